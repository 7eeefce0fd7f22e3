"""Puzzles: positions in which one move is clearly the best.

puzzle     what a puzzle is, and the files they lie in
finding    where one move stands out in a game, at several seeds and budgets
making     many games on all cores; checking puzzles again with more thought
"""
