"""A position as a row of small numbers, as the seat that decides sees it.

Groups of inputs, each in a module of its own, write one after the other into a buffer of bytes.
"""
