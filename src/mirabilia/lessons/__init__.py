"""Guided first games: taught turns from prepared positions, played by the real rules."""
