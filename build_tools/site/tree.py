"""What Sphinx reads: a copy of `docs/` with the generated pages in it, and beside it what its pages include."""

from __future__ import annotations

import shutil
from pathlib import Path

from build_tools.site.learning import write_learning
from build_tools.site.plots import PLOTS, write_plots
from build_tools.site.rulebooks import write_rulebooks

from armarium import shelf

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
TOLD = ("CONTRIBUTING.md", "benchmarks/RESULTS.md", "benchmarks/peers.png")


def languages() -> list[str]:
    """English, and every language with a folder of its own."""
    return ["en", *sorted(page.parent.name for page in DOCS.glob("*/index.md") if len(page.parent.name) == 2)]


def folder_of(docs: Path, language: str) -> Path:
    return docs if language == "en" else docs / language


def plant(tree: Path) -> Path:
    """The folder of the English pages; those of the other languages lie in it."""
    shutil.rmtree(tree, ignore_errors=True)
    docs = tree / "docs"
    shutil.copytree(DOCS, docs)
    for name in TOLD:
        (tree / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    (tree / "examples").symlink_to(ROOT / "examples")
    write_plots(docs / "plots")
    list_strays(docs)
    for language in languages():
        write_learning(folder_of(docs, language), language)
        write_rulebooks(folder_of(docs, language), language)
    return docs


def list_strays(docs: Path) -> None:
    """Pages that the contents do not name yet are found at their end."""
    index = docs / "index.md"
    contents = index.read_text("utf-8")
    known = {"index", *contents.split()}
    strays = [page.stem for page in sorted(docs.glob("*.md")) if page.stem not in known]
    if strays:
        entry = "\n".join(["```{toctree}", ":hidden:", ":caption: More", *strays, "```"])
        index.write_text(f"{contents}\n{entry}\n", "utf-8")


def generated_pages() -> set[Path]:
    """Where pages and plots will be that no file of `docs/` stands for, for whoever looks where links lead."""
    return {DOCS / "plots" / f"{plot.file}.svg" for plot in PLOTS} | {
        folder_of(DOCS, language) / kind / f"{game}.md"
        for language in languages()
        for kind in ("learn", "rules")
        for game in shelf.names()
    }
