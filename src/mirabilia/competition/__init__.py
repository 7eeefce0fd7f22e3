"""What competitions between bots and between people have in common: strength, pairing, standings."""
