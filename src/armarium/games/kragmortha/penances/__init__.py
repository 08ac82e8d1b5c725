"""Orders and who obeys them (K-33, K-34): only Kragmortha has them. The server watches; the rules hear of slips."""
