"""Schemathesis makes requests of the OpenAPI document, right ones and wrong ones: no answer is a server error."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.test_middleware import CALM
from tests.service.conftest import REPORTS

pytestmark = pytest.mark.skipif(importlib.util.find_spec("schemathesis") is None, reason="schemathesis is missing")
MAIN = "from schemathesis.cli import schemathesis; schemathesis()"


def answer_all(folder: Path, house: House, cookie: str, table: str, examples: int) -> str:
    """Its report; `table` is the id in every path that has one, or any where there is none."""
    file = folder / "schemathesis.toml"
    file.write_text(f'[parameters]\nid = "{table}"\n' if table else "")
    command = [sys.executable, "-c", MAIN, "--config-file", str(file), "run", f"{house.url}/api/schema/openapi.json"]
    limits = ["--checks", "not_a_server_error", "--max-examples", str(examples), "--seed", "17", "--no-color"]
    done = subprocess.run(
        [*command, *limits, "-H", f"cookie: armarium={cookie}"], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize(
    "examples", [3, pytest.param(150, marks=pytest.mark.slow)], ids=lambda examples: f"{examples} examples"
)
@pytest.mark.parametrize("is_relayed", [True, False], ids=["relayed", "anywhere"])
def test_no_request_of_the_document_is_a_server_error(
    open_houses: Callable[..., list[House]], tmp_path: Path, is_relayed: bool, examples: int
) -> None:
    """At a process that does not keep the table, in the name of who sits there; and at tables nobody has."""
    first, second = open_houses(**CALM)
    guest = first.guest()
    table = guest.open("rune", 2, bots=[None, "random"], start=True)
    report = answer_all(tmp_path, second, guest.http.cookies["armarium"], table if is_relayed else "", examples)
    count = re.search(r"(\d+) generated, (\d+) passed", report)
    assert count is not None and count[1] == count[2] and int(count[1]) > 200
    selected = re.search(r"Operations:\s+(\d+) selected", report)
    assert selected is not None and int(selected[1]) > 30
    if is_relayed:
        assert second.hall.metrics.relays.value > 100
    REPORTS.append(f"schemathesis, {'relayed' if is_relayed else 'anywhere'}: {count[1]} requests, no server error")
