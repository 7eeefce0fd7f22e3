"""What a table would be like, told before it is opened."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import games
from mirabilia.server import wire
from mirabilia.server.previews import preview
from tests.server.process import Server


def look(game: str, players: int, language: str = "en", people: int = 1, **options: Any) -> wire.TablePreview:
    seats = [None] * people + ["novice"] * (players - people)
    return preview(games.get(game), wire.PreviewWish(seats, options), language)


def refused_numbers(shown: wire.TablePreview) -> dict[int, str | None]:
    return {one.number: one.refusal for one in shown.players if one.refusal}


def test_the_choices_are_told_in_words() -> None:
    shown = look("seven", 5, expansions=["leaders", "cities", "edifice"], wonders="dealt")
    assert shown.refusal is None
    assert shown.notes[:3] == [
        "Each of the three Ages has 7 turns, from hands of 8 cards.",
        "Before Age I everybody picks 4 leaders, and may recruit one before each Age.",
        "Each Age has an Edifice, which stands once 3 players have taken part; if it fails, the others pay for it.",
    ]
    assert "Everybody starts with 6 coins." in shown.notes
    assert look("seven", 2, "it").notes[1] == "In due: tra voi c'è la Città Franca, e agite per lei a turno."


def test_people_take_longer_than_bots() -> None:
    alone, together = (look("seven", 5, people=people).notes[-1] for people in (1, 5))
    assert (alone, together) == ("It takes about 10 minutes.", "It takes about 20 minutes.")


def test_the_sides_of_the_boards_follow_the_edition() -> None:
    assert "Everybody chooses the side of the board." in look("seven", 3).notes
    assert "The side of a board is a matter of chance." in look("seven", 3, edition="1").notes


def test_partners_are_named() -> None:
    shown = look("seven", 6, expansions=["cities"], teams="on")
    assert shown.teams == [[0, 1], [2, 3], [4, 5]]
    assert look("seven", 6).teams == []


def test_numbers_of_players_that_do_not_go_with_the_options_say_why() -> None:
    assert refused_numbers(look("seven", 3)) == {8: "8 players need the expansion Cities."}
    teams = refused_numbers(look("seven", 4, expansions=["cities"], teams="on"))
    assert set(teams) == {2, 3, 5, 7}
    chosen = look("seven", 3, wonders=["giza", "rhodes", "ephesus"])
    assert set(refused_numbers(chosen)) == {8}, "a row gets another length"


@pytest.mark.parametrize(
    ("players", "options", "option", "choice", "reason"),
    [
        (4, {}, "teams", "on", "Teams need the expansion Cities."),
        (5, {"expansions": ["cities"]}, "teams", "on", "Teams of two are for 4, 6 or 8 players."),
        (8, {"expansions": ["cities"]}, "expansions", "cities", "8 players need the expansion Cities."),
        (8, {"expansions": ["cities"]}, "expansions", "edifice", "Edifice is for 3 to 7 players."),
        (3, {}, "leader_decks", "expert", "They need the expansion Leaders."),
        (3, {"expansions": ["leaders"]}, "leader_decks", "cities", "These leaders need the expansion Cities."),
        (7, {}, "wonders", "dealt", "There are not enough boards to deal everybody two: there are 7."),
    ],
)
def test_choices_that_do_not_go_with_the_others_say_why(
    players: int, options: dict[str, Any], option: str, choice: str, reason: str
) -> None:
    assert look("seven", players, **options).refusals[option].choices[choice] == reason


def test_boards_that_cannot_be_chosen_say_why() -> None:
    items = look("seven", 3).refusals["wonders"].items
    assert items["roma"] == "Roma needs the expansion Leaders."
    assert "giza" not in items
    assert look("seven", 3, edition="1").refusals["wonders"].items["abu_simbel"] == "Abu Simbel is not in this edition."


def test_if_nothing_goes_together_anything_may_be_changed() -> None:
    shown = look("seven", 3, "it", wonders=["giza", "giza", "rhodes"])
    assert shown.refusal == "Giza può avere un solo proprietario."
    assert (shown.notes, shown.refusals) == ([], {})


def test_every_game_can_be_looked_at() -> None:
    assert look("duel", 2).refusal is None
    world = look("world", 1).refusals
    assert world["objectives"].row == "A player alone has no Public Objectives."
    assert look("world", 2, map_side="B").refusals.get("rivers") is None
    assert look("world", 3, objectives=["aesthetics"]).refusal is not None


def test_the_server_tells_it_in_the_language_of_the_page(server: Server) -> None:
    wish = {"seats": [None, "novice", "adept", "master"], "options": {"teams": "on"}}
    told = server.http.post("/api/games/seven/preview?lang=it", json=wish)
    assert told.status_code == 200
    assert told.json()["refusal"] == "Per giocare a squadre serve l'espansione Cities."
    opened = server.http.post("/api/tables?lang=it", json={"game": "seven", **wish})
    assert opened.status_code == 400
    assert "Per giocare a squadre serve l'espansione Cities." in opened.json()["message"]
    assert server.http.post("/api/games/chess/preview", json=wish).status_code == 404
