"""The plain table: the game in lines of text, for any terminal, for ssh and for screen readers.

Lines are written and lines are read; the cursor never moves, the screen is never cleared, and colour only repeats
what the words say. All text comes from `fatsi.words`, all rules from `fatsi.rules`; here is only what is shown when.
"""
