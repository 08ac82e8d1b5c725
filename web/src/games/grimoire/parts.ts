// What is printed in Grimoire's box, as drawings: pages, quest cards, items.

import type { Picture } from "../screen";
import { face } from "./drawings";
import { vignette } from "./vignettes";

const PAPER = '<rect width="200" height="104" rx="8" fill="#f5ead0"/>';

export function part(code: string): Picture | null {
  const [kind, name] = code.split(" ");
  if (kind === "page") return { box: "0 0 200 104", body: PAPER + vignette(name) };
  const body = kind === "card" ? face(name) : "";
  return body ? { box: "0 0 100 100", body } : null;
}
