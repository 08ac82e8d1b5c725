// What this reader prefers, kept in the browser and put on the page's root element. No account needed.

/** Every language of the page, the first where a reader's own is none of them. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["night", "light", "auto"] as const;
export const HANDS = ["right", "left"] as const;
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, off: 0 } as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  speed: keyof typeof SPEEDS;
  sound: boolean;
  shapes: boolean;
  confirm: boolean;
  /** Penances by their stand-ins: switches and buttons, twice the time. */
  easier: boolean;
  /** The hand the reader draws with: the other one is the other one, and tools keep out of its way. */
  hand: (typeof HANDS)[number];
  bot: string;
  muted: string[];
  /** The table at which the reader is being taught; empty when nowhere. */
  learning: string;
}

const PLACE = "armarium.settings";

function browserLanguage(): Language {
  const wished = typeof navigator === "undefined" ? "" : navigator.language.toLowerCase();
  return LANGUAGES.find((language) => wished.startsWith(language)) ?? LANGUAGES[0];
}

function first(): Settings {
  return {
    language: browserLanguage(),
    theme: "night",
    speed: "normal",
    sound: false,
    shapes: false,
    confirm: true,
    easier: false,
    hand: "right",
    bot: "",
    muted: [],
    learning: "",
  };
}

function kept(): Settings {
  const settings = first();
  try {
    Object.assign(settings, JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    // a damaged or forbidden store means: start from the first settings
  }
  return settings;
}

export const settings: Settings = $state(kept());

const matches = (query: string): boolean => typeof matchMedia !== "undefined" && matchMedia(query).matches;

/** How long a motion of so many milliseconds lasts for this reader. */
export function lasting(milliseconds: number): number {
  return matches("(prefers-reduced-motion: reduce)") ? 0 : milliseconds * SPEEDS[settings.speed];
}

export function theme(): "night" | "light" {
  if (settings.theme !== "auto") return settings.theme;
  return matches("(prefers-color-scheme: light)") ? "light" : "night";
}

export function turnLanguage(): void {
  const next = LANGUAGES.indexOf(settings.language) + 1;
  settings.language = LANGUAGES[next % LANGUAGES.length];
}

export function turnTheme(): void {
  settings.theme = theme() === "light" ? "night" : "light";
}

/** Keeps the settings and dresses the page; called once, inside an effect root. */
export function followSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = theme();
    root.dataset.hand = settings.hand;
    root.dataset.shapes = settings.shapes ? "strong" : "plain";
    root.style.setProperty("--pace", String(SPEEDS[settings.speed]));
    try {
      localStorage.setItem(PLACE, JSON.stringify(settings));
    } catch {
      // a browser that keeps nothing still plays
    }
  });
}
