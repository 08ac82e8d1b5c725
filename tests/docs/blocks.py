"""Every block of code in what the house tells about itself, and the commands in them and between the lines."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[2]
BEGINNINGS = ("armarium", "make ", "pip ", "python ", ".venv/bin/", "PYTHONPATH=", "createdb ")
ASIDE = re.compile(r"\s{2,}.*$|\s+# .*$")  # what a line says of its command
INLINE = re.compile(r"`((?:armarium|make|python -m) [^`\n]+)`")


class Block(NamedTuple):
    page: str
    line: int
    info: str
    text: str

    @property
    def kind(self) -> str:
        if self.info.startswith("{"):
            return "directive"  # for the site, which is built strictly
        return self.info or ("commands" if self.text.startswith(BEGINNINGS) else "drawn")

    @property
    def commands(self) -> list[str]:
        lines = [line for line in self.text.splitlines() if line.strip()] if self.kind == "commands" else []
        return [ASIDE.sub("", line) for line in lines]


def pages() -> list[Path]:
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@cache
def blocks() -> tuple[Block, ...]:
    return tuple(
        Block(str(page.relative_to(ROOT)), token.map[0] + 1, token.info.strip(), token.content)
        for page in pages()
        for token in MarkdownIt().parse(page.read_text("utf-8"))
        if token.type in ("fence", "code_block") and token.map
    )


def commands() -> list[str]:
    """Each once, in the order of the pages."""
    return list(dict.fromkeys(command for block in blocks() for command in block.commands))


def inline_commands() -> list[str]:
    """Named between the lines, in backticks."""
    found = (INLINE.findall(page.read_text("utf-8")) for page in pages())
    return list(dict.fromkeys(command for each in found for command in each))
