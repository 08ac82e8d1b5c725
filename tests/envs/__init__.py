"""The games for programs that learn: numbers of moves, observations, episodes, many games at once."""
