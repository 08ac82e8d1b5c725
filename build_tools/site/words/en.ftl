# Headings and sentences of the generated pages; everything about a game comes from the game's own words.
you = You
learn = Learn { $game }
rules = Rules of { $game }
players = { $least ->
    [one] For one to { $most } players, about { $minutes } minutes.
   *[other] { $most ->
        [2] For two players, about { $minutes } minutes.
       *[other] For { $least } to { $most } players, about { $minutes } minutes.
    }
}
aim = The aim
turn = A turn
end = The end
chapters = The first game, chapter by chapter
chapters-about = Each chapter is a position on the real board and takes { $minutes } minutes or so. In the browser open the book and choose “Learn”; in a terminal:
all-rules = All rules, clause by clause: [Rules of { $game }](../rules/{ $name }.md).
picture = { $chapter }: the board as you meet it
sure = How sure is this?
sure-about = Rules and parts carry where they come from. Of { $clauses } clauses and { $parts } parts of this box:
from = where from
clauses = clauses
parts = parts
means = what it means
means-book = the rulebook says so
means-public = reviews, pictures or other editions say so
means-recon = rebuilt so that everything known of it holds
means-ruling = the rulebook is silent; this is our answer
open-about = { $count ->
    [0] Every part of this box is known.
    [one] [One part](#{ $anchor }) is plausible but not known.
   *[other] [{ $count } parts](#{ $anchor }) are plausible but not known.
}
unknown = Not known yet
settle = Plausible, and seen by nobody here; a line may hold several parts. If you own the box, [you can settle them](../own-box.md).
box = Everything printed in the box
part = part
says = what it does
copies = how many
see-learn = To learn it by playing: [Learn { $game }](../learn/{ $name }.md).
shown = { $game } in the middle of a game
