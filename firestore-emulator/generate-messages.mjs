import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import {
  CodeGeneratorRequestSchema,
  CodeGeneratorResponseSchema,
  file_google_protobuf_any,
  file_google_protobuf_duration,
  file_google_protobuf_empty,
  file_google_protobuf_struct,
  file_google_protobuf_timestamp,
  file_google_protobuf_wrappers,
  FieldDescriptorProto_Label as Label,
  FieldDescriptorProto_Type as Type,
} from "@bufbuild/protobuf/wkt";

// Writes src/generated/: the messages of google.firestore.v1 for @bufbuild/protobuf, from the definitions that
// @google-cloud/firestore contains. Run it with `npm run generate --workspace firestore-emulator` after an update of either package.

const GENERATOR = "@bufbuild/protoc-gen-es@2.17.0";
/** Comments that repeat the declaration below them, and lines between fields. */
const REPEATED = /^ *\/\*\*\n(?: *\*.*\n)+|(?<=;\n)\n(?= )/gm;
const OUTPUT = join(import.meta.dirname, "src/generated");
/** The packages to generate, by the file of each. A file uses those before it. */
const PACKAGES = {
  "lat-lng.proto": "google.type",
  "status.proto": "google.rpc",
  "firestore.proto": "google.firestore.v1",
};
const SCALARS = {
  bool: Type.BOOL,
  bytes: Type.BYTES,
  double: Type.DOUBLE,
  int32: Type.INT32,
  int64: Type.INT64,
  string: Type.STRING,
};
const WELL_KNOWN = [
  file_google_protobuf_any,
  file_google_protobuf_duration,
  file_google_protobuf_empty,
  file_google_protobuf_struct,
  file_google_protobuf_timestamp,
  file_google_protobuf_wrappers,
].map(({ proto }) => proto);

const definitions = readDefinitions();
const files = Object.entries(PACKAGES).map(([name, scope], index, all) => ({
  name,
  package: scope,
  syntax: "proto3",
  dependency: [...WELL_KNOWN.map((known) => known.name), ...all.slice(0, index).map(([used]) => used)],
  ...contentOf(definitions.get(scope), scope),
}));
for (const { name, content } of generate(files)) {
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(join(OUTPUT, name), content.replaceAll(REPEATED, ""));
}

/** The protobuf.js definitions by their full name, with what the published ones lack. */
function readDefinitions() {
  const manifest = createRequire(import.meta.url).resolve("@google-cloud/firestore/package.json");
  const root = JSON.parse(readFileSync(join(manifest, "../build/protos/v1.json"), "utf8"));
  const found = collect(root, "", new Map());
  // Sent by the web and mobile SDKs.
  const write = found.get("google.firestore.v1.Write");
  write.fields.verify ??= { type: "string", id: 5 };
  if (!write.oneofs.operation.oneof.includes("verify")) write.oneofs.operation.oneof.push("verify");
  // Sent by server SDKs.
  const options = found.get("google.firestore.v1.TransactionOptions");
  options.nested.ConcurrencyMode ??= {
    values: { CONCURRENCY_MODE_UNSPECIFIED: 0, OPTIMISTIC: 1, PESSIMISTIC: 2 },
  };
  options.nested.ReadWrite.fields.concurrencyMode ??= { type: "ConcurrencyMode", id: 2 };
  return collect(root, "", new Map());
}

function collect(node, name, found) {
  found.set(name, node);
  for (const [key, child] of Object.entries(node.nested ?? {})) {
    collect(child, name === "" ? key : `${name}.${key}`, found);
  }
  return found;
}

/** Messages, enums and services of a package; those of a message have other names. */
function contentOf({ nested = {} }, scope) {
  const children = Object.entries(nested);
  return {
    messageType: children.flatMap(([name, node]) =>
      node.fields ? [messageOf(name, node, `${scope}.${name}`)] : [],
    ),
    enumType: children.flatMap(([name, node]) => (node.values ? [enumOf(name, node)] : [])),
    service: children.flatMap(([name, node]) => (node.methods ? [serviceOf(name, node, scope)] : [])),
  };
}

function messageOf(name, node, scope) {
  const { messageType, enumType } = contentOf(node, scope);
  const oneofs = Object.entries(node.oneofs ?? {});
  const fields = Object.entries(node.fields).map(([key, field]) => {
    const oneofIndex = oneofs.findIndex(([, { oneof }]) => oneof.includes(key));
    const single = { ...fieldOf(key, field, scope), ...(oneofIndex >= 0 && { oneofIndex }) };
    if (field.keyType === undefined) return { field: single };
    const entry = `${key[0].toUpperCase()}${key.slice(1)}Entry`;
    const value = { ...single, name: "value", jsonName: "value", number: 2, label: Label.OPTIONAL };
    return {
      field: { ...single, label: Label.REPEATED, type: Type.MESSAGE, typeName: `.${scope}.${entry}` },
      entry: {
        name: entry,
        field: [{ name: "key", jsonName: "key", number: 1, label: Label.OPTIONAL, type: Type.STRING }, value],
        options: { mapEntry: true },
      },
    };
  });
  return {
    name,
    field: fields.map(({ field }) => field),
    nestedType: [...messageType, ...fields.flatMap(({ entry }) => (entry ? [entry] : []))],
    enumType,
    oneofDecl: oneofs.map(([oneof]) => ({ name: snakeCase(oneof) })),
  };
}

function fieldOf(name, { id, rule, type }, scope) {
  const label = rule === "repeated" ? Label.REPEATED : Label.OPTIONAL;
  const field = { name: snakeCase(name), jsonName: name, number: id, label };
  if (SCALARS[type] !== undefined) return { ...field, type: SCALARS[type] };
  const full = resolve(type, scope);
  const isEnum = definitions.get(full).values !== undefined;
  return { ...field, type: isEnum ? Type.ENUM : Type.MESSAGE, typeName: `.${full}` };
}

function enumOf(name, { values }) {
  return { name, value: Object.entries(values).map(([key, number]) => ({ name: key, number })) };
}

function serviceOf(name, { methods }, scope) {
  const method = Object.entries(methods).map(
    ([rpc, { requestType, requestStream, responseType, responseStream }]) => ({
      name: rpc,
      inputType: `.${resolve(requestType, scope)}`,
      outputType: `.${resolve(responseType, scope)}`,
      clientStreaming: requestStream === true,
      serverStreaming: responseStream === true,
    }),
  );
  return { name, method };
}

/** The full name of a type that is named within a scope. */
function resolve(name, scope) {
  for (let outer = scope; outer !== ""; outer = outer.slice(0, Math.max(0, outer.lastIndexOf(".")))) {
    if (definitions.has(`${outer}.${name}`)) return `${outer}.${name}`;
  }
  return name;
}

function snakeCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function generate(protoFile) {
  const request = create(CodeGeneratorRequestSchema, {
    parameter: "target=js+dts,import_extension=js",
    fileToGenerate: protoFile.map(({ name }) => name),
    protoFile: [...WELL_KNOWN, ...protoFile],
  });
  const output = execFileSync("npm", ["exec", "--yes", `--package=${GENERATOR}`, "--", "protoc-gen-es"], {
    input: toBinary(CodeGeneratorRequestSchema, request),
    maxBuffer: 64 * 1024 * 1024,
  });
  const { file, error } = fromBinary(CodeGeneratorResponseSchema, output);
  if (error !== "") throw new Error(error);
  return file;
}
