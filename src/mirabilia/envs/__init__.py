"""The games behind the interfaces that learners know: PettingZoo, Gymnasium and OpenSpiel.

    from mirabilia.envs.aec import env             # PettingZoo, one seat after the other: every game
    from mirabilia.envs.parallel import parallel_env   # PettingZoo, all seats at once: 7 Wonders
    from mirabilia.envs.single import SingleSeat   # Gymnasium: one seat, bots at the others
    import mirabilia.envs.openspiel                # OpenSpiel: registers the games

Each module says in its docstring what it offers. They need the extra `rl`; actions and observations are those of
`mirabilia.spaces`, which needs nothing.
"""
