"""Who drew the icons: checks web/src/icons/, writes docs/icons.md and the licence file that packages carry.

`python tools/icons.py --check` only looks.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from textwrap import fill
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "web" / "src" / "icons"
GAMES = ROOT / "src" / "mirabilia" / "games"
PAGE = ROOT / "docs" / "icons.md"
LICENCE = ROOT / "licenses" / "game-icons.txt"

Json = dict[str, Any]

FILES = {
    "common": "Every page and every game",
    "ancient": "More than one game",
    "duel": "7 Wonders Duel",
    "seven": "7 Wonders",
    "world": "World Wonders",
}
OWN = "mirabilia"
LICENCES = {"game-icons": "CC BY 3.0", OWN: "MIT"}

DRAWING = re.compile(r"^export const (\w+) =\s+['\"]([Mm][^'\"]*)['\"];$", re.MULTILINE)
SECTION = re.compile(r"^  (\w+): \{(.*?)\}", re.MULTILINE | re.DOTALL)
KEY = re.compile(r"(\w+)(?:: \w+)?(?:,|\s*$)")

INTRODUCTION = """\
# Icons and their authors

Most icons come from [game-icons.net](https://game-icons.net) under the licence
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/): thank you to the people below. Their drawings were changed in
one way: the numbers of the paths are rounded, to make them short. The others were drawn for this project and are under
its own licence, MIT.

`tools/icons.py` writes this page and `licenses/game-icons.txt` from `web/src/icons/authors.json`. It checks that every
icon has an author, that every author has an icon, and that every Wonder, token, chain symbol, board and Monument of the
catalogues has an icon.

To add an icon, put its path (one `d`, on a box of 512 by 512, whole numbers, one colour) into the file of its game, its
author into `authors.json`, and run `python tools/icons.py`. The author of a drawing on game-icons.net is the folder it
lies in there; some names occur in several folders, so compare the drawing too.
"""
LICENCE_INTRODUCTION = """\
Icons in the pages for the browser, from https://game-icons.net, under the Creative Commons Attribution 3.0 licence:
https://creativecommons.org/licenses/by/3.0/legalcode

Changed in one way: the numbers of their paths are rounded. By author:
"""


def main() -> int:
    listed: Json = json.loads((ICONS / "authors.json").read_text(encoding="utf-8"))
    problems = [*unlisted(listed), *wrongly_credited(listed), *unpictured()]
    for path, text in ((PAGE, written(listed)), (LICENCE, licence(listed))):
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            problems.append(f"{path.relative_to(ROOT)} is not what authors.json says: run `python tools/icons.py`")
    print("\n".join(problems) or f"icons: {len(listed['icons'])} with their authors")
    return 1 if problems else 0


def source(file: str) -> str:
    return (ICONS / f"{file}.ts").read_text(encoding="utf-8")


def unlisted(listed: Json) -> list[str]:
    """Drawings nobody is named for, and names for drawings that are not there."""
    drawn = {(file, name) for file in FILES for name, _ in DRAWING.findall(source(file))}
    named = {(icon["file"], name) for name, icon in listed["icons"].items()}
    return [
        *(f"{file}.ts: {name} has no author in authors.json" for file, name in sorted(drawn - named)),
        *(f"authors.json: {name} is not in {file}.ts" for file, name in sorted(named - drawn)),
    ]


def wrongly_credited(listed: Json) -> list[str]:
    """Authors that are unknown or have no icon, and licences that are not those of the source."""
    authors, icons = set(listed["authors"]), listed["icons"]
    used = {icon["author"] for icon in icons.values()}
    return [
        *(f"authors.json: {author} is not among the authors" for author in sorted(used - authors)),
        *(f"authors.json: {author} has no icon" for author in sorted(authors - used)),
        *(f"authors.json: the licence of {name} is wrong" for name, icon in icons.items() if not licensed(icon)),
    ]


def licensed(icon: Json) -> bool:
    own = icon["author"] == OWN
    return own == (icon["source"] is None) and LICENCES[OWN if own else "game-icons"] == str(icon["licence"])


def unpictured() -> list[str]:
    """Things of the catalogues that have no icon."""
    return [
        f"{game}.ts: {section} {missing} has no icon"
        for (game, section), ids in catalogue().items()
        for missing in sorted(ids - pictured(game).get(section, set()))
    ]


def pictured(game: str) -> dict[str, set[str]]:
    table = source(game).partition(f"export const {game} = {{")[2]
    return {section: set(KEY.findall(keys)) for section, keys in SECTION.findall(table)}


def catalogue() -> dict[tuple[str, str], set[str]]:
    cards = entries("duel", "cards", "card")
    return {
        ("duel", "wonder"): {entry["id"] for entry in entries("duel", "wonders", "wonder")},
        ("duel", "token"): {entry["id"] for entry in entries("duel", "progress", "token")},
        ("duel", "chain"): {entry["chain"] for entry in cards if "chain" in entry},
        ("duel", "colour"): {entry["colour"] for entry in cards},
        ("seven", "board"): {entry["id"] for entry in entries("seven", "boards", "board")},
        ("world", "monument"): {entry["id"] for entry in entries("world", "monuments", "monument")},
    }


def entries(game: str, file: str, kind: str) -> list[Json]:
    text = (GAMES / game / "catalogue" / f"{file}.toml").read_text(encoding="utf-8")
    entries: list[Json] = tomllib.loads(text)[kind]
    return entries


def written(listed: Json) -> str:
    return "\n".join([INTRODUCTION, *authors(listed), *(line for file in FILES for line in table(listed, file))]) + "\n"


def authors(listed: Json) -> list[str]:
    lines = ["## Authors", "", "| author | icons |", "|---|---|"]
    for key, author in listed["authors"].items():
        number = sum(icon["author"] == key for icon in listed["icons"].values())
        name = f"[{author['name']}]({author['url']})" if "url" in author else author["name"]
        lines.append(f"| {name} | {number} |")
    return lines


def table(listed: Json, file: str) -> list[str]:
    lines = ["", f"## {FILES[file]}", "", "| icon | made from | author | licence | changed |", "|---|---|---|---|---|"]
    for name, icon in listed["icons"].items():
        if icon["file"] == file:
            author = listed["authors"][icon["author"]]["name"]
            changed = "rounded" if icon["changed"] else ""
            lines.append(f"| {name} | {origin(icon)} | {author} | {icon['licence']} | {changed} |")
    return lines


def licence(listed: Json) -> str:
    """The icons of each author, by the names they have where they come from."""
    lines = [LICENCE_INTRODUCTION]
    for key, author in listed["authors"].items():
        sources = sorted({icon["source"] for icon in listed["icons"].values() if icon["author"] == key} - {None})
        if sources:
            named = f"{author['name']} ({author['url']})" if "url" in author else author["name"]
            lines.append(fill(f"{named}: {', '.join(sources)}", 120, subsequent_indent="  ", break_on_hyphens=False))
    return "\n".join(lines) + "\n"


def origin(icon: Json) -> str:
    if icon["source"] is None:
        return "own drawing"
    return f"[{icon['source']}](https://game-icons.net/1x1/{icon['author']}/{icon['source']}.html)"


if __name__ == "__main__":
    sys.exit(main())
