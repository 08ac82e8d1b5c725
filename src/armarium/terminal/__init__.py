"""Play and replay on a terminal. It knows tables, views and words; how a game looks is in terminal/<game>.py."""
