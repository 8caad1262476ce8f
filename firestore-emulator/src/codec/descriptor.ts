import { readDescriptor } from "./descriptor-source.ts";

export type ScalarName = "bool" | "int32" | "int64" | "double" | "string" | "bytes";

/** One field of a message. Maps have string keys; `type` is the type of the values. */
export interface FieldType {
  /** camelCase: the JSON name and the property name in a Message. */
  readonly name: string;
  /** Field number. */
  readonly id: number;
  readonly rule: "single" | "repeated" | "map";
  readonly oneof: string | undefined;
  readonly type: ScalarName | EnumType | MessageType;
}

export interface EnumType {
  readonly kind: "enum";
  readonly name: string;
  readonly values: ReadonlyMap<string, number>;
  readonly names: ReadonlyMap<number, string>;
}

export interface MessageType {
  readonly kind: "message";
  /** Full name, `google.firestore.v1.Document`. */
  readonly name: string;
  readonly fields: ReadonlyMap<string, FieldType>;
  /** Finds a field by its camelCase or snake_case name. */
  readonly byJsonName: ReadonlyMap<string, FieldType>;
  readonly byId: ReadonlyMap<number, FieldType>;
}

/** Request and response types of an RPC. */
export interface RpcType {
  readonly request: MessageType;
  readonly response: MessageType;
}

type Json = { [key: string]: unknown };

const PACKAGE = "google.firestore.v1";
const SCALARS: ReadonlySet<string> = new Set(["bool", "int32", "int64", "double", "string", "bytes"]);

/**
 * The protobuf.js JSON descriptor of google.firestore.v1 from @google-cloud/firestore, plus what the published one does
 * not contain: `Write.verify` (field 5), which the web and mobile SDKs send, and the concurrency mode of transactions.
 */
export const descriptorJson: Json = loadDescriptor();

const registry = new Map<string, { json: Json; scope: string }>();
const messages = new Map<string, MessageType>();
const enums = new Map<string, EnumType>();
register(descriptorJson, "");

/** The message type of a name, full or relative to google.firestore.v1. Throws when there is none. */
export function messageType(name: string): MessageType {
  const full = registry.has(`${PACKAGE}.${name}`) ? `${PACKAGE}.${name}` : name;
  const type = resolve(full, "");
  if (typeof type === "string" || type.kind !== "message") throw new Error(`${name} is not a message`);
  return type;
}

/** Request and response types of a method of google.firestore.v1.Firestore. */
export function rpcType(rpc: string): RpcType {
  const methods = child(registry.get(`${PACKAGE}.Firestore`)?.json, "methods");
  const method = child(methods, rpc);
  return {
    request: messageType(text(method, "requestType")),
    response: messageType(text(method, "responseType")),
  };
}

function loadDescriptor(): Json {
  const parsed = readDescriptor();
  if (!isJson(parsed)) throw new Error("the Firestore descriptor is not an object");
  const write = descendant(parsed, "google", "firestore", "v1", "Write");
  const fields = child(write, "fields");
  const operation = child(child(write, "oneofs"), "operation");
  if (fields.verify === undefined && Array.isArray(operation.oneof)) {
    fields.verify = { type: "string", id: 5 };
    operation.oneof.push("verify");
  }
  const options = descendant(parsed, "google", "firestore", "v1", "TransactionOptions");
  const readWrite = child(descendant(options, "ReadWrite"), "fields");
  if (readWrite.concurrencyMode === undefined) {
    const values = { CONCURRENCY_MODE_UNSPECIFIED: 0, OPTIMISTIC: 1, PESSIMISTIC: 2 };
    child(options, "nested").ConcurrencyMode = { values };
    readWrite.concurrencyMode = { type: "ConcurrencyMode", id: 2 };
  }
  return parsed;
}

function descendant(node: Json, ...names: string[]): Json {
  return names.reduce((parent, name) => child(child(parent, "nested"), name), node);
}

function register(node: Json, scope: string): void {
  if (!isJson(node.nested)) return;
  for (const [name, value] of Object.entries(node.nested)) {
    if (!isJson(value)) continue;
    const full = scope === "" ? name : `${scope}.${name}`;
    registry.set(full, { json: value, scope: full });
    register(value, full);
  }
}

function resolve(name: string, scope: string): ScalarName | EnumType | MessageType {
  if (isScalar(name)) return name;
  for (let outer = scope; ; outer = outer.slice(0, Math.max(0, outer.lastIndexOf(".")))) {
    const full = outer === "" ? name : `${outer}.${name}`;
    const found = registry.get(full);
    if (found)
      return isJson(found.json.values) ? enumType(full, found.json.values) : message(full, found.json);
    if (outer === "") throw new Error(`unknown type ${name}`);
  }
}

function enumType(full: string, json: Json): EnumType {
  let type = enums.get(full);
  if (!type) {
    const values = Object.entries(json).map(([key, number]): [string, number] => [key, Number(number)]);
    const names = values.map(([key, number]): [number, string] => [number, key]);
    type = { kind: "enum", name: full, values: new Map(values), names: new Map(names) };
    enums.set(full, type);
  }
  return type;
}

function message(full: string, json: Json): MessageType {
  const known = messages.get(full);
  if (known) return known;
  const fields = new Map<string, FieldType>();
  const byJsonName = new Map<string, FieldType>();
  const byId = new Map<number, FieldType>();
  const type: MessageType = { kind: "message", name: full, fields, byJsonName, byId };
  messages.set(full, type);
  const oneofs = new Map<string, string>();
  for (const [oneof, value] of Object.entries(isJson(json.oneofs) ? json.oneofs : {})) {
    const members = isJson(value) && Array.isArray(value.oneof) ? value.oneof : [];
    for (const member of members) oneofs.set(String(member), oneof);
  }
  for (const [name, value] of Object.entries(isJson(json.fields) ? json.fields : {})) {
    if (!isJson(value)) continue;
    const typeName = text(value, "type");
    if (!isScalar(typeName) && !canResolve(typeName, full)) continue;
    const field: FieldType = {
      name,
      id: Number(value.id),
      rule: value.keyType !== undefined ? "map" : value.rule === "repeated" ? "repeated" : "single",
      oneof: oneofs.get(name),
      type: resolve(typeName, full),
    };
    fields.set(name, field);
    byId.set(field.id, field);
    byJsonName.set(name, field);
    byJsonName.set(
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      field,
    );
  }
  return type;
}

/** False for scalar types that no Firestore message uses (such as those of google.protobuf.Any); their fields are dropped. */
function canResolve(name: string, scope: string): boolean {
  for (let outer = scope; ; outer = outer.slice(0, Math.max(0, outer.lastIndexOf(".")))) {
    if (registry.has(outer === "" ? name : `${outer}.${name}`)) return true;
    if (outer === "") return false;
  }
}

function isScalar(name: string): name is ScalarName {
  return SCALARS.has(name);
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function child(node: Json | undefined, key: string): Json {
  const value = node?.[key];
  if (!isJson(value)) throw new Error(`the Firestore descriptor lacks ${key}`);
  return value;
}

function text(node: Json, key: string): string {
  const value = node[key];
  if (typeof value !== "string") throw new Error(`the Firestore descriptor lacks ${key}`);
  return value;
}
