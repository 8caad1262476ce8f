import { readFileSync } from "node:fs";

/** Loaded when the first payment is checked, not at start. */
const LATER = "@apple/app-store-server-library";

const NOTHING = "module.exports = {};";

/**
 * Files of libraries that a start reads for nothing, by package, with what takes their place. Whoever reaches for what
 * is gone meets a TypeError. Each was looked at in the named version: with another one the build stops, so that
 * somebody looks again.
 */
const LEFT_OUT = {
  "@google-cloud/firestore": {
    version: "9.4.1",
    files: {
      // Pipelines are another way to query. What is stored or run is compared with this class.
      "build/src/pipelines/index.js": "exports.Pipeline = class {};",
      "build/src/pipelines/pipeline-util.js": 'exports.isString = (value) => typeof value === "string";',
      "build/src/bulk-writer.js": NOTHING,
      "build/src/recursive-delete.js": NOTHING,
      // Listening.
      "build/src/watch.js": NOTHING,
    },
  },
  "@google-cloud/firestore-api": {
    version: "0.7.1",
    files: {
      // The classes of messages; calls are encoded by the definitions below.
      "build/protos/protos.js": "module.exports = { google: { firestore: { v1: {} } } };",
      "build/protos/protos.json": onlyFirestore,
      "build/src/v1/firestore_admin_client.js": NOTHING,
    },
  },
  "google-gax": {
    version: "6.17.0",
    files: {
      "build/protos/iam_service.js": NOTHING,
      "build/protos/locations.js": NOTHING,
      "build/protos/operations.js": NOTHING,
      "build/src/iamService.js": NOTHING,
      "build/src/operationsClient.js": NOTHING,
      "build/src/resumableUpload.js": NOTHING,
      "build/src/resumableSourceFromFile.js": NOTHING,
      // Every client makes one of these, and closes it.
      "build/src/locationService.js": "exports.LocationsClient = class { async close() {} };",
      // The transport by HTTP; what it shares with gRPC's is asked of it as well.
      "build/src/fallback.js": 'module.exports = require("./index.js");',
    },
  },
  "@grpc/grpc-js": {
    version: "1.14.7",
    files: { "build/src/server.js": NOTHING, "build/src/server-interceptors.js": NOTHING },
  },
  protobufjs: {
    version: "7.6.6",
    files: {
      // What servers tell about themselves. @grpc/proto-loader adds it to every definition, and half of its time is that.
      "ext/descriptor/index.js": `
        const { Enum, Root, Type } = require("../..");
        const described = { $type: { toObject: () => ({}) } };
        Root.prototype.toDescriptor = () => ({ file: [] });
        Enum.prototype.toDescriptor = Type.prototype.toDescriptor = () => described;`,
    },
  },
  // For answers of many parts, which only Cloud Messaging gives.
  "@fastify/busboy": { version: "3.2.6", files: { "index.js": NOTHING } },
  // Three questions about the version of Node, by way of 50 files.
  jsonwebtoken: {
    version: "9.0.3",
    files: {
      "lib/asymmetricKeyDetailsSupported.js": "module.exports = true;",
      "lib/psSupported.js": "module.exports = true;",
      "lib/rsaPssKeyDetailsSupported.js": "module.exports = true;",
    },
  },
  // Streams for a Node that has none, or others.
  "fetch-blob": { version: "3.2.0", files: { "streams.cjs": NOTHING } },
  "readable-stream": {
    version: "3.6.2",
    files: { "readable.js": 'module.exports = require("node:stream");' },
  },
};

/** What `google.firestore.v1` speaks of, of all that firestore-api defines; the rest is for administrators. */
const SPOKEN_OF = {
  firestore: ["v1"],
  protobuf: [
    "Any",
    "DoubleValue",
    "Duration",
    "Empty",
    "Int32Value",
    "Int64Value",
    "ListValue",
    "NullValue",
    "Struct",
    "Timestamp",
    "Value",
  ],
  rpc: ["Status"],
  type: ["LatLng"],
};

/** Definitions as JSON in, as a module out. A text is read sooner than the same as code. */
function onlyFirestore(text) {
  const { google } = JSON.parse(text).nested;
  const nested = Object.entries(SPOKEN_OF).map(([name, types]) => [
    name,
    { nested: Object.fromEntries(types.map((type) => [type, google.nested[name].nested[type]])) },
  ]);
  const definitions = { nested: { google: { nested: Object.fromEntries(nested) } } };
  return `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(definitions))});`;
}

/** Where a file of a library is: the package, the directory that holds it, and the path below that. */
function placeOf(id) {
  const [, root, name, file] = id.match(/^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\/(.*)$/) ?? [];
  return { root, name, file };
}

function versionOf(root) {
  return JSON.parse(readFileSync(`${root}/package.json`, "utf8")).version;
}

/** Puts what LEFT_OUT says into the place of files, and insists on doing so. */
function leaveOut() {
  const left = new Set();
  return {
    name: "leave-out",
    buildStart: () => left.clear(),
    load(id) {
      const { root, name, file } = placeOf(id);
      const replacement = LEFT_OUT[name]?.files[file];
      if (replacement === undefined) return null;
      const version = versionOf(root);
      if (version !== LEFT_OUT[name].version) {
        this.error(
          `${name} is ${version}. See whether what LEFT_OUT says of ${LEFT_OUT[name].version} is true of it.`,
        );
      }
      left.add(`${name}/${file}`);
      return {
        code: typeof replacement === "string" ? replacement : replacement(readFileSync(id, "utf8")),
        moduleType: "js",
      };
    },
    buildEnd(error) {
      if (error) return;
      for (const [name, { files }] of Object.entries(LEFT_OUT)) {
        for (const file of Object.keys(files)) {
          if (!left.has(`${name}/${file}`))
            this.error(`${name}/${file} is loaded no more: LEFT_OUT is out of date.`);
        }
      }
    },
  };
}

/** npm installs google-auth-library twice, for firebase-admin and for google-gax: one is enough while they are the same. */
function onlyOneAuth() {
  return {
    name: "only-one-auth",
    async resolveId(source, importer, options) {
      if (source !== "google-auth-library" || !importer?.includes("/node_modules/firebase-admin/"))
        return null;
      const [own, other] = await Promise.all(
        [importer, importer.replace(/\/firebase-admin\/.*$/, "/google-gax/package.json")].map((from) =>
          this.resolve(source, from, { ...options, skipSelf: true }),
        ),
      );
      return own && other && versionOf(placeOf(own.id).root) === versionOf(placeOf(other.id).root)
        ? other
        : own;
    },
  };
}

export default {
  input: "src/index.ts",
  platform: "node",
  external: (id) => id.startsWith("node:") || id === LATER,
  plugins: [
    leaveOut(),
    onlyOneAuth(),
    {
      name: "commonjs-directory",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }\n' });
      },
    },
  ],
  output: {
    dir: "lib",
    // Importing node:http as a module makes Node load its whole fetch.
    format: "cjs",
    entryFileNames: "[name].js",
    codeSplitting: false,
    // Names of functions stay, so that a stack trace in the log can be read.
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  },
};
