"""What pages list of the house is all of it: addresses of the server, packages it needs, parts of the boxes."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from build_tools.site import rulebooks

from armarium import questions, shelf
from armarium.server import boxes as box_addresses
from armarium.server import routes

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"`(?:[A-Z]+ )?(/[^` ?]+)")
NAME = re.compile(r"[@\w./-]+")
TYPES_AND_GLUE = {"@sveltejs/vite-plugin-svelte", "@types/node", "@types/three"}


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def told_addresses() -> set[str]:
    """A short one beside a whole one, `/sit` after `/api/tables/{id}/start`, stands for its last step."""
    told: set[str] = set()
    for row in page("docs/server.md").partition("## Addresses")[2].partition("\n## ")[0].splitlines():
        whole = ""
        for address in ADDRESS.findall(row):
            whole = address if address.startswith(("/api/", "/embed/")) else f"{whole.rpartition('/')[0]}{address}"
            told.add(whole)
    return told


def test_the_page_of_the_server_names_every_address() -> None:
    paths = {path for handler in [*routes.ROUTES, *box_addresses.ROUTES] for path in handler.paths}
    addresses = {re.sub(r":\w+}", "}", path) for path in paths}
    assert len(addresses) > 40
    assert addresses - told_addresses() == set()
    assert told_addresses() - addresses == {"/api/schema/openapi.json"}


def needed_packages() -> set[str]:
    ours = tomllib.loads(page("pyproject.toml"))
    groups = [*ours["project"]["optional-dependencies"].values(), *ours["dependency-groups"].values()]
    asked = [*ours["project"]["dependencies"], *(each for group in groups for each in group)]
    web = json.loads(page("web/package.json"))
    return {re.split(r"[^\w.-]", each)[0] for each in asked} | {*web["dependencies"], *web["devDependencies"]}


def test_the_page_of_dependencies_has_a_reason_for_each() -> None:
    listed = {each.rpartition("/")[2] for each in NAME.findall(page("docs/dependencies.md"))}
    assert {each.rpartition("/")[2] for each in needed_packages() - TYPES_AND_GLUE} - listed == set()


def known_of(game: str) -> questions.Known:
    return questions.knowledge(questions.questions(game, None, "en"))


@pytest.mark.parametrize("game", shelf.names())
def test_the_site_counts_parts_as_armarium_box_does(game: str, tmp_path: Path) -> None:
    text = rulebooks.write_page(tmp_path, shelf.game(game), "en").read_text("utf-8")
    known = known_of(game)
    assert f" {known.parts} parts of this box:" in text
    assert f"[{known.doubtful} parts](#not-known-{game}) are plausible" in text
    assert text.index("## Everything printed in the box") < text.index(f"(not-known-{game})=")


def test_the_readme_counts_what_is_reconstructed() -> None:
    known = [known_of(game) for game in questions.games()]
    said = " ".join(page("README.md").split())
    assert f"counts {sum(one.parts for one in known)} parts of the four boxes" in said
    assert f"; {sum(one.doubtful for one in known)} of them nobody here has seen yet" in said
