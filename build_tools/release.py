"""A release as files: `python -m build_tools.release dist` (or `make release`).

    armarium-…-cp3xx-….whl      compiled rules, built pages; for the CPython that runs this
    armarium-…-py3-none-any.whl plain Python, built pages: nothing is compiled and no Node is needed to install it
    sbom.json                   software bill of materials, CycloneDX 1.6: what is inside, and what it needs
    LICENCES.txt                licences of everything that is shipped inside the wheels
    SHA256SUMS                  of all of them

The bill is held against CycloneDX's own schema. `--try` installs each wheel alone into an empty environment in which
neither a compiler nor Node can be found, and plays there: two games of bots, then a server with a table over HTTP; it
prints how long each took. Which CPython were not tried is printed at the end.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
import uuid
from collections.abc import Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
BUNDLED = ("svelte", "esm-env")  # compiled into the pages though their lock calls them tools
LICENCE_FILES = ("LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE")
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
PLAYED = ("armarium", "sim", "rune", "--games", "2", "--bots", "greedy,random", "--seed", "1")


class Component(NamedTuple):
    """Something that is inside (`required`), or that pip fetches besides (`optional` for the wheel itself)."""

    kind: str  # npm or pypi
    name: str
    version: str
    licence: str
    scope: str

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--plain", action="store_true", help="only the plain wheel")
    parser.add_argument("--try", dest="tried", action="store_true", help="install it in an empty environment and play")
    asked = parser.parse_args(words)
    asked.folder.mkdir(parents=True, exist_ok=True)
    must_be_described(released_version(), (ROOT / "CHANGELOG.md").read_text("utf-8"))
    for interpreted in (True,) if asked.plain else (True, False):
        build(asked.folder, interpreted)
    components = [*shipped_components(), *needed_components()]
    written_bill = json.dumps(bill(components), indent=1) + "\n"
    must_fit_schema(written_bill)
    (asked.folder / "sbom.json").write_text(written_bill, "utf-8")
    (asked.folder / "LICENCES.txt").write_text(licences(), "utf-8")
    (asked.folder / "SHA256SUMS").write_text(checksums(asked.folder), "utf-8")
    for wheel in wheels(asked.folder) if asked.tried else []:
        try_out(wheel)
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    print("not tried:", ", ".join(f"CPython {each}" for each in SUPPORTED if each != here))
    return 0


def project() -> Mapping[str, object]:
    described: Mapping[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return described


def released_version() -> str:
    return str(project()["version"])


def must_be_described(version: str, changelog: str) -> None:
    """A release has its part of the changelog, and nothing is listed there that came after it."""
    newest = re.search(r"^## (.+)$", changelog, re.MULTILINE)
    if newest is None or newest[1] != version:
        sys.exit(f"CHANGELOG.md must begin with the part of {version}; it begins with {newest and newest[1]}")


def build(folder: Path, interpreted: bool) -> None:
    environment = {**os.environ, "ARMARIUM_INTERPRETED": "1" if interpreted else "0"}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    with tempfile.TemporaryDirectory() as scratch:  # nothing of another build gets in
        build_folder = ["-C", f"--build-option=build --build-base={scratch}"]
        command = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), *build_folder, "."]
        subprocess.run(command, cwd=ROOT, env=environment, check=True)


def wheels(folder: Path) -> list[Path]:
    """Those of this version that this CPython takes, the plain one first."""
    here = f"cp{sys.version_info.major}{sys.version_info.minor}"
    built = folder.glob(f"armarium-{released_version()}-*.whl")
    return sorted((each for each in built if is_plain(each) or here in each.name), key=is_compiled)


def is_plain(wheel: Path) -> bool:
    return wheel.name.endswith("-py3-none-any.whl")


def is_compiled(wheel: Path) -> bool:
    return not is_plain(wheel)


# --- what is in it ----------------------------------------------------------------------------------------------------


def shipped_components() -> list[Component]:
    """Packages whose code or fonts are in the pages."""
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    inside = {
        path.removeprefix("node_modules/"): about
        for path, about in locked.items()
        if path and (not about.get("dev") or path.removeprefix("node_modules/") in BUNDLED)
    }
    return [
        Component("npm", name, about["version"], about.get("license", ""), "required")
        for name, about in sorted(inside.items())
    ]


def needed_components() -> list[Component]:
    """What pip installs besides, all the way down, as it is installed here."""
    waiting, known = [str(each) for each in list(project()["dependencies"])], {}  # type: ignore[call-overload]
    while waiting:
        requirement = waiting.pop()
        match = NAME.match(requirement)
        name = match[0].lower().replace("_", "-") if match else ""
        if not name or name in known or "extra ==" in requirement:
            continue
        try:
            package = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for another platform
        known[name] = Component("pypi", name, package.version, licence_of(package.metadata), "optional")
        waiting += package.requires or []
    return [known[name] for name in sorted(known)]


def licence_of(about: metadata.PackageMetadata) -> str:
    named = ", ".join(about.get_all("License-Expression") or [])
    classified = [
        each.rpartition(" :: ")[2] for each in about.get_all("Classifier") or [] if each.startswith("License")
    ]
    written = "\n".join(about.get_all("License") or []).splitlines()
    return str(named or ", ".join(classified) or (written[0] if written else ""))


def bill(components: Sequence[Component]) -> dict[str, object]:
    """CycloneDX 1.6; the serial number follows from what is listed, so the same house makes the same bill."""
    listed = [
        {
            "type": "library",
            "bom-ref": each.purl,
            "name": each.name,
            "version": each.version,
            "scope": each.scope,
            "purl": each.purl,
            "licenses": [{"license": {"name": each.licence}}] if each.licence else [],
        }
        for each in components
    ]
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(listed))
    house = {"type": "application", "bom-ref": "armarium", "name": "armarium", "version": released_version()}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {"component": {**house, "licenses": [{"license": {"id": "MIT"}}]}},
        "components": listed,
        "dependencies": [{"ref": "armarium", "dependsOn": [each.purl for each in components]}],
    }


def must_fit_schema(text: str) -> None:
    """Ends the release where CycloneDX's schema, with the formats it asks for, does not take the bill."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    if problem := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        sys.exit(f"sbom.json is no CycloneDX 1.6: {problem}")


def licences() -> str:
    """The house's own, then of all that is inside the pages."""
    parts = [("armarium", (ROOT / "LICENSE").read_text("utf-8"))]
    for each in shipped_components():
        folder = ROOT / "web" / "node_modules" / each.name
        text = next((folder / name for name in LICENCE_FILES if (folder / name).is_file()), None)
        title = f"{each.name} {each.version} ({each.licence})"
        parts.append(
            (
                title,
                text.read_text("utf-8") if text else f"{each.licence}: https://spdx.org/licenses/{each.licence}.html\n",
            )
        )
    return "\n".join(f"{title}\n{'=' * len(title)}\n\n{text}" for title, text in parts)


def checksums(folder: Path) -> str:
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


# --- in an empty environment ------------------------------------------------------------------------------------------


def try_out(wheel: Path) -> None:
    """From nothing to a played game, and to a table over HTTP, with the wheel alone."""
    mode = "interpreted" if is_plain(wheel) else "compiled"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clean = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
        clean |= {"PATH": str(folder / "bin"), "XDG_DATA_HOME": str(folder / "data")}
        started = time.monotonic()
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, env=clean)
        pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "-q"]
        subprocess.run([*pip, "install", "--only-binary", ":all:", str(wheel.resolve())], check=True, env=clean)
        print(f"{mode}: installed after {time.monotonic() - started:.1f} s", flush=True)
        must_be_in_mode(folder, clean, mode)
        subprocess.run([str(folder / "bin" / PLAYED[0]), *PLAYED[1:]], check=True, env=clean, cwd=folder)
        print(f"{mode}: played two games after {time.monotonic() - started:.1f} s", flush=True)
        serve(folder, clean)
        print(
            f"{mode}: a server answered with its page and a table after {time.monotonic() - started:.1f} s", flush=True
        )


def must_be_in_mode(folder: Path, clean: Mapping[str, str], mode: str) -> None:
    """The installed command says that its rules run so."""
    command = [str(folder / "bin" / "armarium"), "--version"]
    said = subprocess.run(command, check=True, env=clean, cwd=folder, capture_output=True, text=True).stdout.strip()
    print(said, flush=True)
    if said != f"armarium {released_version()} {mode}":
        sys.exit(f"not {mode}: {said}")


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def serve(folder: Path, clean: Mapping[str, str]) -> None:
    port = str(free_port())
    command = [str(folder / "bin" / "armarium"), "serve", "--port", port, "--database", str(folder / "tables.sqlite")]
    server = subprocess.Popen(command, env=clean, cwd=folder)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(f"{address}/health")
        assert b"<div id=" in urllib.request.urlopen(f"{address}/").read()
        body = json.dumps({"game": "rune", "seats": 2, "bots": [None, "greedy"], "start": True}).encode()
        asked = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
        assert json.load(urllib.request.urlopen(asked))["stage"] == "playing"
    finally:
        server.terminate()
        server.wait(20)


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(address).read()
        except OSError:
            time.sleep(0.1)
        else:
            return
    sys.exit(f"{address} does not answer")


if __name__ == "__main__":
    sys.exit(main())
