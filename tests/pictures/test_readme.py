"""The README's pictures are what the house draws now: `make pictures` would leave every one of them as it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from build_tools import readme_pictures


def test_pictures_of_the_readme_are_as_they_would_be_drawn_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {file.name: file.read_text("utf-8") for file in readme_pictures.FOLDER.iterdir()}
    monkeypatch.setattr(readme_pictures, "FOLDER", tmp_path)
    assert readme_pictures.main() == 0
    drawn = {file.name: file.read_text("utf-8") for file in tmp_path.iterdir()}
    assert set(kept) == set(drawn)
    assert [name for name in kept if kept[name] != drawn[name]] == []
