// The three KamiMaï as folded paper, in a box of about 100 by 120. Our own inventions.

const line = 'fill="none" stroke="#3a2f22" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"';

export const ANIMALS: readonly string[] = [
  `<g ${line}><path d="M6 60L36 34L78 46L98 28L94 62L100 92L78 76L36 88Z" fill="#fff"/><path d="M36 34L44 62L36 88M44 62L78 46M44 62L78 76M44 34L52 16L62 40"/><circle cx="25" cy="56" r="2"/><path d="M78 46L94 62L78 76Z" fill="#f7c46a"/></g>`,
  `<g ${line}><path d="M10 22L44 14L54 26L40 34L44 60L92 78L64 92L34 84L22 62Z" fill="#fff"/><path d="M44 14L40 34L22 62M44 60L34 84M64 92L62 112M50 88L48 112"/><circle cx="43" cy="23" r="1.5"/><path d="M10 22L4 32L8 44H-4L0 32Z" fill="#f7c46a"/></g>`,
  `<g ${line}><path d="M20 30L34 8L46 26L66 26L78 8L92 30L84 62L56 92L28 62Z" fill="#fff"/><path d="M46 26L56 60L66 26M28 62L56 60L84 62M56 60V92M20 30L46 26M92 30L66 26"/><path d="M38 44L48 48M74 44L64 48"/><path d="M48 78L56 92L64 78Z" fill="#f7a08c"/></g>`,
];
