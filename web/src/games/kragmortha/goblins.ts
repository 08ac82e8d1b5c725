// Kragmortha's drawings: symbols (colour, frame and picture), eight goblin silhouettes, Rigor Mortis, icons of Looks.

export const SYMBOL: Record<string, { n: string; f: string; p: string }> = {
  B: {
    n: "garnet",
    f: "M14 14H86V86H14Z",
    p: '<path d="M50 34C42 28 33 27 25 29V68C33 66 42 67 50 73C58 67 67 66 75 68V29C67 27 58 28 50 34Z" fill="#fff6e2" stroke="#2a0a10" stroke-width="4" stroke-linejoin="round"/><path d="M50 34V73M32 39l11 2M32 48l11 2M57 41l11-2M57 50l11-2" stroke="#2a0a10" stroke-width="3.500"/>',
  },
  S: {
    n: "topaz",
    f: "M28 12H72L92 50 72 88H28L8 50Z",
    p: '<path d="M32 32H66C72 32 72 42 66 42H64V62C64 72 72 72 72 66H40C32 66 34 58 34 58V42H28C24 42 24 32 32 32Z" fill="#fff6e2" stroke="#3a2302" stroke-width="4" stroke-linejoin="round"/><path d="M41 45H57M41 54H57" stroke="#3a2302" stroke-width="3.500"/>',
  },
  P: {
    n: "jade",
    f: "M50 8A42 42 0 1 1 49.9 8Z",
    p: '<path d="M43 24H57V42L72 66C76 74 72 78 65 78H35C28 78 24 74 28 66L43 42Z" fill="#eafff2" stroke="#05281a" stroke-width="4" stroke-linejoin="round"/><path d="M36 60H64L69 68C71 72 69 74 65 74H35C31 74 29 72 31 68Z" fill="#1d8a5f"/><path d="M39 24H61" stroke="#05281a" stroke-width="6" stroke-linecap="round"/>',
  },
  G: {
    n: "sapphire",
    f: "M50 4 96 50 50 96 4 50Z",
    p: '<path d="M34 36H66L78 50 50 78 22 50Z" fill="#e8f2ff" stroke="#06183a" stroke-width="4" stroke-linejoin="round"/><path d="M22 50H78M34 36 42 50 50 78 58 50 66 36M42 50 50 36 58 50" stroke="#06183a" stroke-width="3" fill="none" stroke-linejoin="round"/>',
  },
  O: {
    n: "violet",
    f: "M50 6 62 18 80 16 82 34 96 46 86 60 88 78 70 82 60 96 46 88 28 92 22 76 6 66 14 50 8 32 26 26 34 10Z",
    p: '<circle cx="50" cy="46" r="22" fill="#f2eaff" stroke="#1d0d44" stroke-width="4"/><path d="M38 40C40 33 46 31 50 31" stroke="#7350c4" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M34 76H66L60 66H40Z" fill="#f2eaff" stroke="#1d0d44" stroke-width="4" stroke-linejoin="round"/>',
  },
};

export function symbol(k: string, x: number, y: number, s: number, o = 1): string {
  const q = SYMBOL[k];
  return `<g transform="translate(${x} ${y}) scale(${s / 100})" opacity="${o}"><path d="${q.f}" fill="url(#g-${q.n})" stroke="var(--${q.n}-lo)" stroke-width="7" stroke-linejoin="round"/>${q.p}</g>`;
}

/** Drawn in 0..100 with the feet on y = 98: ears, bulk, bucket, hood, crest, horns, drop, beak. */
export const GOBLIN: Record<string, { c: string; d: string; sk: string; body: string; head: string; face: string }> = {
  snick: {
    c: "#e2573f",
    d: "#7c1e12",
    sk: "#9fc05a",
    body: "M34 98C34 76 40 66 50 66S66 76 66 98Z",
    head: '<path d="M50 22C62 22 68 32 66 46C64 58 58 66 50 66S36 58 34 46C32 32 38 22 50 22Z" SK/><path d="M36 36C24 24 10 20 0 22C6 34 18 46 35 48ZM64 36C76 24 90 20 100 22C94 34 82 46 65 48Z" SK/>',
    face: '<circle cx="43" cy="42" r="6" fill="#fff8d8"/><circle cx="57" cy="42" r="6" fill="#fff8d8"/><circle cx="44" cy="43" r="2.800"/><circle cx="56" cy="43" r="2.800"/><path d="M50 44L54 53H47Z" fill="#6f8a3a"/><path d="M42 58Q50 62 59 56" stroke="#22300c" stroke-width="3" fill="none" stroke-linecap="round"/>',
  },
  blort: {
    c: "#3f7fe0",
    d: "#163d80",
    sk: "#8fb35a",
    body: "M10 98C8 72 24 58 50 58S92 72 90 98Z",
    head: '<path d="M50 20C76 20 84 38 82 52C80 66 66 72 50 72S20 66 18 52C16 38 24 20 50 20Z" SK/><path d="M22 34L8 24L16 46ZM78 34L92 24L84 46Z" SK/>',
    face: '<circle cx="38" cy="42" r="5" fill="#fff8d8"/><circle cx="62" cy="42" r="5" fill="#fff8d8"/><circle cx="38" cy="43" r="2.500"/><circle cx="62" cy="43" r="2.500"/><ellipse cx="50" cy="50" rx="8" ry="5.500" fill="#6f8a3a"/><path d="M34 59H66" stroke="#22300c" stroke-width="3.500" stroke-linecap="round"/><path d="M38 60L41 50L45 60ZM55 60L59 50L62 60Z" fill="#fff8e0" stroke="#22300c" stroke-width="1.500"/>',
  },
  tinpot: {
    c: "#e0a526",
    d: "#7a4d05",
    sk: "#a6bd62",
    body: "M28 98C28 74 36 64 50 64S72 74 72 98Z",
    head: '<path d="M32 42H68V56C66 66 58 70 50 70S34 66 32 56Z" SK/><path d="M32 50L16 46L30 60ZM68 50L84 46L70 60Z" SK/><path d="M28 10H72L76 44H24Z" fill="#b9c0c8" stroke="OUT" stroke-width="4" stroke-linejoin="round"/><path d="M26 28H74" stroke="#6a737e" stroke-width="3"/><path d="M24 14C10 14 10 40 24 40" stroke="#7d8690" stroke-width="4" fill="none"/>',
    face: '<rect x="36" y="46" width="11" height="8" rx="3" fill="#fff8d8"/><rect x="53" y="46" width="11" height="8" rx="3" fill="#fff8d8"/><circle cx="43" cy="50" r="2.600"/><circle cx="58" cy="50" r="2.600"/><path d="M43 62Q50 58 57 62" stroke="#22300c" stroke-width="3" fill="none" stroke-linecap="round"/>',
  },
  murk: {
    c: "#8a63dd",
    d: "#38216e",
    sk: "#8aa85c",
    body: "M24 98C22 70 32 52 50 52S78 70 76 98Z",
    head: '<path d="M50 0C56 14 78 34 76 62C70 72 30 72 24 62C22 34 44 14 50 0Z" fill="#8a63dd" stroke="OUT" stroke-width="4" stroke-linejoin="round"/><path d="M50 30C60 32 66 44 64 58H36C34 44 40 32 50 30Z" fill="#1a1030"/>',
    face: '<ellipse cx="43" cy="48" rx="4.500" ry="3.500" fill="#ffe27a"/><ellipse cx="57" cy="48" rx="4.500" ry="3.500" fill="#ffe27a"/><path d="M48 50C50 58 56 66 66 70C58 72 46 66 44 54Z" fill="#8aa85c" stroke="#22300c" stroke-width="2"/>',
  },
  zazz: {
    c: "#2fa374",
    d: "#0c4a34",
    sk: "#b7c96a",
    body: "M32 98C30 76 38 64 50 64S70 76 68 98Z",
    head: '<path d="M30 26L34 4L43 18L50 0L57 18L66 4L70 26Z" fill="#ff7a3c" stroke="OUT" stroke-width="4" stroke-linejoin="round"/><path d="M50 20C68 20 74 34 72 48C70 62 62 68 50 68S30 62 28 48C26 34 32 20 50 20Z" SK/><path d="M29 40L12 54L30 56ZM71 40L88 54L70 56Z" SK/>',
    face: '<circle cx="50" cy="42" r="11" fill="#fff8d8" stroke="#22300c" stroke-width="2"/><circle cx="50" cy="43" r="4.500"/><path d="M38 58L43 62L48 57L53 62L58 57L62 60" stroke="#22300c" stroke-width="3" fill="none" stroke-linejoin="round"/>',
  },
  gribble: {
    c: "#e77fb0",
    d: "#7a2150",
    sk: "#a9b85c",
    body: "M20 98C20 76 32 66 50 66S80 76 80 98Z",
    head: '<path d="M30 34C14 32 4 18 8 2C16 12 26 14 38 22ZM70 34C86 32 96 18 92 2C84 12 74 14 62 22Z" fill="#f3e9cd" stroke="OUT" stroke-width="4" stroke-linejoin="round"/><path d="M26 34C30 20 70 20 74 34L78 52C74 68 62 74 50 74S26 68 22 52Z" SK/>',
    face: '<path d="M32 42L46 48M68 42L54 48" stroke="#22300c" stroke-width="4" stroke-linecap="round"/><circle cx="40" cy="51" r="4.500" fill="#fff8d8"/><circle cx="60" cy="51" r="4.500" fill="#fff8d8"/><circle cx="41" cy="51" r="2.300"/><circle cx="59" cy="51" r="2.300"/><path d="M34 62H66" stroke="#22300c" stroke-width="3.500" stroke-linecap="round"/><path d="M36 62V68M44 62V69M52 62V69M60 62V68" stroke="#22300c" stroke-width="2.500"/>',
  },
  ooze: {
    c: "#35c2d6",
    d: "#0d5b68",
    sk: "#35c2d6",
    body: "M4 98C2 86 14 84 18 76C26 60 36 62 50 62S74 60 82 76C86 84 98 86 96 98Z",
    head: '<path d="M50 10C54 26 76 34 76 56C76 72 64 80 50 80S24 72 24 56C24 34 46 26 50 10Z" SK/><path d="M36 46C34 52 34 58 37 63" stroke="#dffaff" stroke-width="5" fill="none" stroke-linecap="round"/>',
    face: '<circle cx="44" cy="50" r="7" fill="#fff8d8" stroke="#08343c" stroke-width="2"/><circle cx="61" cy="46" r="5" fill="#fff8d8" stroke="#08343c" stroke-width="2"/><circle cx="45" cy="51" r="3"/><circle cx="61" cy="47" r="2.400"/><path d="M40 66C46 72 56 72 62 63" stroke="#08343c" stroke-width="4" fill="none" stroke-linecap="round"/>',
  },
  wattle: {
    c: "#e9e2d0",
    d: "#6f6650",
    sk: "#cdb98a",
    body: "M36 98C34 78 40 70 50 70S66 78 64 98Z",
    head: '<path d="M56 12C70 12 80 24 78 38C76 52 66 60 56 60L8 52C20 44 30 40 36 34C38 20 46 12 56 12Z" SK/><path d="M60 58C72 60 74 76 66 86C58 80 56 68 60 58ZM50 58C56 66 54 76 48 82C42 74 44 64 50 58Z" fill="#d63b3b" stroke="OUT" stroke-width="3.500" stroke-linejoin="round"/><path d="M62 14C66 4 76 2 84 6C82 10 80 12 76 14C84 14 90 18 92 24C86 26 80 24 74 20" fill="#d63b3b" stroke="OUT" stroke-width="3.500" stroke-linejoin="round"/>',
    face: '<circle cx="56" cy="32" r="7.500" fill="#fff8d8" stroke="#22300c" stroke-width="2"/><circle cx="54" cy="32" r="3.200"/><path d="M16 50L44 47" stroke="#22300c" stroke-width="3" stroke-linecap="round"/>',
  },
};

export function goblin(
  k: string,
  x: number,
  y: number,
  s: number,
  o: { ghost?: boolean; flat?: boolean } = {},
): string {
  const g = GOBLIN[k],
    out = o.ghost ? "#fff4d8" : "#140c08";
  const h = g.head
    .replaceAll("SK", `fill="${g.sk}" stroke="${out}" stroke-width="4" stroke-linejoin="round"`)
    .replaceAll("OUT", out);
  return `<g transform="translate(${x} ${y}) scale(${s / 100})" opacity="${o.ghost ? 0.55 : 1}">${o.flat ? "" : '<ellipse cx="50" cy="97" rx="36" ry="8" fill="#000" opacity=".45"/>'}<path d="${g.body}" fill="${g.c}" stroke="${out}" stroke-width="4" stroke-linejoin="round"/><path d="M50 70V96" stroke="${g.d}" stroke-width="4"/>${h}<g fill="#140c08">${g.face}</g></g>`;
}

export function rigor(x: number, y: number, s: number): string {
  return `<g transform="translate(${x} ${y}) scale(${s / 100})"><ellipse cx="50" cy="98" rx="44" ry="9" fill="#000" opacity=".5"/><path d="M50 18C88 30 92 66 94 100H6C8 66 12 30 50 18Z" fill="#1c1430" stroke="#f3e9cd" stroke-width="4" stroke-linejoin="round"/><path d="M14 40C22 20 36 12 50 12S78 20 86 40L70 56H30Z" fill="#5b2a86" stroke="#f3e9cd" stroke-width="3" stroke-linejoin="round"/><path d="M50 16C64 16 70 26 69 36C68 44 64 46 63 54H37C36 46 32 44 31 36C30 26 36 16 50 16Z" fill="#f3ead0" stroke="#1a120a" stroke-width="3"/><ellipse cx="42" cy="35" rx="6" ry="7" fill="#1a0f2c"/><ellipse cx="58" cy="35" rx="6" ry="7" fill="#1a0f2c"/><circle cx="42" cy="36" r="2.800" fill="#7dffb8"/><circle cx="58" cy="36" r="2.800" fill="#7dffb8"/><path d="M50 41L47 47H53ZM42 50V55M47 50V55M53 50V55M58 50V55" stroke="#1a120a" stroke-width="2.500" fill="#1a120a"/><path d="M32 14L38 2L46 10L50-2L54 10L62 2L68 14Z" fill="url(#g-brass)" stroke="#1a120a" stroke-width="2.500" stroke-linejoin="round"/><path d="M50 60V96M30 66C36 74 34 90 30 98M70 66C64 74 66 90 70 98" stroke="#5b2a86" stroke-width="4" fill="none"/></g>`;
}

export const LOOK: Record<string, string> = {
  mouth:
    '<path d="M16 46C30 34 42 40 50 44C58 40 70 34 84 46C70 66 58 70 50 70S30 66 16 46Z" fill="#c4314b" stroke="#2a1d12" stroke-width="5"/><path d="M16 46C34 52 66 52 84 46" stroke="#2a1d12" stroke-width="5" fill="none"/>',
  head: '<path d="M50 18C70 18 76 34 74 48C73 62 64 78 50 78S27 62 26 48C24 34 30 18 50 18Z" fill="#9fc05a" stroke="#2a1d12" stroke-width="5"/><circle cx="41" cy="46" r="4" fill="#2a1d12"/><circle cx="59" cy="46" r="4" fill="#2a1d12"/><path d="M42 62H58" stroke="#2a1d12" stroke-width="5" stroke-linecap="round"/>',
  arm: '<path d="M20 74C20 50 34 30 50 24L60 36C52 44 48 52 48 58L72 50C82 48 86 60 78 64L44 80C30 86 20 84 20 74Z" fill="#9fc05a" stroke="#2a1d12" stroke-width="5" stroke-linejoin="round"/>',
  hand: '<path d="M34 84C24 70 22 56 24 48C28 42 33 46 34 54L36 26C38 18 45 19 45 26L47 46L50 20C52 13 59 14 59 22L58 46L64 26C67 19 74 22 72 29L66 60C64 74 60 80 58 84Z" fill="#9fc05a" stroke="#2a1d12" stroke-width="5" stroke-linejoin="round"/>',
  leg: '<path d="M38 14H62L58 50C58 58 62 62 70 64C84 68 86 82 78 84H40C34 84 34 78 36 70Z" fill="#9fc05a" stroke="#2a1d12" stroke-width="5" stroke-linejoin="round"/>',
  voice:
    '<path d="M18 42H36L58 22V78L36 58H18Z" fill="#9fc05a" stroke="#2a1d12" stroke-width="5" stroke-linejoin="round"/><path d="M68 38C74 44 74 56 68 62M78 28C90 40 90 60 78 72" stroke="#2a1d12" stroke-width="6" fill="none" stroke-linecap="round"/>',
};
