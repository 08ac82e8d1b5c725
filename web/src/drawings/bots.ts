// The faces of the house's bots, creatures of the reading room: glow, ground and drawing in a square of 100.

export interface Face {
  glow: string;
  ground: string;
  body: string;
}

export const FACES: Readonly<Record<string, Face>> = {
  random: {
    glow: "#c9a26a",
    ground: "#4a3116",
    body: '<circle cx="24" cy="30" r="19" fill="#b79a78" stroke="#2a1a0c" stroke-width="4"/><circle cx="76" cy="30" r="19" fill="#b79a78" stroke="#2a1a0c" stroke-width="4"/><circle cx="24" cy="31" r="10" fill="#f0c3b0"/><circle cx="76" cy="31" r="10" fill="#f0c3b0"/><path d="M50 26C72 26 80 46 76 62C72 78 60 90 50 90S28 78 24 62C20 46 28 26 50 26Z" fill="#cdb18d" stroke="#2a1a0c" stroke-width="4"/><circle cx="39" cy="54" r="5" fill="#1c110a"/><circle cx="61" cy="54" r="5" fill="#1c110a"/><circle cx="40.500" cy="52.500" r="1.600" fill="#fff"/><circle cx="62.500" cy="52.500" r="1.600" fill="#fff"/><ellipse cx="50" cy="72" rx="6" ry="4.500" fill="#d77d7d" stroke="#2a1a0c" stroke-width="2.500"/><path d="M30 70L12 66M30 75L14 80M70 70L88 66M70 75L86 80" stroke="#2a1a0c" stroke-width="2.500" stroke-linecap="round"/>',
  },
  greedy: {
    glow: "#8fae6b",
    ground: "#2c3d1a",
    body: '<path d="M50 8L56 22L66 8L69 23L82 14L80 30L95 28L87 42L98 50L86 56L94 70L80 70L50 96L20 70L6 70L14 56L2 50L13 42L5 28L20 30L18 14L31 23L34 8L44 22Z" fill="#6b4a2c" stroke="#24150a" stroke-width="4" stroke-linejoin="round"/><path d="M50 34C70 34 76 50 74 62C70 80 58 92 50 92S30 80 26 62C24 50 30 34 50 34Z" fill="#e6c79c" stroke="#24150a" stroke-width="4"/><circle cx="40" cy="58" r="4.600" fill="#1c110a"/><circle cx="60" cy="58" r="4.600" fill="#1c110a"/><path d="M35 50Q40 47 45 50M55 50Q60 47 65 50" stroke="#24150a" stroke-width="2.500" fill="none" stroke-linecap="round"/><ellipse cx="50" cy="78" rx="7" ry="6" fill="#24150a"/>',
  },
  novice: {
    glow: "#9be0c0",
    ground: "#14402f",
    body: '<path d="M34 44C22 30 20 6 28 4S42 22 44 40ZM66 44C78 30 80 6 72 4S58 22 56 40Z" fill="#b58c62" stroke="#2a1a0c" stroke-width="4" stroke-linejoin="round"/><path d="M32 34C27 26 26 14 29 11S36 24 39 36ZM68 34C73 26 74 14 71 11S64 24 61 36Z" fill="#f0c3b0"/><path d="M50 34C70 34 80 48 78 64C76 82 62 94 50 94S24 82 22 64C20 48 30 34 50 34Z" fill="#c9a077" stroke="#2a1a0c" stroke-width="4"/><ellipse cx="50" cy="78" rx="17" ry="13" fill="#f3e3c8"/><circle cx="36" cy="58" r="5.500" fill="#1c110a"/><circle cx="64" cy="58" r="5.500" fill="#1c110a"/><circle cx="38" cy="56" r="1.800" fill="#fff"/><circle cx="66" cy="56" r="1.800" fill="#fff"/><path d="M45 71H55L50 77Z" fill="#d77d7d" stroke="#2a1a0c" stroke-width="2.500" stroke-linejoin="round"/><path d="M50 77V83M44 85Q50 89 56 85" stroke="#2a1a0c" stroke-width="2.500" fill="none" stroke-linecap="round"/>',
  },
  heuristic: {
    glow: "#d2c7a8",
    ground: "#3a3324",
    body: '<circle cx="22" cy="26" r="12" fill="#2b2620" stroke="#15100a" stroke-width="4"/><circle cx="78" cy="26" r="12" fill="#2b2620" stroke="#15100a" stroke-width="4"/><path d="M50 14C74 14 84 34 80 56C76 78 60 95 50 95S24 78 20 56C16 34 26 14 50 14Z" fill="#f4efe2" stroke="#15100a" stroke-width="4"/><path d="M30 18C38 30 40 48 34 70C24 64 18 46 20 34C22 26 25 21 30 18ZM70 18C62 30 60 48 66 70C76 64 82 46 80 34C78 26 75 21 70 18Z" fill="#2b2620"/><circle cx="33" cy="46" r="5" fill="#fff3d6"/><circle cx="67" cy="46" r="5" fill="#fff3d6"/><circle cx="33.500" cy="46.500" r="2.800" fill="#120c06"/><circle cx="66.500" cy="46.500" r="2.800" fill="#120c06"/><ellipse cx="50" cy="82" rx="9" ry="7" fill="#15100a"/><path d="M40 90Q50 95 60 90" stroke="#15100a" stroke-width="2.500" fill="none" stroke-linecap="round"/>',
  },
  apprentice: {
    glow: "#d07a3a",
    ground: "#5a2408",
    body: '<path d="M12 12L38 32H62L88 12L84 54C80 72 62 90 50 94C38 90 20 72 16 54Z" fill="#d8722e" stroke="#2a1208" stroke-width="4" stroke-linejoin="round"/><path d="M20 22L34 34L24 42ZM80 22L66 34L76 42Z" fill="#40200f"/><path d="M17 56C26 62 38 60 50 92C62 60 74 62 83 56C78 74 62 90 50 94C38 90 22 74 17 56Z" fill="#fdf1dc"/><path d="M32 52Q39 46 44 54ZM68 52Q61 46 56 54Z" fill="#1c0d06" stroke="#1c0d06" stroke-width="3" stroke-linejoin="round"/><ellipse cx="50" cy="86" rx="6" ry="5" fill="#1c0d06"/>',
  },
  adept: {
    glow: "#8fb1ff",
    ground: "#2b3a63",
    body: '<path d="M16 12L36 24C44 20 56 20 64 24L84 12L84 50C84 76 68 92 50 92S16 76 16 50Z" fill="#7d6a58" stroke="#1d140c" stroke-width="4" stroke-linejoin="round"/><circle cx="35" cy="48" r="17" fill="#f5e9cd" stroke="#1d140c" stroke-width="3.500"/><circle cx="65" cy="48" r="17" fill="#f5e9cd" stroke="#1d140c" stroke-width="3.500"/><circle cx="36" cy="48" r="8" fill="#e0962a"/><circle cx="64" cy="48" r="8" fill="#e0962a"/><circle cx="36" cy="48" r="4.500" fill="#140d07"/><circle cx="64" cy="48" r="4.500" fill="#140d07"/><path d="M50 56L43 66L50 76L57 66Z" fill="#e9b23c" stroke="#1d140c" stroke-width="3" stroke-linejoin="round"/><path d="M34 80Q38 84 42 80M46 85Q50 89 54 85M58 80Q62 84 66 80" stroke="#f5e9cd" stroke-width="3" fill="none" stroke-linecap="round"/>',
  },
  sage: {
    glow: "#c2d68a",
    ground: "#2f3d16",
    body: '<path d="M14 40C18 14 38 8 50 8S82 14 86 40C88 50 82 54 74 52C64 44 36 44 26 52C18 54 12 50 14 40Z" fill="#6f7d3a" stroke="#1d2110" stroke-width="4" stroke-linejoin="round"/><path d="M32 14L40 30L28 44M50 9V28M68 14L60 30L72 44M40 30H60" stroke="#1d2110" stroke-width="3" fill="none" stroke-linejoin="round"/><path d="M50 40C70 40 78 54 76 66C74 82 62 94 50 94S26 82 24 66C22 54 30 40 50 40Z" fill="#a9b56a" stroke="#1d2110" stroke-width="4"/><path d="M32 56Q39 52 46 58M54 58Q61 52 68 56" stroke="#1d2110" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="39" cy="63" r="4" fill="#151208"/><circle cx="61" cy="63" r="4" fill="#151208"/><path d="M46 73H47M53 73H54" stroke="#1d2110" stroke-width="3" stroke-linecap="round"/><path d="M36 82Q50 89 64 82" stroke="#1d2110" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="39" cy="62" r="10" fill="none" stroke="#d9b566" stroke-width="2.500"/><circle cx="61" cy="62" r="10" fill="none" stroke="#d9b566" stroke-width="2.500"/><path d="M49 61Q50 59 51 61" stroke="#d9b566" stroke-width="2.500" fill="none"/>',
  },
  master: {
    glow: "#a99be0",
    ground: "#1c1535",
    body: '<path d="M50 8C76 8 86 30 84 54C82 78 66 94 50 94S18 78 16 54C14 30 24 8 50 8Z" fill="#2a2740" stroke="#0a0814" stroke-width="4"/><path d="M30 8L38 22L46 4L52 20L62 6L64 22" fill="#2a2740" stroke="#0a0814" stroke-width="4" stroke-linejoin="round"/><path d="M38 56L50 50L62 56L50 92Z" fill="#8d8aa6" stroke="#0a0814" stroke-width="3.500" stroke-linejoin="round"/><path d="M50 54V88" stroke="#0a0814" stroke-width="2"/><circle cx="34" cy="46" r="8" fill="#ffd36a" stroke="#0a0814" stroke-width="3"/><circle cx="66" cy="46" r="8" fill="#ffd36a" stroke="#0a0814" stroke-width="3"/><circle cx="35" cy="46" r="3.500"/><circle cx="65" cy="46" r="3.500"/><path d="M24 36L42 40M76 36L58 40" stroke="#0a0814" stroke-width="4" stroke-linecap="round"/><circle cx="66" cy="46" r="14" fill="none" stroke="#d9b566" stroke-width="3"/><path d="M79 52L84 74" stroke="#d9b566" stroke-width="2.500"/>',
  },
};
