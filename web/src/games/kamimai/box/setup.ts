// The real table from above: the felt with the standing Grimoire, the sheet of the level, and everybody in order. In a
// box of 360 by 250.

import { ICON } from "../../../drawings/house";
import { ANIMALS } from "../animals";

const MIDDLE = { x: 180, y: 126 };
const AROUND = { x: 148, y: 88 };
const LONGEST = 12;

/** Names are people's own words: they come as text, never as drawing. */
const plain = (text: string): string =>
  (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text).replace(
    /[&<>"']/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );

function seatAt(i: number, of: number): { x: number; y: number } {
  const turn = Math.PI / 2 + (2 * Math.PI * i) / of; // the first sits below, the others follow clockwise
  return { x: MIDDLE.x + AROUND.x * Math.cos(turn), y: MIDDLE.y + AROUND.y * Math.sin(turn) };
}

function person(name: string, i: number, of: number, begins: boolean): string {
  const { x, y } = seatAt(i, of);
  const under = y < MIDDLE.y ? y - 23 : y + 31; // outside the table: nothing lies below a name
  const [fill, ink] = begins ? ["#ffc766", "#2a1c08"] : ["#3d4a78", "#fff"];
  return `<circle cx="${x}" cy="${y}" r="17" fill="${fill}" stroke="#0008" stroke-width="1.5"/>
    <text x="${x}" y="${y + 6}" text-anchor="middle" font-size="16" font-weight="700" fill="${ink}">${i + 1}</text>
    <text x="${x}" y="${under}" text-anchor="middle" font-size="13" font-weight="600" fill="#fff" stroke="#2a1c0c" stroke-width="3" paint-order="stroke">${plain(name)}</text>`;
}

/** A tent of cards: tops together, feet spread. */
function grimoire(): string {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const lean = i - 4;
    const foot = MIDDLE.x + lean * 7.5;
    const ink = `stroke="${lean % 2 ? "#a82c17" : "#fffaf0"}" stroke-width="5" stroke-linecap="round"`;
    return `<path d="M${foot} ${MIDDLE.y + 26}L${MIDDLE.x + lean * 1.6} ${MIDDLE.y - 30}" ${ink}/>`;
  });
  return leaves.join("");
}

function sheet(level: number, energy: number): string {
  const bolts = Array.from(
    { length: energy },
    (_, i) =>
      `<path transform="translate(${3 + (i % 3) * 14} ${40 + Math.floor(i / 3) * 13}) scale(.55)" d="${ICON.bolt}" fill="#ffe08a" stroke="#7a4d05"/>`,
  );
  return `<g transform="translate(240 92) rotate(6)"><rect width="50" height="70" rx="3" fill="#fbf8f0" stroke="#0006"/>
    <g transform="translate(9 4) scale(.3)">${ANIMALS[level - 1]}</g>${bolts.join("")}</g>`;
}

export function tableArt(names: string[], level: number, energy: number, first: number): string {
  const felt = `<ellipse cx="180" cy="126" rx="150" ry="98" fill="#5a3a1e"/>
    <rect x="98" y="74" width="164" height="106" rx="16" fill="#2f5a48" stroke="#d9b566" stroke-dasharray="6 4"/>`;
  const people = names.map((name, i) => person(name, i, names.length, i === first));
  return felt + grimoire() + sheet(level, energy) + people.join("");
}
