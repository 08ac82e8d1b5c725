"""The standing Grimoire as bodies: only KamiMaï has one. The rules never look in here; they know slots."""
