"""Breaks a game's rules on purpose, one small change at a time, and asks its tests whether they notice."""
