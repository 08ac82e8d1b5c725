// The page's own words of every game, as if they were opened at a house that says nothing.

import { vi } from "vitest";

vi.stubGlobal("fetch", (path: string) =>
  Promise.resolve(new Response(path.split("/").length > 4 ? "" : '{"house": "", "games": {}}')),
);
const { learnGame } = await import("../src/words.svelte");
const folders = Object.keys(import.meta.glob("../src/games/*/index.ts")).map((path) => path.split("/")[3]);
await Promise.all(folders.map(learnGame));
