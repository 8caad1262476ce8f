import type { Fields, Value } from "../../model/document.ts";
import type { RulesDocument } from "../types.ts";
import {
  type Entries,
  FALSE,
  float,
  list,
  map,
  NULL,
  path,
  type RuleValue,
  TRUE,
  text,
  timestamp,
} from "./value.ts";

const NANOS_PER_MICRO = 1000n;

/** Converts a stored value: references become paths, vectors maps, times nanoseconds. */
export function fromStored(value: Value): RuleValue {
  switch (value.kind) {
    case "null":
      return NULL;
    case "boolean":
      return value.value ? TRUE : FALSE;
    case "integer":
      return { type: "int", value: value.value };
    case "double":
      return float(value.value);
    case "timestamp":
      return timestamp(value.micros * NANOS_PER_MICRO);
    case "string":
      return text(value.value);
    case "bytes":
      return { type: "bytes", value: value.value };
    case "reference":
      return referencePath(value.name);
    case "geoPoint":
      return { type: "latlng", latitude: value.latitude, longitude: value.longitude };
    case "array":
      return list(value.values.map(fromStored));
    case "map":
      return map(fromFields(value.fields));
  }
}

/** The path of a reference: its resource name without the project. */
function referencePath(name: string): RuleValue {
  return path(name.split("/").slice(2));
}

function fromFields(fields: Fields): Entries {
  return new Map(Array.from(fields, ([name, value]) => [name, fromStored(value)]));
}

/** Converts a JSON value, such as a token claim: whole numbers become ints. */
function fromJson(value: unknown): RuleValue {
  switch (typeof value) {
    case "boolean":
      return value ? TRUE : FALSE;
    case "string":
      return text(value);
    case "number":
      return Number.isSafeInteger(value) ? { type: "int", value: BigInt(value) } : float(value);
    case "object":
      if (Array.isArray(value)) {
        return list(value.map(fromJson));
      }
      return value === null ? NULL : map(fromJsonObject(value));
    default:
      return NULL;
  }
}

/** A JSON object, such as a token's claims. */
export function fromJsonObject(value: object): Entries {
  return new Map(Object.entries(value).map(([key, item]) => [key, fromJson(item)]));
}

/** The segments of a document path, starting at `databases`. */
export function absoluteSegments(databaseId: string, relative: string): string[] {
  const below = relative === "" ? [] : relative.split("/");
  return ["databases", databaseId, "documents", ...below];
}

/** A document as `resource`: its data, id and name. */
export function documentValue(document: RulesDocument, databaseId: string): RuleValue {
  const id = document.path.slice(document.path.lastIndexOf("/") + 1);
  return map(
    new Map<string, RuleValue>([
      ["data", map(fromFields(document.fields))],
      ["id", text(id)],
      ["__name__", path(absoluteSegments(databaseId, document.path))],
    ]),
  );
}
