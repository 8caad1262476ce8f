/** Loaded when the first payment is checked, not at start. */
const LATER = "@apple/app-store-server-library";

/**
 * Message classes that the libraries load at start and touch only for what we do not do: long-running operations,
 * access policies, pipelines. They are half of all the code. Whoever reaches for one is told so by a TypeError.
 */
const UNUSED = [
  [/\/google-gax\/build\/protos\/(iam_service|locations|operations)\.js$/, "module.exports = {};"],
  [
    /\/@google-cloud\/firestore-api\/build\/protos\/protos\.js$/,
    "module.exports = { google: { firestore: { v1: {} } } };",
  ],
];

export default {
  input: "src/index.ts",
  platform: "node",
  external: (id) => id.startsWith("node:") || id === LATER,
  plugins: [
    {
      name: "leave-out-unused-messages",
      load(id) {
        const found = UNUSED.find(([file]) => file.test(id));
        return found && { code: found[1], moduleType: "js" };
      },
    },
  ],
  output: {
    file: "lib/index.js",
    format: "esm",
    codeSplitting: false,
    // Names stay, so that a stack trace in the log can be read.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    // Libraries written for CommonJS ask for them.
    intro: "const __dirname = import.meta.dirname, __filename = import.meta.filename;",
  },
};
