/** Loaded with the first payment, so it is a file of its own. */
const LAZY = "./apple-library.ts";

const shared = {
  platform: "node",
  output: {
    dir: "lib",
    // Libraries in the bundle read __dirname, which an ES module does not have.
    format: "cjs",
    entryFileNames: "[name].js",
    codeSplitting: false,
    // Function names are kept for stack traces in the log.
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  },
};

// Nothing is left to install where the functions run: the files hold every package that they use.
export default [
  {
    ...shared,
    input: "src/index.ts",
    external: (id) => id.startsWith("node:") || id === LAZY,
    transform: { define: { LOCAL_BUILD: String(process.env.LOCAL_BUILD === "on") } },
    plugins: [
      {
        name: "commonjs-directory",
        generateBundle() {
          this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }\n' });
        },
      },
    ],
    output: {
      ...shared.output,
      paths: (id) => (id.endsWith("/apple-library.ts") ? "./apple-library.mjs" : id),
    },
  },
  {
    ...shared,
    input: "src/appstore/apple-library.ts",
    external: (id) => id.startsWith("node:"),
    // An import() of a CommonJS file would not find its names.
    output: { ...shared.output, format: "esm", entryFileNames: "[name].mjs" },
  },
];
