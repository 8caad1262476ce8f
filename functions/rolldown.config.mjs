import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));

// The domain is no npm package and must be in the bundle. zod is one, but bundled it loads without the fifty
// files of its translations, which is time saved at every cold start.
const external = Object.keys(manifest.dependencies).filter((name) => name !== "zod");

export default {
  input: "src/index.ts",
  platform: "node",
  external: (id) =>
    id.startsWith("node:") || external.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { file: "lib/index.js", format: "esm", sourcemap: true },
};
