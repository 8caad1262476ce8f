import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The gallery by itself, in development and for the tests' stack; the app's build knows nothing of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/gallery/",
  // Apart from the app's dev server, which may run at the same time.
  cacheDir: resolve(import.meta.dirname, "../../.cache/vite-gallery"),
  plugins: [react()],
  build: { target: "es2022", chunkSizeWarningLimit: 600 },
  server: { host: "127.0.0.1", port: 5300 },
});
