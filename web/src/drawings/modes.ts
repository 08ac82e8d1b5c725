// What a special way to play looks like, in a box of 200 by 90: who watches, where the cards are.

const table = '<ellipse cx="100" cy="74" rx="92" ry="13" fill="#4c2f1c" stroke="#2a190e" stroke-width="2"/>';
const person = (x: number, hue: string, arm = ""): string =>
  `<g transform="translate(${x} 26)"><circle cx="0" cy="0" r="11" fill="#f1d3ad" stroke="#2a1a0c" stroke-width="2"/><path d="M-17 38C-16 18-8 13 0 13S16 18 17 38Z" fill="${hue}" stroke="#2a1a0c" stroke-width="2"/><path d="M-4-2h.01M4-2h.01" stroke="#2a1a0c" stroke-width="3" stroke-linecap="round"/><path d="M-4 4C-2 6.500 2 6.500 4 4" fill="none" stroke="#2a1a0c" stroke-width="1.800" stroke-linecap="round"/>${arm}</g>`;
const phone = (x: number, y: number, on: string): string =>
  `<g transform="translate(${x} ${y})"><rect x="-13" y="-22" width="26" height="44" rx="4" fill="#10151f" stroke="#d9b566" stroke-width="2"/><rect x="-10" y="-18" width="20" height="34" rx="2" fill="#22345c"/>${on}</g>`;
const eye = '<path d="M-8 0C-4-6 4-6 8 0C4 6-4 6-8 0Z" fill="#fdf3d6"/><circle r="3" fill="#7350c4"/>';
const tent = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#fbf6e8" stroke="#7e1d0e" stroke-width="1.500"><path d="M-24 22-6-22H-2L-18 22Z"/><path d="M-16 22 0-22H3L-9 22Z"/><path d="M24 22 6-22H2L18 22Z"/><path d="M16 22 0-22H-3L9 22Z"/></g>`;
const die = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-14" y="-14" width="28" height="28" rx="5" fill="#fdf3d6" stroke="#2a1a0c" stroke-width="2"/><path d="M-6-6h.01M6 6h.01M0 0h.01M6-6h.01M-6 6h.01" stroke="#7e1d0e" stroke-width="5" stroke-linecap="round"/></g>`;
const box = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-28-8H28V20H-28Z" fill="#d8452d" stroke="#2a190e" stroke-width="2"/><path d="M-28-8-20-18H36L28-8Z" fill="#f0795e" stroke="#2a190e" stroke-width="2"/><path d="M28-8 36-18V10L28 20Z" fill="#a02a17" stroke="#2a190e" stroke-width="2"/></g>`;
const points =
  '<path d="M14 22 34 16" stroke="#2a1a0c" stroke-width="9" stroke-linecap="round"/><path d="M14 22 34 16" stroke="#f1d3ad" stroke-width="5" stroke-linecap="round"/>';
const hand =
  '<path d="M0 0C10-8 24-8 36-4M0 0C-3 3-2 7 3 6L20 4M36-4V12L20 12" fill="#f1d3ad" stroke="#2a1a0c" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>';

/** By game, option and value; the other options say enough in words. */
export const MODES: Readonly<Record<string, string>> = {
  "kragmortha/mode/online": phone(40, 40, eye) + phone(100, 40, eye) + phone(160, 40, eye),
  "kragmortha/mode/table": person(38, "#3c5120", points) + person(100, "#38216e") + person(162, "#6b2418") + table,
  "kamimai/grimoire/simulated": `${table + tent(92, 46, 1.3)}<g transform="translate(122 44)">${hand}</g>`,
  "kamimai/grimoire/quick": table + die(78, 48, -14) + die(122, 46, 18),
  "kamimai/grimoire/companion": table + box(64, 48) + tent(118, 48, 0.9) + phone(168, 42, ""),
};

/** A real box on a table with its people, and a phone beside everybody who has one; in a box of 200 by 96. Without a
 * word about phones everybody has one. */
export function ownBoxArt(emblem: string, seats: number, onFirst: readonly boolean[]): string {
  const HUES = ["#3c5120", "#38216e", "#6b2418", "#124a63", "#6b4a10", "#4a1a4f"];
  const at = (i: number) => (seats === 1 ? 100 : 24 + (152 * i) / (seats - 1));
  const people = Array.from({ length: seats }, (_, i) => person(at(i), HUES[i % HUES.length])).join("");
  const small = (i: number) => `<g transform="translate(${at(i)} 66) scale(.5)">${phone(0, 0, "")}</g>`;
  const phones = Array.from({ length: seats }, (_, i) => (i === 0 || !onFirst[i] ? small(i) : "")).join("");
  const middle = onFirst.length > 0 && onFirst.every(Boolean);
  const lone = `<g transform="translate(136 74) scale(.55)">${phone(0, 0, "")}</g>`;
  const lid = `<g transform="translate(84 60) scale(.3)">${emblem}</g>`;
  return `<g transform="translate(0 6)">${people}</g>${table}${lid}${middle ? lone : phones}`;
}
