import { descriptorJson, rpcType } from "./src/codec/descriptor.ts";

const RULES_WHEN_NEEDED = "\0rules-when-needed";
const DESCRIPTOR_WITHIN = "\0descriptor-within";

/** The descriptor of the Firestore service and what its messages hold, a third of the one that is published. */
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

/** A node of a protobuf.js descriptor without options and without types of other names; empty when nothing is left. */
function trimmed({ nested = {}, fields, oneofs, values, methods }, name, names) {
  const kept = {};
  for (const [key, node] of Object.entries(nested)) {
    const within = trimmed(node, name === "" ? key : `${name}.${key}`, names);
    if (Object.keys(within).length > 0) kept[key] = within;
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

// Few files without dependencies of their own, so that a start reads and compiles as little as possible. CommonJS,
// which starts sooner and in less memory than modules.
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
             const load = () => createRequire(import.meta.url)("./rules.js");
             export const compileRules = (...args) => load().compileRules(...args);`
          : null;
      },
    },
    {
      // A start that has it need not find it, and keeps less of it in memory.
      name: "descriptor-within",
      resolveId(source) {
        return source.endsWith("/descriptor-source.ts") ? DESCRIPTOR_WITHIN : null;
      },
      load(id) {
        return id === DESCRIPTOR_WITHIN
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
    // Names stay, for stack traces.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
};
