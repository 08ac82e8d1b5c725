"""What the numbers of a game mean, as tables for the docs: `python -m armarium.envs.tables` writes them all."""

from __future__ import annotations

from armarium import shelf
from armarium.envs.episode import Setting


def table(name: str) -> str:
    """Actions and fields of a game with its fewest seats, in Markdown."""
    setting = Setting(name)
    encoder = setting.encoder
    lines = [f"### {name}, {setting.seats} seats: {encoder.action_count:,} actions, {encoder.length:,} numbers", ""]
    lines += ["| actions from | to | move | counts |", "|---:|---:|---|---|"]
    for block in encoder.blocks:
        if block.count:
            lines.append(f"| {block.first} | {block.first + block.count - 1} | {block.name} | {block.about} |")
    lines += ["", "| numbers from | how many | field | low | high | meaning |", "|---:|---:|---|---:|---:|---|"]
    at = 0
    for field in encoder.fields:
        lines.append(f"| {at} | {field.length} | {field.name} | {field.low} | {field.high} | {field.about} |")
        at += field.length
    return "\n".join(lines) + "\n"


def tables() -> str:
    return "\n".join(table(name) for name in shelf.NAMES)


if __name__ == "__main__":
    print(tables(), end="")
