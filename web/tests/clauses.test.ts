import { expect, test } from "vitest";
import { wantedClause } from "../src/clauses";
import type { ClauseCard } from "../src/wire";

const clauses = ["R-7", "R-8", "R-8a"].map((clause) => ({ clause }) as ClauseCard);

test("a part of a clause leads to the clause, unless it is one of its own", () => {
  expect(wantedClause(clauses, "R-7a")).toBe("R-7");
  expect(wantedClause(clauses, "R-8a")).toBe("R-8a");
  expect(wantedClause(clauses, "R-7")).toBe("R-7");
  expect(wantedClause(clauses, "section-turn")).toBe("section-turn");
});
