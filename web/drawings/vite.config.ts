import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Draws the film of programmes and the children of their scenes for `npm run media`; not part of the app's build. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve(import.meta.dirname, "../../.cache/vite-drawings"),
  plugins: [react()],
  server: { host: "127.0.0.1" },
});
