import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../src");
const components = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".svelte"),
);

test("no line of a component is longer than 120 characters; drawings inside a data address are let be", () => {
  const long = components.flatMap((name) =>
    readFileSync(join(source, name), "utf8")
      .split("\n")
      .flatMap((line, i) => (line.length > 120 && !line.includes("url(data:") ? [`${name}:${i + 1}`] : [])),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(long).toEqual([]);
});

test("each global style sheet says first what part of the page it owns", () => {
  const sheets = readdirSync(join(source, "styles"));
  const silent = sheets.filter((name) => !readFileSync(join(source, "styles", name), "utf8").startsWith("/* Owns "));
  expect(sheets.length).toBeGreaterThan(5);
  expect(silent).toEqual([]);
});
