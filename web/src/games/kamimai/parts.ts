// What is printed in KamiMaï's box, as drawings: the cards of the Grimoire.

import type { Picture } from "../screen";
import { colours, symbol } from "./cards";

export function part(code: string): Picture | null {
  const [kind, card] = code.split(" ");
  const body = kind === "card" ? symbol(card) : "";
  if (!body) return null;
  const { c, l } = colours(card);
  const paper = `<rect x="2" y="2" width="96" height="136" rx="8" fill="${l}" stroke="${c}" stroke-width="4"/>`;
  return { box: "0 0 100 140", body: `${paper}<g transform="translate(8 26) scale(.84)">${body}</g>` };
}
