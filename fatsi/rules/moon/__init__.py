"""White Moon: villagers and their families, the portal, Su-Ling, moon crystals and the Moon Barrier.

The expansion extends the rules at the hooks that they offer (`fatsi.rules.hooks`) and through their registries of
stones, tiles and frames. What it adds to a position is in `State.moon`, which is None in base games.
"""
