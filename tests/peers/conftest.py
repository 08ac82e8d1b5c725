"""Leaves out the tests of what is not installed: `make test-peers` installs it."""

from __future__ import annotations

from importlib.util import find_spec

NEEDS = {
    "test_ray.py": "ray",
    "test_pettingzoo.py": "pettingzoo",
    "test_gymnasium.py": "gymnasium",
    "test_openspiel.py": "pyspiel",
}
collect_ignore = [file for file, package in NEEDS.items() if find_spec(package) is None]
