"""A page for each book with all of its rules and everything printed in its box, each with where it comes from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from build_tools.site.phrases import plain, say, table

from armarium import shelf, words
from armarium.game import Game
from armarium.guide import box_sections, guide, section_clauses
from armarium.hooks import Section
from armarium.questions import knowledge, questions
from armarium.unverified import unverified_lines

TAGS = ("book", "public", "recon", "ruling")
Clause = dict[str, str]


def write_rulebooks(folder: Path, language: str) -> list[Path]:
    """The pages `rules/<game>.md`; which were written."""
    target = folder / "rules"
    target.mkdir(exist_ok=True)
    return [write_page(target, shelf.game(name), language) for name in shelf.names()]


def write_page(target: Path, game: Game, language: str) -> Path:
    title = words.words(game.name, language).game_name(game.name)
    clauses = {each["clause"]: each for each in words.clauses(game.name, language)}
    parts = [
        f"# {say(language, 'rules', game=title)}",
        say(language, "see-learn", game=title, name=game.name),
        *provenance(game, list(clauses.values()), language),
        *rules(game, clauses, language),
        f"## {say(language, 'box')}",
        *(box_part(section, language) for section in box_sections(game, language)),
        *unknown(game, language),
    ]
    page = target / f"{game.name}.md"
    page.write_text("\n\n".join(parts) + "\n", "utf-8")
    return page


# --- where it comes from ----------------------------------------------------------------------------------------------


def provenance(game: Game, clauses: list[Clause], language: str) -> list[str]:
    """Parts are counted as `armarium box` counts them: each thing that an owner could look up."""
    ruled = Counter(each["tag"] for each in clauses)
    known = knowledge(questions(game.name, None, language))
    rows = [
        [origin(tag, language), str(ruled[tag]), str(known.tags.get(tag, 0)), say(language, f"means-{tag}")]
        for tag in TAGS
        if ruled[tag] or tag in known.tags
    ]
    heads = [say(language, key) for key in ("from", "clauses", "parts", "means")]
    return [
        f"## {say(language, 'sure')}",
        say(language, "sure-about", clauses=len(clauses), parts=known.parts),
        table(heads, rows),
        say(language, "open-about", count=known.doubtful, anchor=unknown_anchor(game)),
    ]


def unknown_anchor(game: Game) -> str:
    return f"not-known-{game.name}"


def unknown(game: Game, language: str) -> list[str]:
    """Last, for they are many: whoever wants the rules need not read past them."""
    lines = "\n".join(f"- {plain(line)}" for line in unverified_lines(game.name, language))
    return (
        [f"({unknown_anchor(game)})=\n## {say(language, 'unknown')}", say(language, "settle"), lines] if lines else []
    )


def origin(tag: str, language: str) -> str:
    return words.words(None, language).say(f"origin-{tag}")


# --- the rules --------------------------------------------------------------------------------------------------------


def rules(game: Game, clauses: dict[str, Clause], language: str) -> list[str]:
    """By the sections of the rules page."""
    wording = words.words(game.name, language)
    parts: list[str] = []
    for section in guide(game).sections:
        parts.append(f"## {plain(wording.say(f'guide-{section.key}'))}")
        parts += [clause_text(clauses[number], language) for number in section_clauses(game, section)]
    return parts


def clause_text(clause: Clause, language: str) -> str:
    """Its anchor is its number: `rules/rune.html#r-7`."""
    number = clause["clause"]
    heading = f"({number.lower()})=\n### {number} {plain(clause['title'])}"
    return f"{heading}\n\n{plain(clause['text'])} *\\[{origin(clause['tag'], language)}\\]*"


def box_part(section: Section, language: str) -> str:
    has_copies = any(part.copies > 1 for part in section.parts)
    heads = [say(language, "part"), say(language, "says"), *([say(language, "copies")] if has_copies else [])]
    rows = [[plain(part.name), plain(part.text), *([str(part.copies)] if has_copies else [])] for part in section.parts]
    return f"### {plain(section.title)}\n\n{table(heads, rows)}"
