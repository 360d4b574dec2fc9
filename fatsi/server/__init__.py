"""The table in the browser: a server that keeps tables, checks every action against the rules and informs everyone.

Pages and pictures are made here; the client only shows them and sends what was chosen.
"""
