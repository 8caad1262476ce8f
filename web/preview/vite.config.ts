import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The authors' preview, served by `npm run content -- preview`; not part of the app's build. */
export default defineConfig({
  root: import.meta.dirname,
  // Separate from the app's dev server, which may run at the same time.
  cacheDir: resolve(import.meta.dirname, "../../.cache/vite-preview"),
  // Pictures, sounds and films of programmes.
  publicDir: resolve(import.meta.dirname, "../public"),
  plugins: [react()],
  // Found at the start: one that is found later would reload the page while an author types.
  optimizeDeps: { entries: ["main.tsx", "../src/engine/widgets/*/widget.tsx"] },
  server: { host: "127.0.0.1", port: 5400 },
});
