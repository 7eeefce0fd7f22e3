"""What must hold in every position of a game, watched over random games."""
