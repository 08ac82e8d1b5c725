// What sealing an area brings, as a sign in a box of 24 by 24: the blessing is a round sun, each curse a dark shield
// with a picture of its own.

import type { Area } from "./wire";

const SHIELD = '<path d="M1 1H23V16L12 23L1 16Z" fill="#3b1d5e"/>';
const SUN =
  '<circle cx="12" cy="12" r="11" fill="#f2c14e" stroke="#7a4d05" stroke-width="1.5"/><circle cx="12" cy="12" r="3" fill="#5e3c04"/><path d="M12 5V8M12 16v3M5 12h3M16 12h3M7 7l2 2M15 15l2 2M17 7l-2 2M9 15l-2 2" stroke="#5e3c04" stroke-width="1.8" stroke-linecap="round"/>';
const FALLING_CARD =
  '<rect x="8" y="3.5" width="8" height="9.5" rx="1.5" fill="#fff"/><path d="M12 10v8M9 15.500l3 3 3-3" stroke="#3b1d5e" stroke-width="4"/><path d="M12 9v9M8.800 15l3.200 3.500 3.200-3.500" stroke="#ffd0c4" stroke-width="2" fill="none" stroke-linecap="round"/>';
const STRUCK_DROP =
  '<path d="M12 3C15 8 17.500 10 17.500 13A5.500 5.500 0 0 1 6.500 13C6.500 10 9 8 12 3Z" fill="#fff"/><path d="M5 18L19 4" stroke="#ff8d7a" stroke-width="2.800" stroke-linecap="round"/>';
const CUT_BOLT =
  '<path d="M13 2.500L6.500 12H11L10 19L17.500 9.500H13Z" fill="#ffe08a"/><path d="M4.500 11L9 12.500M19.500 8L15 9" stroke="#ff8d7a" stroke-width="2.400" stroke-linecap="round"/>';

export const SIGNS: Record<Area["effect"], string> = {
  none: "",
  blessing: SUN,
  discard: SHIELD + FALLING_CARD,
  colour: SHIELD + STRUCK_DROP,
  energy: SHIELD + CUT_BOLT,
};
