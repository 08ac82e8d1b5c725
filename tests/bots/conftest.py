"""Programs have all the time they need here, and none outlives its test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from armarium.bots import program

PATIENCE = 120.0


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("START", "GRACE", "PARTING"):
        monkeypatch.setattr(program, name, PATIENCE)
    yield
    program.end_all()
