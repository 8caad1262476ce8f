/** Loaded with the first payment, so it stays a package of its own. */
const EXTERNAL = "@apple/app-store-server-library";

export default {
  input: "src/index.ts",
  platform: "node",
  external: (id) => id.startsWith("node:") || id === EXTERNAL,
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
    dir: "lib",
    // Libraries in the bundle read __dirname, which an ES module does not have.
    format: "cjs",
    entryFileNames: "[name].js",
    codeSplitting: false,
    // Function names are kept for stack traces in the log.
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  },
};
