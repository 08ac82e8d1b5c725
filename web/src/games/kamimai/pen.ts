// The pen on a KamiMaï's sheet: spells as printed, scribbled over once cast, and the heart of an area.

import { ICON, irregular } from "../../drawings/house";
import { keyOf } from "./cards";
import { w } from "./parlance";
import { ELEMENT } from "./tent";

const ROUND = 'stroke-linecap="round"';

export function scribble(x: number, y: number, wide: number, tall: number, ink: string, seed: number): string {
  const r = irregular(seed);
  let d = `M${x} ${y + tall * 0.2}`;
  for (let i = 0; i < 9; i++)
    d += `L${x + (i % 2 ? 0 : wide) + (r() - 0.5) * 5} ${y + (tall * (i + 0.6)) / 9 + (r() - 0.5) * 3}`;
  const pen = `stroke="${ink}" stroke-width="3.2" ${ROUND} stroke-linejoin="round"`;
  return `<path d="${d}" fill="none" ${pen} opacity=".82"/>`;
}

/** A spell of a colour or of the team, some 40 wide. */
export function box(kind: string, x: number, y: number): string {
  if (kind === "team") return teamBox(x, y);
  const e = ELEMENT[keyOf(kind)];
  const letter = w(`letter-${kind}`);
  return `<g transform="translate(${x} ${y}) scale(.34)">
    <path d="${e.p}" fill="#fff" stroke="${e.d}" stroke-width="6"/>
    <path d="${e.q}" fill="none" stroke="${e.c}" stroke-width="8" ${ROUND}/></g>
    <text x="${x + 29}" y="${y + 32}" font-size="12" font-weight="700" fill="${e.d}">${letter}</text>`;
}

function teamBox(x: number, y: number): string {
  const letters = w("team-short");
  const size = letters.length > 4 ? 9.5 : 11.5;
  return `<g transform="translate(${x} ${y})">
    <circle cx="17" cy="17" r="16" fill="#fff" stroke="#3a2f22" stroke-width="1.6" stroke-dasharray="4 3"/>
    <text x="17" y="21" text-anchor="middle" font-family="Grenze" font-weight="600" font-size="${size}"
      fill="#2a2119">${letters}</text></g>`;
}

export function heart(x: number, y: number, full: boolean): string {
  const ink = `fill="${full ? "#f6b8ac" : "#fff"}" stroke="#b3301b" stroke-width="1.7"`;
  return `<path transform="translate(${x} ${y}) scale(1.1)" d="${ICON.heart}" ${ink}/>
    ${full ? scribble(x + 5, y + 6, 17, 12, "#d8452d", 9) : ""}`;
}
