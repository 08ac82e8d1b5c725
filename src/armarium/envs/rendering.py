"""An episode drawn for who is asked: as the terminal draws it (`ansi`, printed: `human`), or as a picture of that.

The picture has a cell of pixels for each character. What the built-in font cannot write is a block in its colour.
"""

from __future__ import annotations

import io
from functools import lru_cache

import numpy as np
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style

from armarium.envs.episode import Array, Episode

MODES = ("human", "ansi", "rgb_array")
LANGUAGE = "en"
COLUMNS = 100
CELL = (9, 18)  # pixels of a character
PAPER, INK = (18, 20, 28), (222, 222, 222)

Colour = tuple[int, int, int]


def must_be_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode}")


def frame(episode: Episode, mode: str | None) -> str | Array | None:
    if mode == "human":
        print(ansi_text(episode))
    if mode == "ansi":
        return ansi_text(episode)
    return picture(lines(episode)) if mode == "rgb_array" else None


def console(file: io.StringIO) -> Console:
    return Console(file=file, width=COLUMNS, force_terminal=True, color_system="truecolor", legacy_windows=False)


def drawing(episode: Episode) -> RenderableType:
    from armarium.terminal.plain import drawing_of

    game = episode.setting.game
    return drawing_of(game).draw(game.view(episode.state, episode.actor), LANGUAGE)


def ansi_text(episode: Episode) -> str:
    file = io.StringIO()
    console(file).print(drawing(episode))
    return file.getvalue()


def lines(episode: Episode) -> list[list[Segment]]:
    screen = console(io.StringIO())
    return screen.render_lines(drawing(episode))


def picture(rows: list[list[Segment]]) -> Array:
    wide, high = CELL
    pixels = np.full((max(1, len(rows)) * high, COLUMNS * wide, 3), PAPER, np.uint8)
    for line, segments in enumerate(rows):
        column = 0
        for segment in segments:
            for character in segment.text:
                draw_character(pixels, line * high, column * wide, character, segment.style)
                column += 1
    return pixels


def draw_character(pixels: Array, top: int, left: int, character: str, style: Style | None) -> None:
    wide, high = CELL
    cell = pixels[top : top + high, left : left + wide]
    if not cell.size:
        return
    paper, ink = colours(style)
    shade = glyph(character)[: cell.shape[0], : cell.shape[1], None]
    cell[:] = (np.array(paper) * (255 - shade) + np.array(ink) * shade) // 255


def colours(style: Style | None) -> tuple[Colour, Colour]:
    """Paper and ink."""
    if style is None:
        return PAPER, INK
    paper = PAPER if style.bgcolor is None else tuple(style.bgcolor.get_truecolor(foreground=False))
    ink = INK if style.color is None else tuple(style.color.get_truecolor())
    return (ink, paper) if style.reverse else (paper, ink)  # type: ignore[return-value]


@lru_cache(maxsize=4096)
def glyph(character: str) -> Array:
    """How much ink each pixel of a character has, from 0 to 255."""
    from PIL import Image, ImageDraw, ImageFont

    wide, high = CELL
    image = Image.new("L", CELL, 0)
    if character.isascii() or character.isalpha():
        draw = ImageDraw.Draw(image)
        draw.text((wide / 2, high / 2), character, fill=255, font=ImageFont.load_default(13), anchor="mm")
    elif not character.isspace():
        image.paste(255, (2, 4, wide - 2, high - 4))
    return np.asarray(image, np.int32)
