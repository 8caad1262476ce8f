import { descriptorJson, rpcType } from "./src/codec/descriptor.ts";

const LAZY_RULES = "\0lazy-rules";
const INLINE_DESCRIPTOR = "\0inline-descriptor";

/** The descriptor of the Firestore service and its message types, a third of the published one. */
function descriptor() {
  const { methods } = descriptorJson.nested.google.nested.firestore.nested.v1.nested.Firestore;
  const names = new Set();
  for (const rpc of Object.keys(methods)) {
    addNames(rpcType(rpc).request, names);
    addNames(rpcType(rpc).response, names);
  }
  return trimmed(descriptorJson, "", names);
}

function addNames(type, names) {
  if (typeof type === "string" || names.has(type.name)) return;
  names.add(type.name);
  for (const field of type.fields?.values() ?? []) addNames(field.type, names);
}

/** A node of a protobuf.js descriptor without options and types of other names. */
function trimmed({ nested = {}, fields, oneofs, values, methods }, name, names) {
  const kept = {};
  for (const [key, node] of Object.entries(nested)) {
    const nestedNode = trimmed(node, name === "" ? key : `${name}.${key}`, names);
    if (Object.keys(nestedNode).length > 0) kept[key] = nestedNode;
  }
  return {
    ...(Object.keys(kept).length > 0 && { nested: kept }),
    ...(names.has(name) && { fields: fields && mapValues(fields, withoutOptions), oneofs, values }),
    ...(methods && { methods: mapValues(methods, withoutOptions) }),
  };
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

const withoutOptions = ({ options: _options, parsedOptions: _parsed, ...rest }) => rest;

// Few files without dependencies, because the start time depends on loading and compiling. CommonJS starts faster and
// with less memory than modules.
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
    {
      // Faster to load and smaller than the file of the package.
      name: "inline-descriptor",
      resolveId(source) {
        return source.endsWith("/descriptor-source.ts") ? INLINE_DESCRIPTOR : null;
      },
      load(id) {
        return id === INLINE_DESCRIPTOR
          ? `export const readDescriptor = () => JSON.parse(${JSON.stringify(JSON.stringify(descriptor()))});`
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
