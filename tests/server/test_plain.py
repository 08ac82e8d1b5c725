"""What people write is shown as they wrote it, and can neither hide, nor turn round, nor break the line of others."""

from __future__ import annotations

import unicodedata

import pytest

from armarium.server.plain import plain
from tests.server.house import House

DIRECTIONS = [chr(code) for code in (0x200E, 0x200F, 0x061C, *range(0x202A, 0x202F), *range(0x2066, 0x206A))]
UNSEEN = [
    chr(code) for code in (0x200B, 0x200C, 0x2060, 0xFEFF, 0x00AD, 0x180E, 0x3164, 0x2800, 0x115F, 0xE0041, 0xE000)
]
CONTROLS = [chr(code) for code in (0, 7, 8, 27, 127, 0x9B)]
BREAKS = [chr(code) for code in (9, 10, 13, 0x85, 0x2028, 0x2029, 0xA0)]


@pytest.mark.parametrize("sign", [*DIRECTIONS, *UNSEEN, *CONTROLS])
def test_what_nobody_sees_is_taken_out(sign: str) -> None:
    assert plain(f"An{sign}a{sign}") == "Ana", unicodedata.name(sign, repr(sign))
    assert plain(sign * 3) == ""


@pytest.mark.parametrize("sign", BREAKS)
def test_every_break_is_one_space(sign: str) -> None:
    assert plain(f"{sign}one{sign}{sign}two{sign}") == "one two"
    assert plain(f"one {DIRECTIONS[0]} {sign}two") == "one two"


@pytest.mark.parametrize(
    "text",
    [
        "Zoé Ω", "紙舞", "שלום", "مرحبا", "नमस्ते", "a\u0301", "👩‍🚀", "👨‍👩‍👧", "🏳️‍🌈", "❤️", "3️⃣", "👍🏽", "§ 7",
        "– „so“", "🧙‍♂️",
    ],
)  # fmt: skip
def test_scripts_and_emoji_stay_as_they_are(text: str) -> None:
    assert plain(text) == text


def test_a_joiner_or_a_form_outside_an_emoji_goes() -> None:
    assert plain("a\u200db\u200d") == "ab"
    assert plain("\u200d👩\u200d") == "👩"
    assert plain("A\ufe0fna\ufe0e") == "Ana"


def test_a_flood_of_forms_and_joiners_is_nothing() -> None:
    assert plain("\ufe0f" * 60_000) == plain("\u200d" * 60_000) == ""
    assert plain("❤" + "\ufe0f" * 60_000) == "❤\ufe0f"


def test_names_table_names_and_chat_all_come_through_it(house: House) -> None:
    guest = house.guest()
    written = "\u202eevil\u2066\u0007 na\u200bme\u2028two"
    assert guest.http.patch("/api/me", json={"name": written}).json()["name"] == "evil name two"
    table = guest.open(name=written, listed=True)
    card = guest.get(f"/tables/{table}")
    assert (card["name"], card["seats"][0]["person"]["name"]) == ("evil name two", "evil name two")
    line = guest.joined(table)
    line.send("say", text=written)
    assert line.hear_until("chat")["line"]["text"] == "evil name two"
    assert line.refusal("say", text="\u202e\u2069") == "chat-length"
