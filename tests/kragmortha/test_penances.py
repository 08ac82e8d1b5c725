"""K-33, K-34: what the server sees of every order it watches, from notes and the clock; silence does not help."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from armarium import words
from armarium.game import NOBODY
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.parts import Order
from armarium.games.kragmortha.penances import orders
from armarium.games.kragmortha.penances.orders import Easier, Held, Note, Picked, Pressed, Slip, Spoken, Texts, Typed
from armarium.games.kragmortha.penances.warden import Warden, slip_text
from armarium.games.kragmortha.penances.watch import ROUND
from armarium.games.kragmortha.state import State
from tests.kragmortha.tables import at, looks, offered

SAYINGS = {
    key: [words.words("kragmortha", language).say(key) for language in words.LANGUAGES] for key in orders.SAYINGS
}
TEXTS = Texts(SAYINGS)


def german(key: str) -> str:
    return words.words("kragmortha", "de").say(key)


@pytest.mark.clause("K-34")
@pytest.mark.parametrize("spelled", [str, str.upper, lambda text: text.replace("ä", "ae").replace("ü", "ue")])
def test_umlauts_may_be_typed_as_such_without_dots_or_with_an_e(spelled: Callable[[str], str]) -> None:
    assert "ä" in german("hail-2") and "ü" in german("hail-4")
    for key in ("hail-2", "hail-4"):
        assert TEXTS.is_answer(key, spelled(german(key)))
        assert TEXTS.is_answer(key, german(key).replace("ä", "a").replace("ü", "u").replace(",", ""))
        assert not TEXTS.is_answer(key, german(key)[:-1])
    assert not TEXTS.is_answer("hail-2", german("hail-4"))
    assert Texts({"forbidden-1": ["Bücher"]}).has_forbidden("zwei Buecher, bitte")


class Room:
    """A table with a warden and a clock of its own; seat 0 is on turn and holds the Looks."""

    def __init__(self, looks: str, hand: str = "gbg gbg gbg", own_turn: bool = True, **fields: str) -> None:
        held = ",".join(f"1/{look}" for look in looks.split())
        hands = "/".join([hand.replace(" ", "."), "gbg.gbg"] if own_turn else ["gbg.gbg", hand.replace(" ", ".")])
        goblins = "c8 d6" if own_turn else "d6 c8"
        seat = "1" if own_turn else "2"
        self.state: State = at(goblins, seat=seat, hands=hands, looks=held, rigor="f10", **fields)
        self.now = 100.0
        self.warden = Warden(self.state, [0, 1], TEXTS, self.now)
        self.called: list[Slip] = []

    def hears(self, note: Note, after: float = 0.1, seat: int = 0) -> list[str]:
        self.now += after
        return cards(self.warden.hear(seat, note, self.now))

    def plays(self, text: str, after: float = 0.1) -> list[str]:
        self.now += after
        seat = int(self.state.actor())
        self.state.events = []
        self.state.play(seat, self.state.find(seat, text))
        events, self.state.events = self.state.events, None
        self.called = self.warden.follow(self.state, seat, text, events, self.now)
        return cards(self.called)

    def waits(self, seconds: float) -> list[str]:
        self.now += seconds
        return cards(self.warden.tick(self.now))

    def asks(self) -> list[str]:
        return [demand.ask for demand in self.warden.demands(0)]


def cards(slips: list[Slip]) -> list[str]:
    return [slip.card for slip in slips]


@pytest.mark.clause("K-33")
@pytest.mark.parametrize(
    ("look", "good", "bad"),
    [
        ("mouth-1", ["mmh", "Nnn? hm!", "…"], ["hmm ok", "é", "m n a"]),
        ("mouth-2", ["goblin", "0123456789"], ["two words", "elevenchars"]),
        ("voice-4", [], ["a", "!"]),
        ("voice-2", ["hello all", "handbook"], ["my book", "BOOK!", "le maître", "Gobelin?", "pushcard push"]),
    ],
)
def test_orders_about_chat(look: str, good: list[str], bad: list[str]) -> None:
    for text in good:
        assert Room(look).hears(Spoken(text)) == []
    for text in bad:
        assert Room(look).hears(Spoken(text)) == [look]


@pytest.mark.clause("K-33")
def test_dead_silent_forbids_emotes_too() -> None:
    assert Room("voice-4").hears(Pressed("emote")) == ["voice-4"]


@pytest.mark.clause("K-33")
def test_gaping_jaw_is_held_from_the_first_choice_to_the_end_of_the_turn() -> None:
    room = Room("mouth-3")
    assert "hold" in room.asks()
    assert room.hears(Held(True)) == room.hears(Picked(card=1)) == room.plays("play 1 c9") == []
    assert room.hears(Held(False)) == ["mouth-3"]  # let go between the steps
    assert Room("mouth-3").hears(Picked(card=1)) == ["mouth-3"]
    assert Room("mouth-3").plays("play 1 c9") == ["mouth-3"]  # a forged client sends only the move
    good = Room("mouth-3")
    good.hears(Held(True))
    assert good.plays("play 1 c9") == good.plays("stop") == good.hears(Held(False)) == []


@pytest.mark.clause("K-33")
def test_lolling_tongue_answers_in_time() -> None:
    room = Room("mouth-4")
    room.warden.prompt(0, room.now)
    assert room.asks() == ["tongue"] and room.warden.due() == room.now + 8
    assert room.hears(Pressed("tongue"), 7.9) == room.waits(60) == []
    room.warden.prompt(0, room.now)
    assert room.waits(8.1) == ["mouth-4"] and room.waits(60) == []


@pytest.mark.clause("K-33")
@pytest.mark.clause("K-34")
def test_balanced_tome_counts_cards_and_squares_changes_of_mind_included() -> None:
    room = Room("head-1")
    notes = (Picked(card=1), Picked(square="c9"), Picked(card=2), Picked(card=2), Picked(square="c9"))
    for note, count in zip(notes, (1, 2, 3, 3, 4), strict=True):  # picking the same again is none
        assert room.hears(note) == []
        (demand,) = room.warden.demands(0)
        assert (demand.ask, demand.count, demand.most) == ("picks", count, 4)
    assert room.hears(Picked(card=3)) == ["head-1"]
    assert room.hears(Picked(card=1)) == []  # once in a turn is enough
    assert "picks" not in room.asks()  # it has fallen
    bold = Room("head-1")
    assert bold.plays("play 1 c9") == bold.plays("step c10") == []  # three picks at the least


@pytest.mark.clause("K-33")
def test_bowed_head_touches_its_own_name() -> None:
    room = Room("head-4")
    assert "name" in room.asks()
    room.plays("play 1 c9")
    assert room.plays("stop") == ["head-4"] and room.called[-1].before  # K-28: it is of the turn that has ended
    good = Room("head-4")
    assert good.hears(Pressed("name")) == good.plays("play 1 c9") == good.plays("stop") == []


@pytest.mark.clause("K-33")
def test_stiff_arm_confirms_with_the_far_button() -> None:
    room = Room("arm-1")
    assert room.hears(Pressed("far")) == room.plays("play 1 c9") == []
    assert room.plays("stop") == ["arm-1"]  # each move anew


@pytest.mark.clause("K-33")
def test_bound_forearms_choose_card_and_square_together() -> None:
    room = Room("arm-3")
    assert room.hears(Picked(card=1), 30) == room.hears(Picked(square="c9"), 2.9) == room.plays("play 1 c9", 30) == []
    assert room.hears(Picked(square="c10"), 9) == room.plays("step c10", 9) == []  # only the first square is timed
    slow = Room("arm-3")
    slow.hears(Picked(card=1))
    assert slow.hears(Picked(square="c9"), 3.1) == ["arm-3"]
    assert Room("arm-3").plays("play 1 c9", 3.5) == ["arm-3"]  # no word of the card: it counts from the start


@pytest.mark.clause("K-33")
@pytest.mark.clause("K-34")
def test_one_foot_has_fifteen_seconds_of_ones_own_choosing() -> None:
    room = Room("leg-1")
    assert room.waits(14.9) == [] and room.waits(0.2) == ["leg-1"]
    assert room.waits(30) == []  # the turn goes on, the slip is one
    split = Room("leg-1", hand="gbo gbg gbg")
    assert split.plays("play 1 c9", 10) == []
    assert split.waits(4.9) == [] and split.waits(0.3) == ["leg-1"]
    assert Room("leg-1", own_turn=False).waits(100) == []  # not while others choose


@pytest.mark.clause("K-33")
def test_on_your_feet_rises_first_and_sits_after() -> None:
    assert Room("leg-2").plays("play 1 c9") == ["leg-2"]
    assert Room("leg-2").hears(Picked(card=1)) == ["leg-2"]
    room = Room("leg-2")
    assert room.hears(Pressed("rise")) == room.plays("play 1 c9") == room.plays("stop") == []
    assert room.asks() == ["sit"]
    assert room.hears(Pressed("sit"), 4.9) == room.waits(60) == []
    late = Room("leg-2")
    late.hears(Pressed("rise"))
    late.plays("play 1 c9")
    late.plays("stop")
    assert late.waits(5.1) == ["leg-2"]


@pytest.mark.clause("K-33")
def test_the_five_seconds_to_sit_run_on_into_the_next_turn() -> None:
    def hurried() -> Room:
        """The other one has the shortest of turns."""
        room = Room("leg-2")
        room.hears(Pressed("rise"))
        room.plays("play 1 c9")
        room.plays("stop")
        over = room.now
        while room.state.actor() == 1:
            room.plays(min(offered(room.state)))
        assert room.state.actor() == 0 and room.now < over + 2
        return room

    late = hurried()
    assert late.asks() == ["sit", "rise"] and [one.later for one in late.warden.demands(0)] == [False, True]
    assert late.waits(5.1) == ["leg-2"] and late.asks() == ["rise"]
    good = hurried()
    assert good.hears(Pressed("sit")) == good.hears(Pressed("rise")) == good.waits(60) == []


@pytest.mark.clause("K-33")
@pytest.mark.clause("K-34")
def test_a_glance_is_no_choice_but_it_is_something_a_touch_is_both() -> None:
    down = "gbg:0 gbg:0"
    assert Room("leg-2 hand-4", down).plays("peek 1") == ["leg-2"]
    assert Room("mouth-3 hand-4", down).plays("peek 1") == []
    for look in ("leg-2", "mouth-3"):
        assert Room(f"{look} arm-2").plays("touch 1") == [look]
    assert Room("arm-1 hand-4", down).plays("peek 1") == []  # there is nothing to confirm


@pytest.mark.clause("K-33")
@pytest.mark.clause("K-35")
def test_an_order_that_was_shaken_off_asks_for_nothing_more() -> None:
    room = Room("voice-1", hand="roo gbg gbg", books="1/unhexing")
    room.plays("play 1 e10")
    assert room.asks() == ["hail"]
    room.plays("unhex voice-1")
    assert room.asks() == [] and room.warden.due() is None and room.waits(60) == []


@pytest.mark.clause("K-33")
def test_knock_knees_press_the_shown_key_between_the_steps() -> None:
    room = Room("leg-3")
    room.plays("play 1 c9")
    (demand,) = room.warden.demands(0)
    assert demand.ask == "key" and demand.key is not None and demand.until == room.now + 4
    assert room.hears(Pressed("key", demand.key)) == room.plays("step c10") == []
    hasty = Room("leg-3")
    hasty.plays("play 1 c9")
    assert hasty.plays("step c10") == ["leg-3"]
    wrong = Room("leg-3")
    wrong.plays("play 1 c9")
    wrong.hears(Pressed("key", "z"))
    assert wrong.waits(4.1) == ["leg-3"]
    sly = Room("leg-3 arm-2", books="1/unhexing")
    sly.plays("touch 1")
    sly.plays("play 1 c9")
    sly.plays("unhex arm-2")  # what is done in between changes nothing
    assert sly.asks() == ["key"] and sly.plays("step c10") == ["leg-3"]
    one = Room("leg-3")
    one.plays("play 1 c9")
    assert one.plays("stop") == one.waits(60) == []  # there was nothing between the steps


@pytest.mark.clause("K-33")
def test_hail_the_master_once_per_rigor_card_within_twenty_seconds() -> None:
    room = Room("voice-1", own_turn=False, hand="roo gbg")
    room.plays("play 1 e10")
    (demand,) = room.warden.demands(0)
    assert demand.ask == "hail" and demand.text is not None and demand.until == room.now + 20
    for text in SAYINGS[demand.text]:
        again = Room("voice-1", own_turn=False, hand="roo gbg")
        again.plays("play 1 e10")
        assert again.hears(Typed(text.upper() + "!!"), 19.9) == again.waits(60) == []
    room.hears(Typed("hail"))
    assert room.waits(20.1) == ["voice-1"]


@pytest.mark.clause("K-33")
def test_a_rigor_card_of_two_steps_asks_for_one_hail_and_strings_of_bone_for_none() -> None:
    room = Room("voice-1", own_turn=False, hand="roo gbg")
    room.plays("play 1 e10")
    room.plays("step d10", 1)
    (demand,) = room.warden.demands(0)
    assert demand.until == room.now + 19  # the clock of the card, not of the second step
    assert room.hears(Typed(SAYINGS[str(demand.text)][0])) == room.waits(60) == []
    bones = Room("voice-1", books="1/strings-of-bone")
    bones.plays("bone e10")
    assert bones.asks() == [] and bones.waits(60) == []


@pytest.mark.clause("K-33")
def test_the_hail_of_a_second_rigor_card_is_asked_after_the_first() -> None:
    room = Room("voice-1", own_turn=False, hand="roo rsg gbg", books="2/hasty-feet")
    room.plays("play 1 e10")
    room.plays("stop", 1)
    room.plays("haste 1 e9", 1)
    first, second = room.warden.demands(0)
    assert (first.ask, first.later, second.ask, second.later, second.until) == ("hail", False, "hail", True, None)
    assert first.until == room.now + 18 and first.text != second.text
    room.hears(Typed(SAYINGS[str(first.text)][0]), 10)
    (left,) = room.warden.demands(0)
    assert left.text == second.text and left.until == room.now + 20
    assert room.waits(19.9) == [] and room.waits(0.2) == ["voice-1"]
    lazy = Room("voice-1", own_turn=False, hand="roo rsg gbg", books="2/hasty-feet", options="gentle:off")
    lazy.plays("play 1 e10")
    lazy.plays("stop")
    lazy.plays("haste 1 e9")
    assert lazy.waits(20) == ["voice-1"] and lazy.waits(19.9) == [] and lazy.waits(0.2) == ["voice-1"]


@pytest.mark.clause("K-34")
@pytest.mark.parametrize("look", ["voice-4", "mouth-1", "mouth-2"])
def test_hails_formulas_and_prompts_are_not_chat(look: str) -> None:
    room = Room(f"{look} voice-3" if look != "voice-4" else "voice-4 mouth-4")
    for formula in (key for key in SAYINGS if key.startswith("formula-")):
        assert room.hears(Typed(SAYINGS[formula][0])) == []
    assert room.hears(Pressed("tongue")) == room.hears(Pressed("quiet")) == room.hears(Held(True)) == []
    assert room.hears(Spoken("by your leave")) == [look]  # said in the chat it is


@pytest.mark.clause("K-34")
def test_one_thing_is_asked_at_a_time_and_only_its_clock_runs() -> None:
    room = Room("voice-1 mouth-4 leg-3", hand="roo gbg gbg")
    room.warden.prompt(0, room.now)
    room.plays("play 1 e10", 1)  # Rigor's own mover hails too; between the steps the key comes first
    assert [(demand.ask, demand.later) for demand in room.warden.demands(0)] == [
        ("key", False),
        ("tongue", True),
        ("hail", True),
    ]
    assert room.warden.due() == room.now + 4
    room.hears(Pressed("key", str(room.warden.demands(0)[0].key)), 3)
    assert room.warden.due() == room.now + 7  # one second of the tongue's eight had gone
    room.hears(Pressed("tongue"), 6)
    assert room.asks() == ["hail"] and room.warden.due() == room.now + 20


@pytest.mark.clause("K-34")
def test_the_clock_of_the_key_stands_still_while_somebody_else_has_to_choose() -> None:
    room = Room("leg-3")
    room.plays("play 1 c9")
    watch = room.warden.watches[0]
    watch.stop_choosing(room.now + 3)
    assert watch.due_times() == []
    watch.start_choosing(room.now + 50)
    assert watch.due_times() == [room.now + 51]


@pytest.mark.clause("K-33")
def test_a_whole_round_in_silence_is_a_slip() -> None:
    for note, slips in ((Spoken("hello"), []), (Pressed("quiet"), []), (None, ["voice-2"])):
        room = Room("voice-2")
        assert room.asks() == ["quiet"]
        assert note is None or room.hears(note) == []
        found = room.plays("play 1 c9") + room.plays("stop")
        while room.state.actor() == 1:
            found += room.plays(min(offered(room.state)))
        assert found == slips  # judged when the next turn of one's own begins


@pytest.mark.clause("K-33")
def test_by_your_leave_types_the_formula_letter_by_letter() -> None:
    room = Room("voice-3")
    (demand,) = [demand for demand in room.warden.demands(0) if demand.ask == "formula"]
    assert demand.text is not None
    assert room.hears(Typed(SAYINGS[demand.text][1])) == room.plays("play 1 c9") == []
    sloppy = Room("voice-3")
    sloppy.hears(Typed(SAYINGS[demand.text][0][:-1]))
    assert sloppy.plays("play 1 c9") == ["voice-3"]
    assert Room("voice-3").plays("play 1 c9") == ["voice-3"]


# --- K-34: what holds for all -----------------------------------------------------------------------------------------


@pytest.mark.clause("K-34")
def test_clocks_can_be_doubled_and_gestures_made_easier() -> None:
    room = Room("mouth-4", options="doubled-clocks:on")
    room.warden.prompt(0, room.now)
    assert room.waits(15.9) == [] and room.waits(0.2) == ["mouth-4"]
    easy = Room("voice-3 leg-3", options="stand-ins:on")
    assert easy.hears(Pressed("formula")) == easy.plays("play 1 c9") == []
    assert easy.hears(Pressed("key")) == easy.plays("step c10") == []


@pytest.mark.clause("K-34")
def test_everybody_chooses_easier_ways_for_themselves_at_any_time() -> None:
    room = Room("voice-3 leg-3 leg-1")
    assert not room.warden.demands(0)[0].easy
    room.hears(Easier(on=True))
    (formula,) = [demand for demand in room.warden.demands(0) if demand.ask == "formula"]
    assert formula.easy and not room.warden.watches[1].is_easy(Order.BY_YOUR_LEAVE)  # for this player alone
    assert room.hears(Pressed("formula")) == room.plays("play 1 c9") == []
    key, _ = room.warden.demands(0)
    assert key.easy and key.until == room.now + 8 and room.hears(Pressed("key")) == []
    assert room.hears(Easier(on=False)) == [] and not room.warden.watches[0].is_easy(Order.KNOCK_KNEES)


@pytest.mark.clause("K-34")
def test_an_eased_look_has_its_stand_in_and_twice_its_time() -> None:
    room = Room("voice-3/eased leg-3")
    assert [demand.easy for demand in room.warden.demands(0)] == [True]
    assert room.hears(Pressed("formula")) == room.plays("play 1 c9") == []
    assert [(demand.ask, demand.easy, demand.until) for demand in room.warden.demands(0)] == [
        ("key", False, room.now + 4)
    ]


@pytest.mark.clause("K-34")
def test_an_order_got_in_the_own_turn_binds_as_far_as_its_moment_is_not_past() -> None:
    watch = Room("leg-4").warden.watches[0]
    watch.learn(
        {order: order.value for order in (Order.STIFF_ARM, Order.BY_YOUR_LEAVE, Order.SEALED_LIPS)}, set(), 100.0
    )
    assert cards(watch.hear("ok")) == ["mouth-1"]  # chat at once
    watch.start_choosing(101.0)
    assert cards(watch.follow_move(["play", "1", "c9"], 102.0)) == ["arm-1"]  # the formula binds from the next turn
    watch.end_turn(103.0)
    watch.begin_turn(110.0)
    assert cards(watch.follow_move(["play", "1", "c9"], 111.0)) == ["arm-1", "voice-3"]


@pytest.mark.clause("K-34")
def test_bots_are_not_watched_and_one_table_watches_itself() -> None:
    room = Room("voice-3")
    room.warden.watched = {1}
    assert room.plays("play 1 c9") == []
    assert room.warden.due() is None
    physical = Room("voice-3", options="mode:table")
    assert physical.plays("play 1 c9") == []


@pytest.mark.clause("K-34")
def test_who_comes_back_while_a_bot_has_begun_the_turn_owes_nothing_for_it() -> None:
    room = Room("voice-3 leg-2 leg-1")
    room.warden.watched = {1}
    room.plays("play 1 c9", 60)
    room.warden.watched = {0, 1}
    assert room.waits(60) == room.plays("step c10") == room.waits(60) == []


@pytest.mark.clause("K-33")
def test_the_tongue_is_asked_for_at_a_moment_of_the_lot() -> None:
    room = Room("mouth-4")
    room.warden = Warden(room.state, [0, 1], TEXTS, room.now, lambda: 0.5)
    assert room.warden.due() == room.now + ROUND / 2 and room.asks() == []
    assert room.waits(ROUND / 2) == [] and room.asks() == ["tongue"]
    assert room.waits(8) == ["mouth-4"] and room.warden.due() is None  # once a round
    short = Room("mouth-4")
    short.warden = Warden(short.state, [0, 1], TEXTS, short.now, lambda: 0.5)
    short.plays("play 1 c9")
    short.plays("stop")
    while short.state.actor() == 1:
        short.plays(min(offered(short.state)))
    assert short.asks() == ["tongue"]  # the round was over before the moment came


@pytest.mark.clause("K-34")
def test_a_replaced_order_slips_under_the_name_of_its_card() -> None:
    room = Room("voice-4", options="chat:off")
    assert room.plays("play 1 c9") == ["voice-4"]  # it gives the order of By Your Leave here
    assert room.hears(Spoken("anything")) == []


@pytest.mark.clause("K-34")
def test_the_verdict_is_a_move_of_the_server_and_costs_a_look() -> None:
    """A forged client that skips the formula: the warden sees it, the server plays it, the log keeps it."""
    room = Room("voice-3")
    events: list[Slip] = []
    room.now += 1
    room.state.events = []
    room.state.play(0, room.state.find(0, "play 1 c9"))
    events = room.warden.follow(room.state, 0, "play 1 c9", room.state.events, room.now)
    assert [slip_text(slip) for slip in events] == ["slip 1 voice-3"]
    room.state.play(NOBODY, room.state.find(NOBODY, slip_text(events[0])))
    assert looks(room.state, 0) == 2


def test_what_must_be_typed_can_be_typed_on_any_keyboard_in_every_language() -> None:
    known = Texts(SAYINGS)
    for key, texts in SAYINGS.items():
        for text in texts:
            plain = orders.plain_letters(text)
            assert plain.isascii() and all(char.isalnum() or char == " " for char in plain)
            assert key.startswith("forbidden") or (known.is_answer(key, plain) and known.is_answer(key, text))
    forbidden = [set(SAYINGS[f"forbidden-{n}"]) for n in range(1, 6)]
    assert len(set.union(*forbidden)) == 5 * len(words.LANGUAGES)
    assert parts.LOOKS[parts.LOOK_IDS.index("voice-2")].most == 5
