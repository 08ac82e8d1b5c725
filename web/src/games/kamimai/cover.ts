// KamiMaï on the shelf: the cover of its box in a niche, and the emblem beside a table.

import { candle } from "../../drawings/books";
import type { Box } from "../screen";
import { camera, tent } from "./tent";

const cover = () => {
  const P = camera([172, 120, 330], [0, 38, 0], 640, 150, 115);
  return (
    `<ellipse cx="146" cy="190" rx="108" ry="13" fill="#000" opacity=".5"/>` +
    tent(P, { near: 16, far: 14, tilt: 0, faceNear: "F", seed: 5 }) +
    `<g transform="translate(222 152) scale(.5)" fill="#fdf8ea" stroke="#7e1d0e" stroke-width="2.500" stroke-linejoin="round"><path d="M0 60L34 34L60 70L92 24L84 74L58 84L30 80Z"/><path d="M34 34L58 84M60 70L30 80" fill="none"/><path d="M0 60L-12 66L2 68Z" fill="#d8452d"/></g>` +
    candle(54, 196, 38)
  );
};

const emblem = `<rect width="100" height="100" rx="18" fill="#fbf6e8"/><path d="M14 84L44 18L56 18L86 84H72L50 36L28 84Z" fill="#d8452d" stroke="#7e1d0e" stroke-width="4" stroke-linejoin="round"/>`;

const door = {
  hides: ["steadiness", "always-blessed", "fairies-cursed", "english-energy", "night"],
  choices: { reserves: ["aloud", "apart"] },
};

export const box: Box = { cover, emblem, playNow: 3, teaches: true, points: false, door };
