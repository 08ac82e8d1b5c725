"""SVG as text: elements, labels and pieces of the page's own art. What people write comes in through `label` alone."""

from __future__ import annotations

from html import escape as escape

SERIF = "Grenze, 'Iowan Old Style', Georgia, serif"
SANS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif"
Value = str | float
WIDTHS = {"serif": 0.52, "sans": 0.53}  # of a letter on average, as a share of its height


def number(value: float) -> str:
    """As short as it can be with two digits."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def attribute_text(value: str) -> str:
    """For an attribute, which stands in double quotes here."""
    return escape(value, quote=False).replace('"', "&quot;")


def element(name: str, body: str = "", /, **attributes: Value) -> str:
    """An underscore in an attribute's name is a hyphen; a last one is only there for Python's own words."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{attribute_text(value if isinstance(value, str) else number(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{given}>{body}</{name}>" if body else f"<{name}{given}/>"


def group(body: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Value) -> str:
    larger = f" scale({number(scale)})" if scale != 1 else ""
    return element("g", body, transform=f"translate({number(x)} {number(y)}){larger}", **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def art(name: str, x: float, y: float, size: float, span: float = 100) -> str:
    """A piece of art, whose own box is `span` wide, as large as `size`."""
    scale = "" if size == span else f" scale({size / span:.4g})"
    return element("use", href=f"#{name}", transform=f"translate({number(x)} {number(y)}){scale}")


def label(text: str, x: float, y: float, size: float, fill: str, **attributes: Value) -> str:
    """A line of text with its foot at y; `family` is SERIF or SANS."""
    family = attributes.pop("family", SANS)
    return element("text", escape(text), x=x, y=y, font_family=family, font_size=size, fill=fill, **attributes)


def shorten(text: str, size: float, width: float, face: str = "sans") -> str:
    """A text cut off where it would be wider; letters are taken to be of one width."""
    most = max(1, int(width / (size * WIDTHS[face])))
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def lines_of(text: str, size: float, width: float, lines: int) -> list[str]:
    """Words on so many lines at most; the last one is cut off where there are more."""
    most = max(4, int(width / (size * WIDTHS["sans"])))
    rows = [""]
    for word in text.split():
        if rows[-1] and len(rows[-1]) + len(word) + 1 > most:
            rows.append("")
        rows[-1] = f"{rows[-1]} {word}".strip()
    if len(rows) > lines:
        rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
    return [shorten(row, size, width) for row in rows]
