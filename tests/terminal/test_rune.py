"""How Rune is drawn: letters and signs, never colour alone; and where its aim goes."""

from __future__ import annotations

import pytest
from rich.console import Console

from armarium import shelf
from armarium.chance import Chance
from armarium.games.rune.grid.board import turned_rows
from armarium.games.rune.terminal import Aim, Picture, draw, notes, owners_of, runes_of
from armarium.games.rune.view import Offer, View

BOX = shelf.game("rune")


def position(seed: int = 1, moves: int = 0, **options: bool) -> tuple[View, list[Offer], int]:
    """The view and offers of the acting seat after so many first moves."""
    settled = {option.name: options.get(option.name.replace("-", "_"), option.default) for option in BOX.options}
    state = BOX.new(2, settled, Chance(seed))
    for _ in range(moves):
        seat = int(state.actor())
        state.play(seat, state.moves(seat)[-1])
    seat = int(state.actor())
    return BOX.view(state, seat), BOX.offers(state, seat), seat


def printed(view: View, language: str = "en", width: int = 100) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(draw(view, language))
    return captured.get()


def test_the_start_as_it_is_printed() -> None:
    view, _, _ = position()
    lines = [line.rstrip() for line in Picture(view).text(roomy=False).plain.splitlines()]
    assert lines == [
        "      k   l   m   n   o   p",
        " 11   ·   ·   ·   ·   ·   ·",
        " 12   ·   ·   ·   ·   ·   ·",
        " 13   ·   ·   B   G   ·   ·",
        " 14   ·   ·   R   B   ·   ·",
        " 15   ·   ·   B   G   ·   ·",
        " 16   ·   ·   ·   ·   ·   ·",
        " 17   ·   ·   ·   ·   ·   ·",
    ]


@pytest.mark.parametrize("moves", [0, 1, 5, 9])
def test_every_rune_stands_at_its_coordinates(moves: int) -> None:
    view, _, _ = position(2, moves)
    lines = Picture(view).text(roomy=False).plain.splitlines()
    columns = lines[0].split()
    owners = owners_of(view.areas)
    for (x, y), rune in runes_of(view).items():
        row = next(line for line in lines[1:] if line.split()[0] == str(y + 13))
        place = 4 + 4 * columns.index(chr(ord("m") + x)) + 2
        assert row[place] == rune
        assert row[place + 1] == (str(owners[x, y] + 1) if (x, y) in owners else " ")
    for master in view.masters:
        row = next(line for line in lines[1:] if line.split()[0] == str(master.y + 13))
        sign = {"red": "▲", "black": "●"}[view.sides[master.seat].colour]
        assert row[4 + 4 * columns.index(chr(ord("m") + master.x)) + 1] == sign


def test_the_last_card_is_outlined_all_around_when_there_is_room() -> None:
    view, _, _ = position(1, 1)
    roomy = Picture(view).text(roomy=True).plain
    assert all(roomy.count(corner) == 1 for corner in "╭╮╰╯")
    tight = Picture(view).text(roomy=False).plain
    assert tight.count("│") == 2 * len(view.board[-1].rows)


def test_a_tried_card_shows_agreement_and_difference() -> None:
    view, offers, seat = position()
    aim = Aim(view, offers, "en")
    state = BOX.new(2, {option.name: option.default for option in BOX.options}, Chance(1))
    aim.trial = BOX.trial(state, seat, aim.text)
    aim.roomy = True
    text = aim.board().plain  # type: ignore[union-attr]
    assert "┏" in text and "┛" in text
    beneath = [mark for mark in aim.trial.marks if mark.dx == mark.dy == 0]
    assert text.count("=") + text.count("≠") == len(aim.trial.marks)
    assert beneath


def test_the_hand_is_printed_in_all_directions() -> None:
    view, _, _ = position()
    page = printed(view)
    assert page.count("r0") == page.count("r3") == 3
    for face in view.hand:
        assert f"card {face.card}" in page
    halves, _, _ = position(quarter_turns=False)
    assert "r1" not in printed(halves) and "r2" in printed(halves)
    assert "carte" in printed(view, "fr")


def test_a_spectator_sees_no_hand() -> None:
    state = BOX.new(2, {option.name: option.default for option in BOX.options}, Chance(1))
    page = printed(BOX.view(state, None))
    assert "card" not in page


def test_turning() -> None:
    rows = ["AB", "CD", "EF"]
    assert turned_rows(rows, 1) == ["ECA", "FDB"]
    assert turned_rows(rows, 2) == ["FE", "DC", "BA"]
    assert turned_rows(turned_rows(rows, 3), 1) == rows


def test_notes_count_masters_cards_and_the_token() -> None:
    view, _, _ = position(1, 0, grand_master=True)
    assert notes(view, "en") == ["▲▲▲ red, 3 cards ◆", "●●● black, 3 cards ◆"]
    view, _, _ = position(1, 2)
    assert sorted(notes(view, "fr")) == ["▲▲ rouges, 2 cartes", "●●● noirs, 3 cartes"]


@pytest.mark.clause("R-5")
def test_masters_are_drawn_in_the_colour_their_seat_has_chosen() -> None:
    options = {option.name: option.default for option in BOX.options}
    signs = {}
    for colour in ("red", "black"):
        state = BOX.new(2, {**options, "first-masters": colour}, Chance(5))
        while not BOX.view(state, None).masters:
            seat = int(state.actor())
            state.play(seat, state.moves(seat)[-1])
        view = BOX.view(state, 0)
        mine = view.masters[0].seat == 0
        signs[colour] = [sign for sign in "▲●" if sign in Picture(view).text(roomy=False).plain]
        assert signs[colour] == [{"red": "▲", "black": "●"}[colour] if mine else {"red": "●", "black": "▲"}[colour]]
        told = (
            ["●●● black, 3 cards", "▲▲▲ red, 3 cards"]
            if colour == "black"
            else ["▲▲▲ red, 3 cards", "●●● black, 3 cards"]
        )
        assert notes(BOX.view(BOX.new(2, {**options, "first-masters": colour}, Chance(5)), None), "en") == told
    assert signs["red"] != signs["black"]


def test_the_aim_names_what_it_points_at() -> None:
    view, offers, _ = position()
    aim = Aim(view, offers, "en")
    for offer in offers:
        aim.point(offer.move)
        assert aim.text == offer.move
        ghost = aim.ghost()
        assert ghost is not None and (ghost.x, ghost.y) == (offer.x, offer.y)


def test_jumping_goes_through_every_spot_of_the_card_and_around() -> None:
    view, offers, _ = position()
    aim = Aim(view, offers, "en")
    mine = [offer.move for offer in offers if offer.card == offers[0].card]
    seen = [aim.text]
    for _ in mine[1:]:
        aim.press("pagedown")
        seen.append(aim.text)
    assert seen == mine
    aim.press("pagedown")
    assert aim.text == mine[0]
    aim.press("pageup")
    assert aim.text == mine[-1]


def test_the_second_step_offers_draw_first_and_arrows_lead_to_the_master() -> None:
    view, offers, _ = position(1, 1)
    aim = Aim(view, offers, "en")
    assert aim.text == "draw" and aim.ghost() is None
    aim.press("right")
    assert aim.text.startswith("master ")
    aim.press("tab")
    assert aim.text == "draw"


def test_without_quarter_turns_space_turns_halfway() -> None:
    view, offers, _ = position(quarter_turns=False)
    aim = Aim(view, offers, "en")
    before = aim.rotation
    aim.press("space")
    assert aim.rotation == (before + 2) % 4


def test_the_cursor_stays_where_a_card_can_reach() -> None:
    view, offers, _ = position()
    aim = Aim(view, offers, "en")
    for _ in range(40):
        aim.press("left")
        aim.press("up")
    assert (aim.x, aim.y) == (-2, -2)


def test_nobody_to_move_means_nothing_to_aim_at() -> None:
    view, _, _ = position()
    aim = Aim(view, [], "en")
    assert aim.text == "" and aim.ghost() is None and not aim.press("right")
    assert aim.focus() is not None
