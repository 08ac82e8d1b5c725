# Titres et phrases des pages générées ; tout ce qui touche à un jeu vient des mots de ce jeu.
you = Vous
learn = Apprendre { $game }
rules = Règles de { $game }
players = { $least ->
    [one] De un à { $most } joueurs, environ { $minutes } minutes.
   *[other] { $most ->
        [2] À deux, environ { $minutes } minutes.
       *[other] De { $least } à { $most } joueurs, environ { $minutes } minutes.
    }
}
aim = Le but
turn = Un tour
end = La fin
chapters = La première partie, chapitre par chapitre
chapters-about = Chaque chapitre est une position sur le vrai plateau et prend environ { $minutes } minutes. Dans le navigateur, ouvrez le livre et choisissez « Apprendre » ; dans un terminal :
all-rules = Toutes les règles, article par article : [Règles de { $game }](../rules/{ $name }.md).
picture = { $chapter } : le plateau tel que vous le trouvez
sure = Est-ce bien sûr ?
sure-about = Les règles et les pièces portent leur provenance. Sur { $clauses } articles et { $parts } pièces de cette boîte :
from = provenance
clauses = articles
parts = pièces
means = ce que cela veut dire
means-book = le livre de règles le dit
means-public = des critiques, des photos ou d’autres éditions le disent
means-recon = reconstitué de façon que tout ce qu’on en sait soit vrai
means-ruling = le livre de règles se tait ; voici notre réponse
open-about = { $count ->
    [0] Toutes les pièces de cette boîte sont connues.
    [one] [Une pièce](#{ $anchor }) est plausible, mais pas connue.
   *[other] [{ $count } pièces](#{ $anchor }) sont plausibles, mais pas connues.
}
unknown = Ce qu’on ne sait pas encore
settle = Plausible, et vu par personne ici ; une ligne peut réunir plusieurs pièces. Si vous avez la boîte, [vous pouvez trancher](../own-box.md).
box = Tout ce qui est imprimé dans la boîte
part = pièce
says = son effet
copies = combien
see-learn = Pour l’apprendre en jouant : [Apprendre { $game }](../learn/{ $name }.md).
shown = { $game }, en pleine partie
