/// <reference types="vitest/config" />

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown, transformWithOxc } from "vite";

// `npm run dev` serves the pages with hot reload and passes /api on to a table started by `armarium serve`.
const table = "http://127.0.0.1:8000";

/** True for what the first page cannot do without: all that index.html imports, but not what it fetches later. */
function isFirst(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return (
    id.endsWith("/index.html") ||
    id.includes("rolldown/runtime") ||
    importers.some((importer) => isFirst(importer, graph, seen))
  );
}

/** What the first page is made of: its script and style, and the letters of our languages. */
const SHELL = /index-[^.]+\.(js|css)$|latin-(?!ext)[^.]+\.woff2$/;

/** Writes worker.js beside the page, with the names of all that the first page is made of. */
function worker(): Plugin {
  const file = new URL("./src/worker.ts", import.meta.url).pathname;
  return {
    name: "worker",
    apply: "build",
    async generateBundle(_, bundle) {
      const names = Object.values(bundle).filter((part) => part.type === "asset" || part.isEntry);
      const shell = names.map((part) => part.fileName).filter((name) => SHELL.test(name));
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      const list = JSON.stringify(shell.map((name) => `/${name}`));
      const head = `const __BUILD__ = ${JSON.stringify(build)};\nconst __SHELL__ = ${list};\n`;
      const { code } = await transformWithOxc(readFileSync(file, "utf-8"), file);
      this.emitFile({ type: "asset", fileName: "worker.js", source: head + code });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // One script before a game is opened: shared parts in files of their own would each be a request.
      output: {
        codeSplitting: { groups: [{ debugName: "first", name: (id, graph) => (isFirst(id, graph) ? "first" : null) }] },
      },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: table, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
