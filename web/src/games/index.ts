// The shelf of screens: every folder here with an index.ts is a game the page can show.

import type { Screen } from "./screen";

const found = import.meta.glob<{ screen: Screen }>("./*/index.ts", { eager: true });

export const screens: Record<string, Screen> = Object.fromEntries(
  Object.entries(found).map(([path, folder]) => [path.split("/")[1], folder.screen]),
);
