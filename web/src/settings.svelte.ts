// What this reader prefers, kept in the browser and put on the page's root element. No account needed.

import type { LastGame } from "./opponents";

/** Every language of the page, the first where a reader's own is none of them. */
export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["night", "light", "auto"] as const;
export const HANDS = ["right", "left"] as const;
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, off: 0 } as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  speed: keyof typeof SPEEDS;
  sound: boolean;
  /** Whether somebody beside a real box was asked if they want sounds. */
  soundAsked: boolean;
  /** Prompts beside a real box are read aloud. */
  reads: boolean;
  /** Sounds as words over the board. */
  captions: boolean;
  shapes: boolean;
  confirm: boolean;
  /** Whether the page waits for the reader before it shows another bot's turn. */
  waits: boolean;
  /** Penances by their stand-ins: switches and buttons, twice the time. */
  easier: boolean;
  /** The hand the reader draws with: the other one is the other one, and tools keep out of its way. */
  hand: (typeof HANDS)[number];
  bot: string;
  /** By game: whom "Play now" calls. */
  opponents: Record<string, string>;
  /** How often which bot was beaten, by `game/bot`. */
  beaten: Record<string, number>;
  /** By game: how the last game against bots went. */
  lastGames: Record<string, LastGame>;
  /** Finished tables that were counted. */
  noted: string[];
  /** Tables by link at which the reader chose to watch. */
  watched: string[];
  muted: string[];
  /** The table at which the reader is being taught; empty when nowhere. */
  learning: string;
}

const PLACE = "armarium.settings";

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wished: readonly string[]): Language {
  const isOurs = (one: string): one is Language => (LANGUAGES as readonly string[]).includes(one);
  return wished.map((one) => one.toLowerCase().split("-")[0]).find(isOurs) ?? LANGUAGES[0];
}

/** What a language calls itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function first(): Settings {
  return {
    language: preferredLanguage(typeof navigator === "undefined" ? [] : navigator.languages),
    theme: "night",
    speed: "normal",
    sound: false,
    soundAsked: false,
    reads: false,
    captions: false,
    shapes: false,
    confirm: true,
    waits: false,
    easier: false,
    hand: "right",
    bot: "",
    opponents: {},
    beaten: {},
    lastGames: {},
    noted: [],
    watched: [],
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
