"""Links of built pages: every address inside the site leads to a file of it, and every anchor to something there."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

ADDRESSES = {"href", "src", "poster", "data"}


class Found(NamedTuple):
    anchors: set[str]
    links: list[str]


class PageReader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found = Found(set(), [])

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id" and value:
                self.found.anchors.add(value)
            elif name in ADDRESSES and value is not None:
                self.found.links.append(value)


@cache
def read(page: Path) -> Found:
    reader = PageReader()
    reader.feed(page.read_text("utf-8"))
    return reader.found


def problem_of(site: Path, page: Path, link: str) -> str:
    """Why an address leads nowhere; empty when it does, or leads out of the site."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return ""
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    target = target / "index.html" if target.is_dir() else target
    if not target.is_relative_to(site) or not target.is_file():
        return "no such file"
    anchor = unquote(parts.fragment)
    has_anchors = anchor and target.suffix == ".html"
    return "no such anchor" if has_anchors and anchor not in read(target).anchors else ""


def problems(site: Path) -> tuple[int, list[str]]:
    """How many addresses inside the site there are, and what is wrong with which."""
    site, count, wrong = site.resolve(), 0, []
    for page in sorted(site.rglob("*.html")):
        for link in read(page).links:
            count += not urlsplit(link).scheme
            if problem := problem_of(site, page, link):
                wrong.append(f"{page.relative_to(site)}: {link}: {problem}")
    return count, wrong
