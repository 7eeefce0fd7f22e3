"""What a game is dealt from."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import vec


class Supply:
    """All pieces that can be dealt, and how many of them are."""

    def __init__(
        self,
        cards: list[vec[i64]],
        joining: list[list[vec[i64]]],
        joining_number: i64,
        guilds: vec[i64],
        guild_number: i64,
        held: list[vec[i64]],
        boards: list[vec[i64]],
        offered: i64,
        sides: vec[i64],
        random_sides: bool,
    ) -> None:
        self.cards = cards
        """Of each Age, guilds apart."""
        self.joining = joining
        """For each expansion with cards of its own those of each Age."""
        self.joining_number: i64 = joining_number
        """How many of them join each Age."""
        self.guilds = guilds
        self.guild_number: i64 = guild_number
        self.held = held
        """For each expansion, in the order of all, the pieces that players hold apart from their hand of cards."""
        self.boards = boards
        """For each city the boards it may get; one alone is settled."""
        self.offered: i64 = offered
        """How many boards each city can choose from."""
        self.sides = sides
        """For each city the sides it may have."""
        self.random_sides = random_sides
        """Whether chance chooses among them, not the player."""

    def cards_of_all_ages(self) -> list[vec[i64]]:
        """Every card there is to deal, in rows."""
        rows = self.cards[:]
        for ages in self.joining:
            rows.extend(ages)
        rows.append(self.guilds)
        return rows

    def pieces(self) -> list[vec[i64]]:
        """Every piece there is to deal, in rows."""
        return self.cards_of_all_ages() + self.held
