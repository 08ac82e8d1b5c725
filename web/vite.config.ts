/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Rolldown } from "vite";

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

export default defineConfig({
  plugins: [svelte()],
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
