"""Points at the end of the game, by the lines of the score pad (BASE-131 to BASE-137)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec
from mirabilia.games.seven import journal
from mirabilia.games.seven import sheet as score_lines
from mirabilia.games.seven.city import side_of
from mirabilia.games.seven.hooks import modules, points
from mirabilia.games.seven.lookup import DEFAULT, KIND
from mirabilia.games.seven.pieces import CARDS, PURPLE, STEP, Card
from mirabilia.games.seven.position import City, Position
from mirabilia.games.seven.science import science_points

# The lines.
MILITARY: Final = 0
TREASURY: Final = 1
WONDER: Final = 2
BLUE_LINE: Final = 3
YELLOW_LINE: Final = 4
GREEN_LINE: Final = 5
PURPLE_LINE: Final = 6
DOUBLED_LINE: Final[i64] = score_lines.DOUBLED
LINES: Final[i64] = len(score_lines.NAMES)
LINE_OF_COLOUR: Final = vec[i64](score_lines.BY_COLOUR)

EMPTY_SHEET: Final = vec[i64]([0] * len(score_lines.NAMES))
COINS_PER_POINT: Final[i64] = DEFAULT.setup.coins_per_point
VALUES: Final = vec[i64](list(DEFAULT.setup.victory_values))
DEFEAT_VALUE: Final[i64] = DEFAULT.setup.defeat_value
SCIENCE_CHOICE: Final[i64] = KIND["science_choice"]


def score_sheet(position: Position, owner: i64) -> vec[i64]:
    """The points of a city, line by line, as if the game ended now."""
    city: City = position.cities[owner]
    sheet = EMPTY_SHEET[:]
    sheet[MILITARY] = (
        city.victories_1 * VALUES[0]
        + city.victories_2 * VALUES[1]
        + city.victories_3 * VALUES[2]
        + city.defeats * DEFEAT_VALUE
    )
    sheet[TREASURY] = city.coins // COINS_PER_POINT
    score_wonder(position, owner, city, sheet)
    for index in city.cards:
        card: Card = CARDS[position.setting.edition - 1][index]
        line = LINE_OF_COLOUR[card.colour]
        if line >= 0:
            sheet[line] += points(position, owner, card.effects)
    for module in modules(position):
        module.score(position, owner, sheet)
    score_science(position, owner, city, sheet)
    return sheet


def score_wonder(position: Position, owner: i64, city: City, sheet: vec[i64]) -> None:
    side = side_of(position, city)
    for number in range(city.stages):
        stage = side.stages[number]
        sheet[WONDER] += points(position, owner, stage.effects)
        chosen = city.alternative(number)
        if chosen:
            sheet[WONDER] += points(position, owner, stage.alternatives[chosen - 1].effects)


def score_science(position: Position, owner: i64, city: City, sheet: vec[i64]) -> None:
    """Science, together with the guilds that are copied or doubled: they can add symbols (BASE-083, EDIF-098).

    The best total over all choices counts; a copied guild scores on the purple line, doubled ones where what doubles
    them scores.
    """
    if city.copied_guilds == 0 and city.doubled_guilds == 0:
        sheet[GREEN_LINE] = science_points(position, owner, 0)
        return
    best = best_guilds(position, owner, city)
    sheet[GREEN_LINE] = best.green
    sheet[PURPLE_LINE] += best.copy_points
    sheet[DOUBLED_LINE] += best.double_points


class GuildChoice:
    """A guild to copy, own guilds to double, and the points of science that go with them."""

    copied: i64 = -1
    """-1 for none."""
    copy_points: i64 = 0
    doubled: i64 = 0
    """Own guilds that score twice, besides one doubled for its symbol."""
    doubled_symbols: i64 = 0
    """1 if the guild with a symbol of free choice is doubled."""
    double_points: i64 = 0
    wild: i64 = 0
    """More symbols of free choice, by the copied and the doubled guilds."""
    green: i64 = 0

    def total(self) -> i64:
        return self.copy_points + self.double_points + self.green


def best_guilds(position: Position, owner: i64, city: City) -> GuildChoice:
    best = GuildChoice()
    has_best = False
    for copied in guilds_to_copy(position, owner, city):
        for symbols in range(2):
            if symbols > city.doubled_guilds or (symbols and not has_symbol_guild(position, city)):
                continue
            choice = guild_choice(position, owner, city, copied, symbols)
            if not has_best or choice.total() > best.total():
                best = choice
                has_best = True
    return best


def guild_choice(position: Position, owner: i64, city: City, copied: i64, symbols: i64) -> GuildChoice:
    choice = GuildChoice()
    choice.copied = copied
    choice.doubled_symbols = symbols
    choice.wild = symbols
    if copied >= 0:
        guild: Card = CARDS[position.setting.edition - 1][copied]
        choice.copy_points = points(position, owner, guild.effects)
        choice.wild += symbols_of(guild)
    choice.doubled = city.doubled_guilds - symbols
    choice.double_points = best_doubles(position, owner, city, choice.doubled)
    choice.green = science_points(position, owner, choice.wild)
    return choice


def guilds_to_copy(position: Position, owner: i64, city: City) -> vec[i64]:
    """The guilds of both neighbours, if one may be copied, and -1 for none."""
    guilds = vec[i64]([-1])
    if city.copied_guilds:
        for neighbour in (position.left_of(owner), position.right_of(owner)):
            for index in position.cities[neighbour].cards:
                card: Card = CARDS[position.setting.edition - 1][index]
                if card.colour == PURPLE:
                    guilds = append(guilds, index)
    return guilds


def symbols_of(guild: Card) -> i64:
    """The symbols of free choice a guild gives."""
    for at in range(0, len(guild.effects), STEP):
        if guild.effects[at] == SCIENCE_CHOICE:
            return guild.effects[at + 1]
    return 0


def has_symbol_guild(position: Position, city: City) -> bool:
    for index in city.cards:
        card: Card = CARDS[position.setting.edition - 1][index]
        if card.colour == PURPLE and symbols_of(card):
            return True
    return False


def best_doubles(position: Position, owner: i64, city: City, number: i64) -> i64:
    """The most that so many different guilds of the city score together."""
    values: list[int] = []
    for index in city.cards:
        card: Card = CARDS[position.setting.edition - 1][index]
        if card.colour == PURPLE:
            values.append(points(position, owner, card.effects))
    values.sort(reverse=True)
    return sum(values[:number])


def total(sheet: vec[i64]) -> i64:
    points: i64 = 0
    for line in sheet:
        points += line
    return points


def note_scores(position: Position) -> None:
    """Tell the journal the final score sheets, if anybody listens."""
    if position.journal is None:
        return
    for owner in range(position.setting.players):
        sheet = score_sheet(position, owner)
        for line in range(LINES):
            position.note(journal.SCORED, owner, line, sheet[line])
    position.note(journal.GAME_OVER, -1, 0, 0)
