"""The report as a page, in both languages."""

from __future__ import annotations

import pytest
from rich.console import Console

from armarium.lab import duel
from armarium.lab.telling import report_page


@pytest.mark.parametrize(
    ("language", "bot", "seats", "sure"),
    [("en", "Random", "Wins by seat", "95%"), ("fr", "Hasard", "par place", "95 %")],
)
def test_report_page(language: str, bot: str, seats: str, sure: str) -> None:
    console = Console(width=100)
    with console.capture() as captured:
        console.print(report_page(duel.run(duel.plan("rune", ["random"], 3, 1, {}), processes=1), language))
    page = captured.get()
    assert page.count(bot) == 2
    assert seats in page and sure in page
