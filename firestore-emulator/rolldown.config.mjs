const LAZY_RULES = "\0lazy-rules";

// Few files without dependencies, because the start time depends on loading and compiling. CommonJS starts faster and
// with less memory than modules.
export default {
  input: { cli: "src/cli.ts", index: "src/index.ts", rules: "src/rules/compile.ts" },
  platform: "node",
  plugins: [
    {
      name: "commonjs-directory",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }\n' });
      },
    },
    {
      // The rules compiler is a third of the program; it is loaded with the first rules.
      name: "lazy-rules",
      resolveId(source, importer) {
        return importer !== undefined && source.endsWith("/rules/compile.ts") ? LAZY_RULES : null;
      },
      load(id) {
        return id === LAZY_RULES
          ? `import { createRequire } from "node:module";
             const load = () => createRequire(import.meta.url)("./rules.js");
             export const compileRules = (...args) => load().compileRules(...args);`
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
    // Names are kept for stack traces.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
};
