"""The conformance tests of the interfaces our environments are made for; skipped where those are not installed."""
