import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The gallery, for development and browser tests; not part of the app's build. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/gallery/",
  // Separate from the app's dev server, which may run at the same time.
  cacheDir: resolve(import.meta.dirname, "../../.cache/vite-gallery"),
  plugins: [react()],
  build: { target: "es2022", chunkSizeWarningLimit: 600 },
  server: { host: "127.0.0.1", port: 5300 },
});
