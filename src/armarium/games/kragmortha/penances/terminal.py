"""Penances at a terminal: what the warden demands, in words, and the keys or words that obey.

A terminal never sees a key let go: where an order wants one held, a switch stands in for it, and the sentence says so.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from armarium.games.kragmortha.parts import Order, seconds_of
from armarium.games.kragmortha.penances.orders import Demand
from armarium.games.kragmortha.view import Look, View
from armarium.hooks import Duty, Pick
from armarium.words import Words, words

DO, HOLD, FAR = "f5", "f8", "f12"  # the keys that obey
PRESSES = ("tongue", "rise", "sit", "quiet", "name")  # what is asked, and the words that do it
LATE = 4  # seconds
FIRST_STEPS = ("play", "haste")


def own_looks(view: View) -> list[Look]:
    return [] if view.seat is None else list(view.sides[view.seat].looks or ())


def has_order(view: View, order: str) -> bool:
    """Whether the screen has to carry this order out for the reader."""
    return view.options["mode"] == "online" and any(look.order == order for look in own_looks(view))


def is_easy(view: View, order: str) -> bool:
    """Whether the stand-in of an order is enough (K-34)."""
    eased = any(look.order == order and look.eased for look in own_looks(view))
    return eased or view.options["stand-ins"] is True


def duties(view: View, demands: Sequence[object], now: float, keys: bool, language: str) -> list[Duty]:
    """One thing is asked at a time; what comes after it is only counted."""
    asked = [msgspec.convert(demand, Demand, from_attributes=True) for demand in demands]
    wording = words("kragmortha", language)
    shown = [
        *(duty_of(one, now, keys, wording) for one in asked if not one.later),
        *standing_duties(view, keys, wording),
    ]
    later = sum(one.later for one in asked)
    return [*shown, Duty(wording.say("duty-more", {"count": later}))] if later else shown


def duty_of(one: Demand, now: float, keys: bool, wording: Words) -> Duty:
    left = None if one.until is None else max(0, math.ceil(one.until - now))
    form = form_of(one)
    values = {"look": wording.say(f"look-{one.look}"), "ask": asked_words(one, wording), "word": one.ask}
    sentence = wording.say(f"duty-{form}-{'key' if keys else 'word'}", {**values, "key": key_of(one, form).upper()})
    clock = "" if left is None else f" {wording.say('duty-left', {'seconds': left})}"
    duty = Duty(sentence + clock, late=left is not None and left < LATE)
    return obeyed_by(duty, one, form)


def form_of(one: Demand) -> str:
    """How it is obeyed: a press, a switch, a letter, something typed; or nothing but choosing."""
    if one.ask in PRESSES or (one.text is not None and one.easy):
        return "press"
    if one.text is not None:
        return "type"
    return {"hold": "hold", "key": "knock"}.get(one.ask, "count")


def key_of(one: Demand, form: str) -> str:
    return {"press": DO, "hold": HOLD, "knock": one.key or ""}.get(form, "")


def asked_words(one: Demand, wording: Words) -> str:
    """What is asked, with what is to be typed or counted."""
    values = {"key": (one.key or "").upper(), "count": one.count or 0, "most": one.most or 0}
    asked = wording.say(f"ask-{one.ask}", values)
    return asked if one.text is None else wording.say("duty-text", {"ask": asked, "text": wording.say(one.text)})


def obeyed_by(duty: Duty, one: Demand, form: str) -> Duty:
    key = key_of(one, form)
    if form == "press":
        return duty._replace(word=one.ask, key=key, note={"type": "pressed", "what": one.ask})
    if form == "knock":
        return duty._replace(word=key, key=key, note={"type": "pressed", "what": "key", "key": key})
    if form == "hold":
        held, let_go = ({"type": "held", "down": down} for down in (True, False))
        return duty._replace(word="hold", key=key, note=held, ending=let_go)
    return duty._replace(note={"type": "typed"}, answer="text") if form == "type" else duty


def standing_duties(view: View, keys: bool, wording: Words) -> Iterator[Duty]:
    """What holds for every move of the own turn: no demand tells of it."""
    if view.seat is None or view.seat != view.active:
        return
    if has_order(view, Order.STIFF_ARM):
        sentence = wording.say(f"duty-far-{'key' if keys else 'word'}", {"key": FAR.upper()})
        yield Duty(sentence, "far", FAR, {"type": "pressed", "what": "far"}, before=True)
    if has_order(view, Order.BOUND_FOREARMS) and view.phase == "plan":
        values = {"seconds": seconds_of(Order.BOUND_FOREARMS) * (2 if is_easy(view, Order.BOUND_FOREARMS) else 1)}
        yield Duty(wording.say(f"duty-pick-{'key' if keys else 'word'}", values))
    if has_order(view, Order.ARM_BEHIND_THE_BACK):
        yield Duty(wording.say("duty-arm"))


def pick(view: View, move: str) -> Pick | None:
    """K-33, arm 3: the clock runs from the card to its first square, so the card is taken by itself."""
    verb, *rest = move.split() or [""]
    if verb not in FIRST_STEPS or not rest or not rest[0].isdecimal() or not has_order(view, Order.BOUND_FOREARMS):
        return None
    return Pick(f"{verb} {rest[0]}", {"type": "picked", "card": int(rest[0])})
