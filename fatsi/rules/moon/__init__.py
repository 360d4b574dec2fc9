"""White Moon: villagers and their families, the portal, Su-Ling, moon crystals and the Moon Barrier.

What it changes in the base rules is one class, `white_moon.WhiteMoon`; its steps, stones, tile, curses and rewards are
declared in the modules beside. What it adds to a position is in `State.moon`, which is None in base games.
"""
