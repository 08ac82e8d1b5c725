// What is printed in Kragmortha's box, as drawings: Looks, movement cards, squares.

import type { Picture } from "../screen";
import { GOBLINS } from "./drawings";
import { goblin, LOOK, rigor, SYMBOL, symbol } from "./goblins";
import { isRigors, symbolsOf } from "./parlance";

const SIGNS: Record<string, string> = { book: "B", scroll: "S", potion: "P", gems: "G", ball: "O" };
const PAPER = '<rect width="100" height="100" rx="10" fill="#f5ead0"/>';

/** A movement card: whose pawn, and its two symbols below. */
function moveCard(face: string): Picture {
  const pawn = isRigors(face) ? rigor(30, 4, 40) : goblin(GOBLINS[1], 30, 4, 40, { flat: true });
  const signs = symbolsOf(face).map((one, i) => (SYMBOL[one] ? symbol(one, 10 + 44 * i, 54, 38) : ""));
  return { box: "0 0 100 100", body: PAPER + pawn + signs.join("") };
}

export function part(code: string): Picture | null {
  const [kind, name] = code.split(" ");
  if (kind === "look") return { box: "0 0 100 100", body: PAPER + LOOK[name.split("-")[0]] };
  if (kind === "move") return moveCard(name);
  const sign = kind === "symbol" ? SIGNS[name] : undefined;
  return sign ? { box: "0 0 100 100", body: symbol(sign, 0, 0, 100) } : null;
}
