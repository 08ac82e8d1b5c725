// Grimoire's drawings: companions as busts (head-gear tells them apart), coins (the rim tells the metal), page types.

/** Colour, head-gear, beard or mask. */
export const COMPANION: Record<string, readonly [string, string, string]> = {
  king: [
    "#8c2b34",
    '<path d="M28 34L24 12L38 22L50 6L62 22L76 12L72 34Z" fill="url(#g-brass)" stroke="#2a1d12" stroke-width="3" stroke-linejoin="round"/>',
    '<path d="M33 52C33 78 44 86 50 88C56 86 67 78 67 52C60 60 40 60 33 52Z" fill="#cfc7b8" stroke="#2a1d12" stroke-width="3"/>',
  ],
  queen: [
    "#7350c4",
    '<path d="M26 46C22 20 38 14 50 14S78 20 74 46L80 74H66L68 40H32L34 74H20Z" fill="#7a3d1a" stroke="#2a1d12" stroke-width="3"/><path d="M34 22L34 8L42 15L50 4L58 15L66 8L66 22Z" fill="url(#g-brass)" stroke="#2a1d12" stroke-width="3" stroke-linejoin="round"/>',
    "",
  ],
  archer: [
    "#3f6b34",
    '<path d="M24 34C30 16 56 12 82 32L70 36H30Z" fill="#3f6b34" stroke="#2a1d12" stroke-width="3"/><path d="M60 22C68 6 82 2 90 4C84 12 78 22 66 27Z" fill="#d8452d" stroke="#2a1d12" stroke-width="2.500"/>',
    "",
  ],
  spy: [
    "#3a4358",
    '<path d="M50 8C72 8 80 30 80 56H66C66 40 60 32 50 32S34 40 34 56H20C20 30 28 8 50 8Z" fill="#3a4358" stroke="#2a1d12" stroke-width="3"/>',
    '<path d="M33 50H67V64C60 72 40 72 33 64Z" fill="#20283a" stroke="#2a1d12" stroke-width="2.500"/>',
  ],
  nun: [
    "#33363f",
    '<path d="M50 8C76 8 80 36 78 76H66V44C66 28 34 28 34 44V76H22C20 36 24 8 50 8Z" fill="#33363f" stroke="#2a1d12" stroke-width="3"/><path d="M34 42C34 24 66 24 66 42" fill="none" stroke="#fff" stroke-width="6"/>',
    "",
  ],
  mercenary: [
    "#6b737e",
    '<path d="M30 40C28 18 40 10 50 10S72 18 70 40L62 34H38Z" fill="#aab2bc" stroke="#2a1d12" stroke-width="3"/><path d="M50 10V52" stroke="#2a1d12" stroke-width="5"/>',
    "",
  ],
  thief: [
    "#5a3a22",
    '<path d="M30 34C34 14 66 14 70 34L84 42L70 40H30Z" fill="#a3282f" stroke="#2a1d12" stroke-width="3"/>',
    '<path d="M32 42H68V52H32Z" fill="#1d1712"/><circle cx="43" cy="47" r="2.500" fill="#fff"/><circle cx="57" cy="47" r="2.500" fill="#fff"/>',
  ],
  merchant: [
    "#2b8f8a",
    '<path d="M26 36C22 16 40 8 52 10C70 8 80 24 74 36C60 28 40 28 26 36Z" fill="#e8c977" stroke="#2a1d12" stroke-width="3"/><circle cx="50" cy="20" r="5" fill="#c4314b" stroke="#2a1d12" stroke-width="2"/>',
    '<path d="M40 62Q50 56 60 62" stroke="#3a2412" stroke-width="5" fill="none" stroke-linecap="round"/>',
  ],
  brave: [
    "#a35a1c",
    '<path d="M28 42C24 18 40 10 50 10S76 18 72 42L64 36L50 40L36 36Z" fill="#d8b25a" stroke="#2a1d12" stroke-width="3" stroke-linejoin="round"/><path d="M30 30C14 26 12 12 18 4C20 14 28 16 34 20M70 30C86 26 88 12 82 4C80 14 72 16 66 20" fill="#f3ead6" stroke="#2a1d12" stroke-width="3" stroke-linejoin="round"/>',
    '<path d="M38 56C40 52 60 52 62 56C64 66 58 74 50 76C42 74 36 66 38 56ZM44 61Q50 65 56 61Q50 57 44 61Z" fill="#b8642c" stroke="#2a1d12" stroke-width="2.500" fill-rule="evenodd"/>',
  ],
  prince: [
    "#2f5fb0",
    '<path d="M28 44C24 24 36 16 50 16S76 24 72 44L76 60L66 54C68 44 66 38 60 34C52 38 40 38 34 34C32 42 32 48 34 54L24 60Z" fill="#d9a441" stroke="#2a1d12" stroke-width="3" stroke-linejoin="round"/><path d="M32 26C44 20 56 20 68 26L66 18L58 20L50 10L42 20L34 18Z" fill="url(#g-brass)" stroke="#2a1d12" stroke-width="3" stroke-linejoin="round"/><circle cx="50" cy="19" r="3.500" fill="#2f6fd0" stroke="#2a1d12" stroke-width="1.500"/>',
    "",
  ],
};

export function bust(k: string): string {
  const c = COMPANION[k];
  return `<path d="M14 100C14 78 32 70 50 70S86 78 86 100Z" fill="${c[0]}" stroke="#2a1d12" stroke-width="3"/><path d="M42 62H58V76L50 82L42 76Z" fill="#e2b58c" stroke="#2a1d12" stroke-width="2.500"/><path d="M50 24C64 24 68 36 67 48C66 62 58 70 50 70S34 62 33 48C32 36 36 24 50 24Z" fill="#f0c9a0" stroke="#2a1d12" stroke-width="3"/><path d="M43 46h.1M57 46h.1" stroke="#2a1d12" stroke-width="5.500" stroke-linecap="round"/><path d="M45 60Q50 63 55 60" stroke="#7a3d1a" stroke-width="3" fill="none" stroke-linecap="round"/>${c[1]}${c[2]}`;
}

/** Worth, light, dark, rim. */
export const COIN: Record<string, readonly [string, string, string, string]> = {
  bronze: ["1", "#c98a4f", "#6b3d14", "M50 14A36 36 0 1 1 49.9 14Z"],
  silver: ["2", "#c9d2dc", "#525c68", "M34 14H66L86 34V66L66 86H34L14 66V34Z"],
  gold: [
    "3",
    "#f2c14e",
    "#7a4d05",
    "M50 8L59 18L72 14L75 27L88 31L84 44L94 53L84 61L87 74L74 77L69 90L57 85L46 94L38 84L25 87L23 74L10 70L14 57L5 47L16 39L13 26L26 23L30 11L42 16Z",
  ],
};
export const coin = (k: string): string => {
  const c = COIN[k];
  return `<path d="${c[3]}" fill="${c[1]}" stroke="${c[2]}" stroke-width="5" stroke-linejoin="round"/><circle cx="50" cy="50" r="24" fill="none" stroke="${c[2]}" stroke-width="3" stroke-dasharray="3 4"/><text x="50" y="62" text-anchor="middle" font-family="Source Sans 3 Variable" font-weight="800" font-size="34" fill="${c[2]}">${c[0]}</text>`;
};

/** Page types: colour and shape. */
export const TYPE: Record<string, readonly [string, string]> = {
  common: ["#2f6fd0", '<circle cx="12" cy="12" r="7"/>'],
  forbidden: ["#a3282f", '<path d="M12 3L22 20H2Z"/>'],
  time: ["#8a6a14", '<path d="M5 3H19L13 12L19 21H5L11 12Z"/>'],
  defensive: ["#1d7a55", '<path d="M12 2L21 5V12C21 17 17 20 12 22C7 20 3 17 3 12V5Z"/>'],
  attack: ["#6b3fb8", '<path d="M12 2L15 13H20V16H14V22H10V16H4V13H9Z"/>'],
};
