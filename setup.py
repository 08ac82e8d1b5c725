"""Compiles the rules with mypyc and packs the built web client. All else is in pyproject.toml.

Without a C compiler the package is built all the same and runs interpreted, only slower; `armarium --version` tells.
"""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "build_tools"))

import pages  # noqa: E402

# Functions of one library call each other directly, so that the compiler may inline them.
FLAGS = ["-fno-semantic-interposition"] if sys.platform.startswith("linux") else []


def compiled() -> list[Extension]:
    """The extension modules; none while only metadata is asked for, or with ARMARIUM_INTERPRETED=1."""
    building = {"bdist_wheel", "build", "build_ext", "editable_wheel"} & set(sys.argv)
    if not building or os.environ.get("ARMARIUM_INTERPRETED") == "1":
        return []
    from mypyc.build import mypycify

    rooms = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["tool"]["armarium"]["compiled"]
    os.environ["MYPYPATH"] = str(HERE / "src")
    paths = [str(Path("src/armarium") / room) for room in rooms]
    extensions = mypycify(["--follow-imports=silent", *paths], opt_level="3", debug_level="0")
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    return extensions


class BuildCore(build_ext):
    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError) as problem:
            print(f"armarium: no C compiler could be used ({problem}); the rules will run interpreted.", flush=True)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def get_outputs(self) -> list[str]:
        return [output for output in super().get_outputs() if Path(output).exists()]


class BuildRooms(build_py):
    """Python files, and the web client beside the server that sends it."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "armarium" / "server" / "pages"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(pages.build(), target)


setup(ext_modules=compiled(), cmdclass={"build_ext": BuildCore, "build_py": BuildRooms})
