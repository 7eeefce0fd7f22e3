"""What a Duel screen shows, over many positions, in both languages and several widths."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from mirabilia import games
from mirabilia.cli import screen
from mirabilia.cli.duel import layout, piece, track, words
from mirabilia.cli.screen import Menu, MenuItem, Scene
from mirabilia.core.contract import State
from mirabilia.core.describe import LANGUAGES, document, texts
from mirabilia.core.grammar import in_a_row
from mirabilia.games.duel.lookup import CATALOGUE
from tests.duel.scenario import city as duel_city
from tests.duel.scenario import table as duel_table

DUEL = games.get("duel")
SCREEN = screen.of("duel")
PLAYERS = ("Massimiliano il Magnifico di Montecatini Terme", "greedy")


def scene(language: str) -> Scene:
    return Scene(DUEL, texts(language), PLAYERS)


def positions(seed: int, every: int = 1, wonders: str = "draft") -> Iterator[State]:
    """The positions of a random game in which much is built."""
    state, rng, number = DUEL.new(seed, 2, {"wonders": wonders}), Random(seed), 0
    while state.to_act():
        if number % every == 0:
            yield state.copy()
        seat = state.to_act()[0]
        moves = state.legal(seat)
        building = [move for move in moves if not state.text(move).startswith("discard")]
        state.play(seat, rng.choice(building if building and rng.random() < 0.8 else moves))
        number += 1
    yield state


def lines(part: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None, force_terminal=False, highlight=False, markup=False)
    with console.capture() as captured:
        console.print(part)
    return captured.get().splitlines()


def menu_of(state: State, language: str) -> Menu:
    seat = state.to_act()[0]
    return SCREEN.menu(scene(language), state.view(seat), state.actions(seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_describe_the_wonders_of_the_catalogue(language: str) -> None:
    rules, board = document(language, "duel-rules").splitlines(), scene(language)
    for wonder in CATALOGUE.wonders:
        cost, effects = words.printed_cost(board, wonder.cost), in_a_row(words.effects(board, wonder))
        assert f"| {board.name('wonder', wonder.id)} | {cost} | {effects} |" in rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_everything_fits_80_columns(seed: int, language: str) -> None:
    for state in positions(seed, every=5):
        view = state.view(None)
        drawn = [
            line.plain for line in (*layout.draw(scene(language), view, 80), *track.draw(scene(language), view, 80))
        ]
        assert max(map(len, drawn[:-1])) <= 80
        shown = lines(SCREEN.table(scene(language), view, 80))
        if state.to_act():
            shown += lines(menu_of(state, language).draw())
        assert max(map(cell_len, shown)) <= 80


@pytest.mark.parametrize(("language", "width"), [("en", 120), ("it", 120), ("it", 160), ("it", 60)])
def test_other_widths(language: str, width: int) -> None:
    for state in positions(3, every=12):
        shown = lines(SCREEN.table(scene(language), state.view(None), width), width)
        assert max(map(cell_len, shown)) <= width


def test_wide_terminals_have_the_cities_beside_the_layout() -> None:
    state = DUEL.new(7, 2, {"wonders": "beginner"})
    title = texts("en")("terminal-duel-city", player=PLAYERS[1], coins=7, points=2)
    narrow, wide = (lines(SCREEN.table(scene("en"), state.view(None), width), width) for width in (80, 120))
    assert len(wide) < len(narrow)
    assert any("│" in line and title in line for line in wide)
    assert not any("│" in line and title in line for line in narrow)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_moves_are_reachable_and_nothing_else(language: str) -> None:
    for seed in (4, 5):
        for state in positions(seed, every=3):
            if state.to_act():
                codes = list(reachable(menu_of(state, language).numbered()))
                assert sorted(codes) == sorted(state.legal(state.to_act()[0]))


def reachable(choices: list[MenuItem]) -> Iterator[int]:
    for choice in choices:
        if choice.then is not None:
            yield from reachable(choice.then.numbered())
        elif choice.move is not None:
            yield choice.move


def test_what_cannot_be_paid_is_shown_with_what_is_missing() -> None:
    state = DUEL.new(7, 2, {"wonders": "beginner"})
    refused = [choice for choice in menu_of(state, "en").choices() if not choice.possible]
    assert "Statue of Zeus: 10 coins, 3 short" in [choice.label for choice in refused]
    refused = [choice for choice in menu_of(state, "it").choices() if not choice.possible]
    assert "Statua di Zeus: 10 monete, ne mancano 3" in [choice.label for choice in refused]


def test_costs_are_taken_apart() -> None:
    state = DUEL.new(7, 2, {"wonders": "beginner"})
    labels = [choice.label for choice in menu_of(state, "en").choices()]
    assert "Build Workshop: 2 coins (1 papyrus for 2)" in labels
    assert "Discard Workshop: +2 coins" in labels
    state.play(0, state.parse("build lumber_yard"))
    state.play(1, state.parse("build clay_pool"))
    labels = [choice.label for choice in menu_of(state, "en").choices()]
    assert "Build Garrison: 3 coins (1 clay for 3)" in labels
    assert "Great Lighthouse: 6 coins (1 stone for 2, 2 papyrus for 4 (2 each))" in labels


def test_what_saves_coins_and_what_a_move_brings_are_told() -> None:
    state = duel_table(
        age=2,
        accessible="aqueduct caravansery walls",
        first=duel_city(coins=9, cards="baths forum shelf_quarry", progress="urbanism"),
    )
    labels = [choice.label for choice in menu_of(state, "en").choices()]
    assert "Build Aqueduct: free thanks to Baths (saves 2 coins); +4 coins" in labels
    assert "Build Caravansery: 4 coins (2 on the card, 1 papyrus for 2, 1 glass produced by choice)" in labels
    assert "Build Walls: free" in labels
    labels = [choice.label for choice in menu_of(state, "it").choices()]
    assert "Costruire Acquedotto: gratis grazie ai Bagni (risparmi 2 monete); +4 monete" in labels


def test_accessible_cards_have_a_heavy_frame_and_hidden_ones_show_their_back() -> None:
    state = DUEL.new(7, 2, {"wonders": "beginner"})
    drawn = [line.plain for line in layout.draw(scene("en"), state.view(None), 80)]
    assert drawn[-1].count("┻") == 5
    assert drawn[-1].strip("┗┻┛━ ") == ""
    hidden = [line for line in drawn if "░" in line]
    assert [line.count(" I ") for line in hidden] == [3, 5]
    assert not any("┃" in line for line in hidden)


def test_a_guild_shows_by_its_back() -> None:
    backs = set()
    for seed in range(3):
        for state in positions(seed, wonders="random"):
            view = state.view(None)
            if view.age == 3 and len(view.layout) == 20:
                shown = "\n".join(line.plain for line in layout.draw(scene("it"), view, 80))
                backs |= {back for back in (" III ", " Gilda ") if f"░{back}░" in shown}
    assert backs == {" III ", " Gilda "}


def test_cards_lie_half_a_card_aside() -> None:
    state = DUEL.new(7, 2, {"wonders": "beginner"})
    drawn = [line.plain for line in layout.draw(scene("en"), state.view(None), 80)]
    starts = [len(line) - len(line.lstrip()) for line in drawn if line.lstrip()[0] in "┌┏"]
    assert starts == [24, 18, 12, 6, 0]


def test_the_pawn_and_the_military_tokens() -> None:
    state = DUEL.new(7, 2, {"wonders": "beginner"})
    state.play(0, state.parse("build garrison"))
    drawn = [line.plain for line in track.draw(scene("en"), state.view(None), 80)]
    middle, pawn = (drawn[1].index("■") + drawn[1].rindex("■")) // 2, drawn[1].index("●")
    assert pawn > middle  # towards the capital of the second player
    assert drawn[3].split() == ["coins", "-5", "-2", "-2", "-5"]
    assert drawn[4].startswith(f"{PLAYERS[0]} is 1 space ahead")


def test_cities_show_what_they_have() -> None:
    state = DUEL.new(7, 2, {"wonders": "beginner"})
    for move in ("build garrison", "build lumber_yard"):
        state.play(state.to_act()[0], state.parse(move))
    shown = "\n".join(lines(SCREEN.cities(scene("en"), state.view(0)), 80))
    assert "red      Garrison" in shown
    assert "free     Barracks" in shown
    assert "□ Pyramids: 3St Pa" in shown
    assert "buys at     3   2   2   2   2" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_can_be_explained(language: str) -> None:
    view = DUEL.new(7, 2, {"wonders": "beginner"}).view(0)
    for kind, pieces in piece.KINDS.items():
        for each in pieces:
            for name in (each.id, scene(language).name(kind, each.id).upper()):
                assert SCREEN.card(scene(language), view, name) is not None, name


def test_a_piece_is_found_by_the_beginning_of_its_name() -> None:
    assert piece.find(scene("en"), "pyr") == ("wonder", CATALOGUE.wonders[8])
    assert piece.find(scene("en"), "clay") is None  # several
    assert piece.find(scene("en"), "nothing") is None
    shown = "\n".join(lines(SCREEN.card(scene("it"), DUEL.new(7, 2, {"wonders": "beginner"}).view(0), "bagni") or ""))
    assert "Acquedotto" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_fit_a_card(language: str) -> None:
    for card in CATALOGUE.cards:
        room = 17 if card.age == 3 else 11
        name = words.wrapped(scene(language).name("card", card.id), room)
        assert len(name) <= 2
        assert all(len(line) <= room for line in name)
        effects = words.short_effects(scene(language), card, room)
        assert len(effects) <= room
        assert not effects.endswith("..")
        assert len(words.short_cost(scene(language), card.cost, room)) <= room


def test_names_are_broken_with_care() -> None:
    assert words.wrapped("Cantiere d'Abbattimento", 11) == ["Cantiere d'", "Abbattimen."]
    assert words.wrapped("Glass-Blower", 11) == ["Glass-", "Blower"]
    assert words.wrapped("Riserva di Pietra", 11) == ["Riserva di", "Pietra"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet(language: str) -> None:
    *_, end = positions(6)
    result = end.result()
    assert result is not None
    shown = lines(screen.score_sheet(scene(language), result))
    assert texts(language)(f"duel-reason-{result.reason}") in shown[0]
    total = next(line for line in shown if texts(language)("duel-category-total") in line)
    assert [int(word) for word in total.split()[1:]] == [sheet["total"] for sheet in result.scores]


@pytest.mark.parametrize(
    ("language", "note", "military"),
    [
        ("en", "After a supremacy points are not counted. This is how the cities stood.", "Military 10 0"),
        ("it", "Dopo una supremazia i punti non si contano. Ecco a che punto erano le città.", "Esercito 10 0"),
    ],
)
def test_the_score_sheet_after_a_military_supremacy(language: str, note: str, military: str) -> None:
    result = duel_table(accessible="baths", pawn=9, choice="over").result()
    assert result is not None
    shown = [" ".join(line.split()) for line in lines(screen.score_sheet(scene(language), result))]
    assert shown[1] == note
    assert military in shown
    last_card = duel_table(age=3, active=0, accessible="study")
    last_card.play(0, last_card.parse("discard study"))
    counted = last_card.result()
    assert counted is not None
    assert note not in lines(screen.score_sheet(scene(language), counted))
