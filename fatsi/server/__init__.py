"""The table in the browser: a server that keeps tables, judges every action by the rules and tells everyone.

Pages and pictures are made here; the client only shows them and sends what was chosen.
"""
