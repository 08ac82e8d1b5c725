"""Sentences of the generated pages by language, and texts made safe to stand in Markdown."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

WORDS = Path(__file__).parent / "words"
SIGNS = re.compile(r"([\\`*_{}\[\]<>#|~$])")


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((WORDS / f"{language}.ftl").read_text("utf-8")))
    return made


def say(language: str, key: str, **values: str | int) -> str:
    """A sentence; a missing key or value ends the build."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    text, problems = bundle(language).format_pattern(pattern, values)
    if problems:
        raise problems[0]
    return str(text)


def plain(text: str) -> str:
    """One line that Markdown takes as it is."""
    return SIGNS.sub(r"\\\1", " ".join(text.split()))


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
