"""The standing Grimoire: only KamiMaï has one. The rules know its slots and how it collapses, never its bodies."""
