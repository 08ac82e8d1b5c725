// Writes the page's own drawings down for the pictures that Python makes: node scripts/art.mjs [--check]
//
// parts.ts lists them. Colours of the page's custom properties are put in as they are by night, for a picture stands
// alone. With --check nothing is written, and a file that is not up to date is an error.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const here = dirname(fileURLToPath(import.meta.url));
const package_ = join(here, "..", "..", "src", "armarium");

/** Custom properties of the first two blocks: what is always so, and the night. */
function properties() {
  const sheet = readFileSync(join(here, "..", "src", "styles", "tokens.css"), "utf-8");
  const night = sheet.slice(0, sheet.indexOf('[data-theme="light"]'));
  return new Map([...night.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const known = properties();
const plain = (text) =>
  text
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name) => known.get(name) ?? `unknown-${name}`)
    .replaceAll(/ class="[^"]*"/g, "")
    .replaceAll(/(\.\d*?)0+(?=[^\d.])/g, (_, digits) => (digits === "." ? "" : digits))
    .replaceAll("Source Sans 3 Variable", "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif")
    .replaceAll(/\n/g, "");

async function drawings() {
  const folder = mkdtempSync(join(tmpdir(), "armarium-art-"));
  try {
    const bundle = await rolldown({ input: join(here, "parts.ts"), external: ["three"] });
    const file = join(folder, "parts.mjs");
    await bundle.write({ file, format: "esm" });
    await bundle.close();
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { HOUSE, GAMES } = await drawings();
const files = [["pictures", HOUSE], ...Object.entries(GAMES).map(([game, art]) => [`games/${game}`, art])];
let stale = 0;
for (const [folder, art] of files) {
  const path = join(package_, folder, "art.json");
  const lines = Object.entries(art).map(([name, body]) => `  ${JSON.stringify(name)}: ${JSON.stringify(plain(body))}`);
  const text = `{\n${lines.join(",\n")}\n}\n`;
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (readFileSync(path, "utf-8") !== text) {
    console.error(`${folder}/art.json is not what the page draws: node scripts/art.mjs`);
    stale = 1;
  }
}
process.exit(stale);
