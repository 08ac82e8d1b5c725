"""The examples in deploy/ are read by the programs they are for; where those are missing, by a parser of the form."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from armarium.cli import parser
from armarium.server.internal import must_be_private

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


def checks(*command: str) -> None:
    verdict = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"HOME": "/nonexistent"})
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr


def must_be_command(words: list[str]) -> None:
    """Refused where `armarium` does not know an argument."""
    parser("en").parse_args([re.sub(r"\$\{.*?\}", "x", word) for word in words])


@needs("haproxy")
def test_haproxy_reads_its_example() -> None:
    checks("haproxy", "-c", "-q", "-f", str(DEPLOY / "haproxy.cfg"))


@needs("caddy")
def test_caddy_reads_its_example(tmp_path: Path) -> None:
    checks("caddy", "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile")


@needs("systemd-analyze")
def test_systemd_reads_its_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "armarium.service").read_text("utf-8")
    unit = tmp_path / "armarium.service"
    unit.write_text(text.replace("/opt/armarium/bin/armarium", "/bin/true").replace("User=armarium", "User=nobody"))
    checks("systemd-analyze", "verify", "--recursive-errors=no", str(unit))


def test_the_units_command_is_one() -> None:
    line = re.search(r"ExecStart=\S+ (.*)", (DEPLOY / "armarium.service").read_text("utf-8"))
    assert line is not None
    must_be_command(line[1].split())


def compose() -> dict[str, Any]:
    document: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return document


def test_compose_names_what_it_uses() -> None:
    document = compose()
    services = document["services"]
    assert set(services) == {"one", "two", "database", "proxy"}
    for service in services.values():
        assert set(service["networks"]) <= set(document["networks"])
        assert {name for name in (each.split(":")[0] for each in service.get("volumes", [])) if "/" not in name} <= set(
            document["volumes"]
        )
        assert set(service.get("depends_on", {})) <= set(services)


def test_only_the_proxy_is_reachable_from_outside() -> None:
    assert [name for name, service in compose()["services"].items() if "ports" in service] == ["proxy"]


@pytest.mark.parametrize("name", ["one", "two"])
def test_the_commands_in_compose_are_ones(name: str) -> None:
    service = compose()["services"][name]
    must_be_command(service["command"])
    asked = parser("en").parse_args([re.sub(r"\$\{.*?\}", "x", word) for word in service["command"]])
    assert must_be_private(asked.internal_host) == service["networks"]["house"]["ipv4_address"]


def test_the_container_file_has_only_known_instructions() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    instructions = [line.split()[0] for line in text.splitlines() if line and not line.startswith("#")]
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert instructions[0] == "FROM" and set(instructions) <= known
    command = re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)[-1]
    must_be_command(yaml.safe_load(command))
