/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the pages with hot reload and passes /api on to a table started by `armarium serve`.
const table = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 900 },
  server: { host: "127.0.0.1", proxy: { "/api": { target: table, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
