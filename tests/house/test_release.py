"""What a release is made of: its bill of materials, licences and checksums. The wheels are built and tried by
`make release`."""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from pathlib import Path

import pytest
from build_tools import release

ROOT = Path(__file__).resolve().parents[2]


def test_the_bill_lists_what_is_inside_and_what_it_needs() -> None:
    components = [*release.shipped_components(), *release.needed_components()]
    bill = json.loads(json.dumps(release.bill(components)))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    refs = [each["bom-ref"] for each in bill["components"]]
    assert len(refs) == len(set(refs)) and bill["dependencies"][0]["dependsOn"] == refs
    inside = {each["name"] for each in bill["components"] if each["scope"] == "required"}
    assert inside >= set(json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]) | {"svelte"}
    needed = {each["name"] for each in bill["components"] if each["scope"] == "optional"}
    assert needed >= {"litestar", "msgspec", "sqlalchemy", "textual", "rapier3d"}
    assert "greenlet" not in inside and all(each["licenses"] for each in bill["components"] if each["name"] in inside)
    assert bill == json.loads(json.dumps(release.bill(components))), "the same house makes the same bill"


def test_the_bill_fits_the_schema_of_cyclonedx_and_a_wrong_one_does_not() -> None:
    bill = release.bill([*release.shipped_components(), *release.needed_components()])
    release.must_fit_schema(json.dumps(bill))
    with pytest.raises(SystemExit, match="no CycloneDX"):
        release.must_fit_schema(json.dumps({**bill, "serialNumber": "seventeen"}))


def test_the_plain_wheel_is_tried_first_and_other_pythons_not(tmp_path: Path) -> None:
    here = f"cp{sys.version_info.major}{sys.version_info.minor}"
    version = release.released_version()
    for tag in (f"{here}-{here}-linux_x86_64", "py3-none-any", "cp399-cp399-linux_x86_64"):
        (tmp_path / f"armarium-{version}-{tag}.whl").touch()
    assert [release.is_plain(wheel) for wheel in release.wheels(tmp_path)] == [True, False]
    assert here in release.wheels(tmp_path)[1].name


def test_licences_of_everything_shipped() -> None:
    text = release.licences()
    assert text.startswith("armarium\n")
    for each in release.shipped_components():
        assert f"{each.name} {each.version}" in text


def test_checksums_hold_for_every_file_but_their_own(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"one")
    (tmp_path / "SHA256SUMS").write_bytes(b"old")
    assert release.checksums(tmp_path) == f"{hashlib.sha256(b'one').hexdigest()}  a.whl\n"


def test_a_version_that_is_not_the_newest_of_the_changelog_is_not_released() -> None:
    """Neither one without a part of its own, nor an older one with what was built since."""
    release.must_be_described("0.2.0", "# Changelog\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n")
    for changelog in ("# Changelog\n", "\n## Unreleased\n\n- New.\n\n## 0.2.0\n", "\n## 0.2.0.1\n", "\n## 0.1.0\n"):
        with pytest.raises(SystemExit):
            release.must_be_described("0.2.0", changelog)


@pytest.mark.parametrize("page", ["docs/play.md", "docs/fr/play.md"])
def test_players_are_told_to_install_this_version(page: str) -> None:
    told = (ROOT / page).read_text("utf-8")
    assert f"\npip install armarium-{release.released_version()}-py3-none-any.whl\n" in told


def test_the_declared_pythons_are_those_that_are_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == f">={release.SUPPORTED[0]}"
    named = [each.rpartition(" ")[2] for each in project["classifiers"] if "Python :: 3." in each]
    assert named == list(release.SUPPORTED)
