// Which clause is meant: R-7a is a part of R-7 where it is none of its own.

import type { ClauseCard } from "./wire";

export const wantedClause = (clauses: readonly ClauseCard[], name: string): string =>
  clauses.some((one) => one.clause === name) ? name : name.replace(/(\d)[a-z]$/, "$1");
