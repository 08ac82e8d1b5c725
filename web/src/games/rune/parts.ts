// What is printed in Rune's box, as drawings: cards, runes, Masters.

import type { Picture } from "../screen";
import { letters } from "./letters";
import { type Colour, master, runeCard, stone } from "./stones";

const CELL = 50;

export function part(code: string): Picture | null {
  const [kind, rest] = code.split(" ");
  if (kind === "card") return { box: "0 0 100 150", body: runeCard(rest.split("/"), CELL, letters()) };
  if (kind === "rune") return { box: "-6 -6 112 112", body: stone(rest as Colour, 0, 0, 100) };
  if (kind === "master") return { box: "0 0 150 104", body: master("peak", 0, 0, 90) + master("dome", 60, 0, 90) };
  return null;
}
