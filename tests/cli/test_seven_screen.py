"""What a screen of 7 Wonders shows: exact lines, and over many positions that everything fits and can be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

import mirabilia.cli.seven
from mirabilia.cli import screen
from mirabilia.cli.screen import MenuItem
from mirabilia.cli.seven import marks, piece, printed, scores, words
from mirabilia.cli.seven.parts import ScreenPart, parts
from mirabilia.core.contract import Cost, Result
from mirabilia.core.describe import FOLDER, LANGUAGES, texts
from mirabilia.games.seven.expansion import expansions
from mirabilia.games.seven.state import State
from tests.cli.seven_table import (
    SCREEN,
    SEVEN,
    lines,
    menu,
    menu_lines,
    positions,
    scene,
    table_lines,
)
from tests.locales import messages
from tests.seven.scenario import choose, city, commit, table, turn

EVERYTHING = "leaders,cities,edifice"
KINDS = [
    (2, {}),
    (3, {"edition": 1}),
    (4, {"expansions": "leaders,cities", "teams": "on", "leader_decks": "expert"}),
    (5, {"expansions": EVERYTHING}),
    (8, {"expansions": "cities"}),
]
LONG = tuple(f"{name} Massimiliano il Magnifico di Montecatini" for name in "ABCDEFGH")


def middle() -> State:
    """Age II with something of everything."""
    own = city("baths stone_pit west_trading_post", coins=6, leaders="nero", held_leaders="sappho solomon", stages=1)
    return table(
        5,
        age=2,
        turn=1,
        options={"expansions": EVERYTHING},
        hands={0: "aqueduct walls temple bazar"},
        cities={
            0: own | {"debt": 1, "pawns": (1, 0, 0)},
            1: city("quarry loom_1 barracks", coins=4, victories=(1, 0, 0)),
            3: city("altar apothecary", coins=2),
            4: city("excavation forum", coins=0, defeats=1, diplomacy=1, edifice_debts=(1, 0, 0)),
        },
        discard="theater",
    )


# Exact lines.


def test_the_title() -> None:
    assert table_lines(middle())[0].startswith("── Age II, turn 2 of 7, hands go to the right ──")
    assert table_lines(middle(), language="it")[0].startswith("── Epoca II, turno 2 di 7, le mani passano a destra ──")
    assert len(table_lines(middle())[0]) == 80


def test_neighbours_stand_side_by_side() -> None:
    shown = table_lines(middle())
    first = next(number for number, line in enumerate(shown) if line.startswith("── left: Bruno"))
    assert shown[first : first + 9] == [
        "── left: Bruno ────────────────────────  ── right: Elio ────────────────────────",
        "has     4 coins, 2 points                has     0 coins, -3 points",
        "Wonder  Rhodes (Day) □□□                 Wonder  Babylon (Day) □□□",
        "makes   2St Or Ct                        makes   Wo St/Cl Gl/Ct/Pa",
        "arms    1 shield, tokens +1              sells   Wo St/Cl",
        "brown   Quarry                           arms    0 shields, tokens -1, 1",
        "grey    Loom                                     Diplomacy token",
        "red     Barracks                         debts   -2 (Edifice)",
        "                                         brown   Excavation",
    ]


def test_far_cities_have_a_line_each() -> None:
    shown = table_lines(middle())
    first = next(number for number, line in enumerate(shown) if line.startswith("city "))
    assert shown[first : first + 3] == [
        "city   Wonder          coins  shields  tokens  cards     points",
        "Carla  Ephesus □□□         6        0                         2",
        "Diana  Alexandria □□□      2        0          bl1 gn1        4",
    ]


def test_the_own_city() -> None:
    shown = table_lines(middle())
    first = next(number for number, line in enumerate(shown) if line.startswith("── Anna"))
    assert shown[first + 1 :] == [
        "has     6 coins, 7 points",
        "Wonder  Giza (Day)",
        "        ■ 3 victory points (under it: Lumber Yard)",
        "        □ 2 clay and 1 cloth → 5 victory points",
        "        □ 4 stone → 7 victory points",
        "makes   2 stone",
        "buys at left: raw materials 1, goods 2; right: raw materials 2, goods 2",
        "arms    0 shields",
        "free    Aqueduct, Forum",
        "leaders Nero; 2 in hand",
        "debts   -1 (debt)",
        "pawns   1 of Age I",
        "brown   Stone Pit",
        "blue    Baths",
        "yellow  West Trading Post",
        "Your leaders in hand: Sappho (1 coin), Solomon (3 coins)",
        "1 card in the discard pile; known: Theater",
    ]


def test_the_own_city_in_italian() -> None:
    shown = table_lines(middle(), language="it")
    first = next(number for number, line in enumerate(shown) if line.startswith("── Anna"))
    assert shown[first + 1 : first + 9] == [
        "ha       6 monete, 7 punti",
        "Merav.   Giza (Giorno)",
        "         ■ 3 punti vittoria (sotto: Cantiere d'Abbattimento)",
        "         □ 2 Argille e 1 Tessuto → 5 punti vittoria",
        "         □ 4 Pietre → 7 punti vittoria",
        "produce  2 Pietre",
        "compra a sinistra: materie prime 1, manufatti 2; destra: materie prime 2,",
        "         manufatti 2",
    ]


def test_edifices_are_told_in_full_in_their_age() -> None:
    assert table_lines(middle())[1:6] == [
        "Edifice I: Belvedere, 1 coin, 2 pawns left",
        "Edifice II: Factory, 3 coins, 2 pawns left. Each pawn: Produces one resource",
        "every turn, your choice of glass, cloth, and papyrus (not for sale). If it",
        "fails, without a pawn: Discard a brown card from your city",
        "Edifice III: Archives, 5 coins, 2 pawns left",
    ]
    assert table_lines(middle(), language="it")[1] == "Struttura I: Torre Panoramica, 1 moneta, restano 2 gettoni"


def test_the_hand_with_every_way_to_pay() -> None:
    assert menu_lines(middle())[:9] == [
        "Anna has to choose a card and use it",
        "Aqueduct (blue; 3 stone): 5 victory points",
        "  1 Build: free thanks to Baths",
        "  2 Build: 1 coin (1 to the left)",
        "  3 Build: 2 coins (2 to the right)",
        "Walls (red; 3 stone): 2 shields",
        "  4 Build: 1 coin (1 to the left)",
        "  5 Build: 2 coins (2 to the right)",
        "Temple (blue; 1 wood, 1 clay, and 1 glass): 4 victory points",
    ]
    assert menu_lines(middle(), language="it")[:4] == [
        "Anna sceglie una carta da giocare",
        "Acquedotto (blu; 3 Pietre): 5 punti vittoria",
        "  1 Costruire: gratis grazie ai Bagni",
        "  2 Costruire: 1 moneta (1 a sinistra)",
    ]


def test_what_is_not_possible_has_no_number() -> None:
    state = table(hands={0: "loom_2 statue"}, cities={0: city("loom_1", board="rhodes", coins=0)}, age=2)
    assert menu_lines(state)[1:5] == [
        "Loom (grey; free): Produces 1 cloth every turn",
        "  - Loom is already in the city.",
        "Statue (blue; 1 wood and 2 ore): 4 victory points",
        "  - Statue cannot be paid for: nobody sells what is missing (1 wood and 1 ore).",
    ]


def test_how_many_coins_are_missing_is_told() -> None:
    cities = {0: city(board="rhodes", coins=1), 1: city("stone_pit", board="giza"), 2: city("quarry", board="ephesus")}
    shown = menu_lines(table(hands={0: "walls"}, cities=cities, age=2, turn=1))
    assert shown[1:3] == ["Walls (red; 3 stone): 2 shields", "  - Walls costs 6 coins, you are 5 short."]


def test_the_stage_asks_for_its_card() -> None:
    state = table(
        hands={0: "aqueduct walls"},
        cities={0: city("sawmill", board="giza", coins=9)},
        age=2,
        turn=1,
        options={"expansions": "edifice"},
    )
    shown = menu_lines(state)
    at = shown.index("Stage 1 of Giza (2 wood): 3 victory points")
    number = int(shown[at + 1].split()[0])
    assert shown[at + 1 : at + 4] == [
        f"  {number} Build the stage: with the city's own resources",
        f"  {number + 1} Build the stage and take part in Factory: 3 coins",
        f"  {number + 2} Sell a card: +3 coins",
    ]
    asked = menu(state).numbered()[number - 1].then
    assert asked is not None
    assert lines(asked.draw())[:3] == ["Which card goes under the stage?", "  1 Aqueduct", "  2 Walls"]


def test_leaders_to_recruit() -> None:
    state = table(
        phase="recruitment",
        turn=-1,
        options={"expansions": "leaders", "leader_decks": "expert"},
        cities={
            0: city(coins=2, held_leaders="sappho solomon nitocris", board="rhodes"),
            1: city(held_leaders="nero"),
            2: city(held_leaders="plato"),
        },
    )
    assert menu_lines(state)[:8] == [
        "Anna has to choose a leader and use it",
        "Sappho (leader; 1 coin): 2 victory points",
        "  1 Recruit: 1 coin",
        "Solomon (leader; 3 coins): At the end of the turn build a card from the discard",
        "pile for free",
        "  - Solomon costs 3 coins, you have 2.",
        "Nitocris (leader; 1, 2 or 3 coins in Age I, II or III): Take a military victory",
        "token of the current Age",
    ]
    assert table_lines(state)[0].startswith("── Age I, recruitment of leaders ──")


def test_a_loss_is_asked_for() -> None:
    state = table(options={"expansions": "cities"}, hands={1: "hideout"}, cities={0: city(coins=2), 1: city(coins=5)})
    turn(state, {1: "build hideout"})
    assert menu_lines(state)[:3] == [
        "Anna has to lose coins or take debt tokens",
        "  1 Pay 1 coin",
        "  2 Take 1 debt token",
    ]
    choose(state, "pay 0 debt 1")
    assert "debts   -1 (debt)" in table_lines(state)


def test_whose_choice_is_missing() -> None:
    state = middle()
    commit(state, 0, "build bazar")
    assert "Still to choose: Bruno, Carla, Diana, and Elio" in table_lines(state, 1)
    assert "Devono ancora scegliere: Bruno, Carla, Diana ed Elio" in table_lines(state, 1, "it")
    assert not any("Still to choose" in line for line in table_lines(middle()))


def test_what_goes_with_a_stage_is_asked_at_once() -> None:
    """Carthage by day, stage 2; nobody else sees that a choice has begun."""
    own = city("ore_vein press_2", board="carthage", stages=1)
    state = table(age=2, turn=2, hands={0: "temple"}, cities={0: own})
    before = table_lines(state, 1)
    commit(state, 0, "stage temple")
    assert menu_lines(state) == [
        "Anna has to choose one of the effects of the stage",
        "  1 Choose effect 1: 7 coins at once; 2 victory points",
        "  2 Choose effect 2: 1 shield; 2 victory points",
    ]
    assert table_lines(state, 1) == before


def test_a_purchase_for_nothing_is_told_from_none() -> None:
    own = "tree_farm excavation glassworks_1 east_trading_post clandestine_dock_east"
    options = {"expansions": ["leaders", "cities"], "leader_decks": ["expert"]}
    cities = {0: city(own, leaders="hatshepsut", board="giza"), 5: city(board="babylon")}
    state = table(6, age=2, options=options, hands={0: "temple"}, cities=cities)
    shown = [line.strip() for line in menu_lines(state)]
    assert shown[2:4] == ["1 Build: with the city's own resources", "2 Build: 0 coins (0 to the right)"]


def test_the_free_city() -> None:
    state = table(2, hands={0: "altar theater"})
    assert "Anna acts for the Free City this turn; 6 cards in its pile." in table_lines(state)
    assert any("right: Free City" in line for line in table_lines(state))
    commit(state, 0, "build altar")
    assert menu_lines(state)[0] == "Anna has to choose a card and use it, for the Free City"
    assert any("Città Franca" in line for line in menu_lines(state, language="it"))
    events = turn(state, {2: "build theater"})
    assert "The Free City builds Theater." in " ".join(screen.paragraphs(scene(state), events))


def test_partners_see_each_other() -> None:
    state = table(4, options={"expansions": "cities", "teams": "on"}, hands={1: "altar"})
    shown = " ".join(table_lines(state))
    assert "── left, partner: Bruno ──" in shown
    assert "In the hand of Bruno: Altar, " in shown


def test_a_spectator_sees_no_hand_but_all_cities() -> None:
    shown = "\n".join(table_lines(middle(), None))
    for name in ("── Anna ──", "── Bruno ──", "── Carla ──", "── Diana ──", "── Elio ──"):
        assert name in shown
    assert "leaders in hand:" not in shown
    assert "Lumber Yard" not in shown  # under a stage
    assert SCREEN.waiting(scene(middle()), middle().view(None)).startswith("Still to choose: Anna, Bruno")


def test_wide_terminals_have_the_own_city_in_the_middle() -> None:
    shown = table_lines(middle(), width=130)
    title = next(line for line in shown if "left: Bruno" in line)
    assert title.index("left: Bruno") < title.index("── Anna") < title.index("right: Elio")


def test_a_turn_is_told_city_by_city() -> None:
    state = table(hands={0: "altar", 1: "loom_1", 2: "theater"})
    events = turn(state, {0: "build altar", 1: "sell loom_1", 2: "build theater"})
    assert screen.paragraphs(scene(state), events) == [
        "Anna builds Altar.",
        "Bruno sells a card. Bruno takes 3 coins for the sale.",
        "Carla builds Theater.",
        "The hands are passed to the left. Age I, turn 2.",
    ]


def test_equal_names_get_the_number_of_the_seat() -> None:
    assert screen.scene(SEVEN, texts("en"), ("Anna", "greedy", "greedy")).players == ("Anna", "Greedy 2", "Greedy 3")
    assert screen.scene(SEVEN, texts("it"), ("Anna", "greedy")).players == ("Anna", "Avido", "Città Franca")


# The score sheet.


def test_leaders_and_black_cards_share_a_line() -> None:
    sheet = {"military": 1, "leaders": 4, "black": 3, "edifice": 0, "total": 8}
    assert scores.lines([sheet, sheet | {"leaders": 0}]) == [
        ("military", [1, 1]),
        ("leaders-black", [7, 3]),
        ("total", [8, 8]),
    ]


def test_debt_has_lines_of_its_own_if_somebody_has_any() -> None:
    sheet = {"treasury": 2, "edifice": -2, "total": 0}
    debts = [{"part": "debt", "points": -1}, {"part": "edifice_debt", "points": -2}, {"part": "coins", "points": 3}]
    assert scores.lines([sheet, sheet], [debts, []]) == [
        ("coins", [3, 2]),
        ("debt", [-1, 0]),
        ("edifice", [0, -2]),
        ("edifice-debt", [-2, 0]),
        ("total", [0, 0]),
    ]
    assert scores.lines([sheet], [[]]) == [("treasury", [2]), ("edifice", [-2]), ("total", [0])]


def test_points_so_far_keep_coins_and_debt_apart() -> None:
    shown = lines(SCREEN.cities(scene(middle()), middle().view(0)))
    assert [line.split()[-5:] for line in shown if line.startswith(("Coins", "Debt", "Edifice debt"))] == [
        ["2", "1", "2", "0", "0"],
        ["-1", "0", "0", "0", "0"],
        ["0", "0", "0", "0", "-2"],
    ]


@pytest.mark.parametrize(
    ("language", "sheet", "explained"),
    [
        (
            "en",
            ["Coins 4 1 1", "Debt -3 0 0", "Scientific structures 10 1 0"],
            "Anna: symbol of free choice of Scientists Guild: tablet; compass (1): 1 point; gear (1): 1 point; "
            "tablet (1): 1 point; 1 set of three different symbols: 7 points",
        ),
        (
            "it",
            ["Monete 4 1 1", "Debiti -3 0 0", "Edifici Scientifici 10 1 0"],
            "Anna: simbolo a scelta (Gilda degli Scienziati): tavoletta; compasso (1): 1 punto; "
            "ingranaggio (1): 1 punto; tavoletta (1): 1 punto; 1 serie di tre simboli diversi: 7 punti",
        ),
    ],
)
def test_the_score_sheet_explains_itself(language: str, sheet: list[str], explained: str) -> None:
    own = city("apothecary workshop scientists_guild", coins=12, debt=3)
    state = table(age=3, turn=6, phase="over", options={"expansions": "cities"}, cities={0: own, 1: city("laboratory")})
    result = state.result()
    assert isinstance(result, Result)
    shown = lines(screen.score_sheet(scene(state, language), result), 200)
    assert set(sheet) <= {" ".join(line.split()) for line in shown}
    assert shown[-1] == explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_of_a_team_game_of_eight(language: str) -> None:
    *_, (end, _) = positions(1, 8, expansions="leaders,cities", teams="on")
    result = end.result()
    assert isinstance(result, Result)
    shown = lines(screen.score_sheet(scene(end, language), result))
    assert max(map(cell_len, shown)) <= 80
    total = next(line for line in shown if line.strip().startswith(texts(language)("seven-category-total")))
    assert [int(word) for word in total.split()[1:]] == [sheet["total"] for sheet in result.scores]
    team = next(line for line in shown if line.strip().startswith(texts(language)("terminal-team")))
    assert [int(word) for word in team.split()[1:]] == list(result.team_totals)
    assert any(texts(language)("seven-category-leaders-black") in line for line in shown)


# Many positions.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), KINDS, ids=lambda value: str(value))
def test_everything_fits_80_columns(players: int, options: dict[str, object], language: str) -> None:
    for state, seat in positions(1, players, every=7, **options):
        for viewer in (seat, None):
            view = state.view(viewer)
            shown = lines(SCREEN.table(scene(state, language, LONG), view, 80))
            if viewer is not None and state.to_act():
                shown += menu_lines(state, seat, language)
            assert max(map(cell_len, shown)) <= 80


@pytest.mark.parametrize("width", [60, 120, 160])
def test_other_widths(width: int) -> None:
    for state, seat in positions(3, 5, every=23, expansions=EVERYTHING):
        assert max(map(cell_len, table_lines(state, seat, "it", width))) <= width


@pytest.mark.parametrize(("players", "options"), KINDS, ids=lambda value: str(value))
def test_all_moves_are_reachable_and_nothing_else(players: int, options: dict[str, object]) -> None:
    for state, seat in positions(2, players, every=2, **options):
        if state.to_act():
            codes = list(reachable(menu(state, seat).numbered()))
            assert sorted(codes) == sorted(state.legal(seat))


def reachable(choices: list[MenuItem]) -> Iterator[int]:
    for choice in choices:
        if choice.then is not None:
            yield from reachable(choice.then.numbered())
        elif choice.move is not None:
            yield choice.move


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_detailed_cities_and_the_pile(language: str) -> None:
    for state, seat in positions(4, 4, every=31, expansions=EVERYTHING):
        view = state.view(seat)
        shown = lines(SCREEN.cities(scene(state, language), view))
        assert any(texts(language)("seven-screen-points-now") in line for line in shown)
        assert str(view.discard.number) in " ".join(lines(SCREEN.pile(scene(state, language), view))) or (
            not view.discard.number
        )


# Looking pieces up.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_can_be_explained(language: str) -> None:
    state = SEVEN.new(1, 3)
    for edition in (1, 2):
        for kind, pieces in printed.kinds(edition).items():
            for each in pieces:
                assert SCREEN.card(scene(state, language), state.view(0), each.id) is not None, each.id
                name = scene(state, language).name(kind, each.id).upper()
                assert SCREEN.card(scene(state, language), state.view(0), name) is not None, name


def looked_up(name: str, language: str = "en") -> list[str]:
    state = SEVEN.new(1, 3)
    card = SCREEN.card(scene(state, language), state.view(0), name)
    assert card is not None
    return lines(card)


def test_a_card() -> None:
    assert looked_up("baths") == [
        "Baths (baths)",
        "Civilian structures, Age I",
        "  3 victory points",
        "Cost: 1 stone",
        "Makes free: Aqueduct",
    ]
    assert piece.find(scene(SEVEN.new(1, 3)), 2, "clay") is None  # several


def test_what_is_not_certain_is_marked_with_a_footnote() -> None:
    name, data = (texts("it")(note) for note in ("seven-reconstructed-name", "seven-screen-note-data"))
    plato = looked_up("plato", "it")
    assert plato[0] == "Platone* (plato), Leader"
    assert "Costo: 4 monete*" in plato
    assert plato[-2:] == [name, data]
    english = looked_up("plato")
    assert english[0] == "Plato (plato), leader"
    assert english[-1] == texts("en")("seven-screen-note-data")
    assert not any("*" in line for line in looked_up("baths", "it"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_and_footnotes_go_together(language: str) -> None:
    for edition in (1, 2):
        for kind, pieces in printed.kinds(edition).items():
            for each in pieces:
                shown = lines(piece.draw(scene(SEVEN.new(1, 3), language), edition, kind, each))
                notes = marks.footnotes(texts(language), [each])
                marked = [line for line in shown if "*" in line and not line.startswith("*")]
                assert bool(marked) == bool(notes), each.id


def test_a_purchase_for_nothing_is_told() -> None:
    cost = Cost(1, ({"cost": "left", "seat": 1, "coins": 0, "units": {"clay": 1}}, {"cost": "bank", "coins": 1}))
    assert words.payments(cost) == {"left": 0, "bank": 1}
    assert words.payment_parts(texts("en"), cost) == "1 coin (0 to the left, 1 to the bank)"


# Texts.


SCREEN_TEXTS = sorted(file.name for file in (FOLDER / "en").glob("seven*-screen.ftl"))


def test_both_languages_have_the_same_texts() -> None:
    for file in SCREEN_TEXTS:
        assert messages("en", file) == messages("it", file)


def test_every_text_is_there_and_used() -> None:
    sources = sorted(Path(mirabilia.cli.seven.__path__[0]).rglob("*.py"))
    code = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    for name in re.findall(r'(?<!f)"(seven-[a-z0-9-]*[a-z0-9])"', code):
        for language in LANGUAGES:
            assert texts(language).has(name) or name in ("seven-screen-code", "seven-resource"), name
    typed = ("seven-screen-verb", "seven-screen-word")  # cli/readings.py finds them for every game
    beginnings = [*re.findall(r"f[\"'](seven-screen-[a-z-]*?)-?\{", code), "seven-screen-code", *typed]
    whole = re.findall(r"[\"'](seven-screen-[a-z0-9-]*)[\"']", code)
    for name in (name for file in SCREEN_TEXTS for name in messages("en", file)):
        assert name in whole or any(name.startswith(f"{start}-") for start in beginnings), name


def test_only_the_parts_of_expansions_name_them() -> None:
    """The base modules go over the parts; so a new expansion changes none of them."""
    folder = Path(mirabilia.cli.seven.__path__[0])
    names = re.compile(r"(?i)leader|edifice|free_?city|partner|diplomacy|warehouse|\bblack\b|\bteams?\b")
    for file in folder.glob("*.py"):
        assert not names.findall(file.read_text(encoding="utf-8")), file.name


def test_every_expansion_has_a_part() -> None:
    assert len(parts()) == len(expansions())
    assert ScreenPart not in map(type, parts())
