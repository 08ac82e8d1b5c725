"""No broken link in what the house tells about itself: files that are linked to exist, and so do their headings."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest
from build_tools.site import links as site_links
from build_tools.site.tree import generated_pages, languages

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
ELSEWHERE = ("https://", "http://", "mailto:")


def prose(page: Path) -> str:
    return CODE.sub("", page.read_text("utf-8"))


def links(page: Path) -> list[str]:
    found = [markdown or html for markdown, html in LINK.findall(prose(page))]
    return [link for link in found if not link.startswith(ELSEWHERE)]


def headings(page: Path) -> set[str]:
    """Anchors as Git hosts make them of headings."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def problem_of(page: Path, link: str) -> str:
    path, _, anchor = unquote(link).partition("#")
    target = (page.parent / path).resolve() if path else page
    if target in generated_pages():
        return ""
    if not target.is_relative_to(ROOT) or not target.exists():
        return f"{link}: no such file"
    return f"{link}: no such heading" if anchor and target.suffix == ".md" and anchor not in headings(target) else ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [problem for link in links(page) if (problem := problem_of(page, link))] == []


def test_links_are_found_and_broken_ones_seen() -> None:
    assert sum(len(links(page)) for page in PAGES) > 40
    readme = ROOT / "README.md"
    assert "docs/pictures/rune-close.svg" in links(readme)
    assert problem_of(readme, "docs/nowhere.md") and problem_of(readme, "docs/server.md#no-such-heading")
    assert not problem_of(readme, "#play")


def test_players_pages_are_there_in_every_language() -> None:
    assert languages()[:2] == ["en", "fr"]
    for page in ("index", "play", "host", "privacy", "own-box", "box", "terminal"):
        assert all((ROOT / "docs" / ("" if each == "en" else each) / f"{page}.md").is_file() for each in languages())


def test_broken_links_and_anchors_of_a_built_site_are_seen(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "index.html").write_text('<h1 id="top">x</h1><a href="fr/#ici">a</a><a href="https://elsewhere">b</a>')
    (tmp_path / "fr" / "index.html").write_text('<p id="ici"><a href="../index.html#top">a</a><img src="no.svg">')
    assert site_links.problems(tmp_path) == (3, ["fr/index.html: no.svg: no such file"])
    (tmp_path / "fr" / "index.html").write_text('<p><a href="../../secret.html">a</a>')
    site_links.read.cache_clear()
    assert [line.split(": ", 1)[1] for line in site_links.problems(tmp_path)[1]] == [
        "../../secret.html: no such file",
        "fr/#ici: no such anchor",
    ]
