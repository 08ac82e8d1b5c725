"""How Sphinx builds the site. `build_tools.site` calls it once for each language, with `language` set."""

from __future__ import annotations

import os
import posixpath
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygments.lexers.special import TextLexer

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[2]
SITE_LANGUAGE = os.environ["ARMARIUM_SITE"]
OTHERS = sorted(page.parent.name for page in (ROOT / "docs").glob("*/index.md") if len(page.parent.name) == 2)
NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
# Pages of the site that are told in a file elsewhere.
STAND_INS = {"../benchmarks/RESULTS": "benchmarks", "../CONTRIBUTING": "architecture", "../README": "index"}
LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\(([\w./-]+)\.md(#[\w-]+)?\)")

project = "Armarium"
author = "the Armarium authors"
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
html_title = "Armarium"
extensions = ["myst_parser"]
exclude_patterns = [f"{each}/**" for each in OTHERS] if SITE_LANGUAGE == "en" else []
highlight_language = "text"
myst_heading_anchors = 4
html_theme = "furo"
html_static_path = ["static"]
templates_path = ["templates"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#8a3b12",
        "color-brand-content": "#8a3b12",
        "color-background-primary": "#fdf8ea",
        "color-background-secondary": "#f5ead0",
        "color-foreground-primary": "#2a1d12",
    },
    "dark_css_variables": {
        "color-brand-primary": "#ffcf78",
        "color-brand-content": "#ffcf78",
        "color-background-primary": "#111a30",
        "color-background-secondary": "#0c1222",
        "color-foreground-primary": "#f2e9d6",
    },
}
SIDEBAR = ("brand", "search", "languages", "scroll-start", "navigation", "scroll-end")
html_sidebars = {"**": [f"sidebar/{part}.html" for part in SIDEBAR]}


def setup(app: Sphinx) -> None:
    app.add_lexer("exchange", TextLexer)
    app.connect("source-read", read_source)
    app.connect("html-page-context", add_languages)


def read_source(app: Sphinx, page: str, source: list[str]) -> None:
    """Links between languages become plain ones: each language is a build of its own."""
    source[0] = LINK.sub(lambda match: link_text(page, match), source[0])


def link_text(page: str, match: re.Match[str]) -> str:
    text, path, anchor = match[1], match[2], match[3] or ""
    path = STAND_INS.get(path, path)
    if language_of(place_of(page, path)) == SITE_LANGUAGE:
        return f"[{text}]({path}.md{anchor})"
    return f'<a href="{path}.html{anchor}">{text}</a>'


def place_of(page: str, path: str) -> str:
    """Where a link from a page leads, from the root of the whole site."""
    here = page if SITE_LANGUAGE == "en" else f"{SITE_LANGUAGE}/{page}"
    return posixpath.normpath(posixpath.join(posixpath.dirname(here), path))


def language_of(place: str) -> str:
    first = place.split("/")[0]
    return first if first in OTHERS else "en"


def add_languages(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """For the sidebar: this page in every other language, or where there is none that language's first page."""
    context["languages"] = [
        (NAMES.get(each, each), each, address(app, page, each)) for each in ("en", *OTHERS) if each != SITE_LANGUAGE
    ]


def address(app: Sphinx, page: str, language: str) -> str:
    """From this page to the same one elsewhere."""
    here = page if SITE_LANGUAGE == "en" else f"{SITE_LANGUAGE}/{page}"
    root = Path(app.srcdir) if SITE_LANGUAGE == "en" else Path(app.srcdir).parent
    folder = "" if language == "en" else f"{language}/"
    there = f"{folder}{page}" if (root / f"{folder}{page}.md").is_file() else f"{folder}index"
    return posixpath.relpath(f"{there}.html", posixpath.dirname(here) or ".")
