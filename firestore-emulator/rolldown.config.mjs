// One file without dependencies of its own, so that a start reads and compiles as little as possible. CommonJS, because
// importing node:http as a module makes Node load its whole fetch, 40 ms that a start has no use for.
export default {
  input: "src/cli.ts",
  platform: "node",
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
    format: "cjs",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    cleanDir: true,
  },
};
