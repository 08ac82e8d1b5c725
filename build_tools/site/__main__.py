"""Builds the site into a folder, `build/site/html` unless another is named; a warning or a broken link is a failure."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from build_tools.site.links import problems
from build_tools.site.tree import ROOT, folder_of, languages, plant

HERE = Path(__file__).parent


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m build_tools.site", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "site" / "html")
    folder: Path = parser.parse_args(words).folder
    with tempfile.TemporaryDirectory() as scratch:
        docs = plant(Path(scratch) / "tree")
        for language in languages():
            if code := build(docs, folder, language, Path(scratch)):
                return code
    count, wrong = problems(folder)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    pages = len(list(folder.rglob("*.html")))
    print(f"armarium: {pages} pages in {folder}, {count} links inside, {len(wrong)} broken")
    return 1 if wrong else 0


def build(docs: Path, folder: Path, language: str, scratch: Path) -> int:
    """One language: English at the root, the others in folders of their own."""
    target = folder if language == "en" else folder / language
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-n", "-b", "html", "-c", str(HERE)]
    doctrees = ["-d", str(scratch / f"doctrees-{language}"), "-D", f"language={language}"]
    environment = {**os.environ, "ARMARIUM_SITE": language}
    return subprocess.run(
        [*command, *doctrees, str(folder_of(docs, language)), str(target)], env=environment, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
