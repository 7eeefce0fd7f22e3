"""What Cities asks for."""

from __future__ import annotations

from mirabilia.games.seven.explain import Question

QUESTIONS = {"coin_loss": Question()}
