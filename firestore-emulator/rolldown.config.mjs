const RULES_WHEN_NEEDED = "\0rules-when-needed";

// Few files without dependencies of their own, so that a start reads and compiles as little as possible. CommonJS,
// because importing node:http as a module makes Node load its whole fetch, 40 ms that a start has no use for.
export default {
  input: { cli: "src/cli.ts", rules: "src/rules/compile.ts" },
  platform: "node",
  plugins: [
    {
      name: "commonjs-directory",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }\n' });
      },
    },
    {
      // The rules language and its parser are a third of the program: they load with the first rules.
      name: "rules-when-needed",
      resolveId(source, importer) {
        return importer !== undefined && source.endsWith("/rules/compile.ts") ? RULES_WHEN_NEEDED : null;
      },
      load(id) {
        return id === RULES_WHEN_NEEDED
          ? `import { createRequire } from "node:module";
             const load = createRequire(import.meta.url);
             export const compileRules = (...args) => load("./rules.js").compileRules(...args);`
          : null;
      },
    },
  ],
  output: {
    dir: "lib",
    format: "cjs",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    cleanDir: true,
    // Names stay, for stack traces.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
};
