import { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire";
import type { DocumentPath, Fields, Value } from "../model/document.ts";
import { vectorElements } from "../model/order.ts";
import { KEY_PATH, readElement, writePath, writeRootElement } from "./entity-path.ts";
import { type Property, readProperty, writeProperty } from "./entity-property.ts";
import { appOf } from "./entity-reference.ts";
import { BYTES, GROUP_START, readFields, readMessage, writeMessage, writeString } from "./wire-fields.ts";

/** Field numbers of an App Engine EntityProto and of its key. */
const KEY = 13;
const PROPERTY = 14;
const RAW_PROPERTY = 15;
const ENTITY_GROUP = 16;
const KEY_APP = 13;
const KEY_PATH_MESSAGE = 14;
const KEY_DATABASE = 23;

const VECTOR = "__vector__";
const DEFAULT_DATABASE = "(default)";

/** A document of an export file. */
export interface ExportedDocument {
  readonly databaseId: string;
  readonly path: DocumentPath;
  readonly fields: Fields;
  /** Names of fields with indexed references (production exports), which an import converts to its own project. */
  readonly indexedReferences: readonly string[];
}

/** Encodes a document as EntityProto. */
export function encodeEntity(
  projectId: string,
  databaseId: string,
  path: DocumentPath,
  fields: Fields,
): Uint8Array {
  const writer = new BinaryWriter();
  writeMessage(writer, KEY, () => {
    writeString(writer, KEY_APP, appOf(projectId));
    writeMessage(writer, KEY_PATH_MESSAGE, () => writePath(writer, path, KEY_PATH));
    if (databaseId !== DEFAULT_DATABASE) {
      writeString(writer, KEY_DATABASE, databaseId);
    }
  });
  writeProperties(writer, fields);
  writeMessage(writer, ENTITY_GROUP, () => writeRootElement(writer, path, KEY_PATH));
  // Copied to its exact size, because all entities of an export are in memory at once.
  return Buffer.from(writer.finish());
}

/** Decodes the EntityProto of a document. Throws when it is invalid. */
export function decodeEntity(bytes: Uint8Array): ExportedDocument {
  let databaseId = DEFAULT_DATABASE;
  const elements: string[] = [];
  const { fields, indexedReferences } = readEntity(new BinaryReader(bytes), (key) => {
    readFields(key, (field, wireType) => {
      if (field === KEY_DATABASE && wireType === BYTES) {
        databaseId = key.string() || DEFAULT_DATABASE;
      } else if (field === KEY_PATH_MESSAGE && wireType === BYTES) {
        const path = readMessage(key);
        readFields(path, (element, type) => {
          if (element !== KEY_PATH.group || type !== GROUP_START) {
            return false;
          }
          elements.push(readElement(path, KEY_PATH));
          return true;
        });
      } else {
        return false;
      }
      return true;
    });
  });
  if (elements.length === 0) {
    throw new RangeError("An entity has no path.");
  }
  return { databaseId, path: elements.join("/"), fields, indexedReferences };
}

// Empty arrays use another field and are written first; the other fields follow in stored order.
function writeProperties(writer: BinaryWriter, fields: Fields): void {
  const writeMap = (map: Fields) => writeNested(writer, map);
  for (const [name, value] of fields) {
    if (isEmptyArray(value)) {
      writeProperty(writer, PROPERTY, { name, multiple: false, value }, writeMap);
    }
  }
  for (const [name, value] of fields) {
    if (isEmptyArray(value)) {
      continue;
    }
    const multiple = value.kind === "array";
    for (const element of multiple ? value.values : [value]) {
      writeProperty(writer, RAW_PROPERTY, { name, multiple, value: element }, writeMap);
    }
  }
}

function isEmptyArray(value: Value): boolean {
  return value.kind === "array" && value.values.length === 0;
}

/** A map (or a vector, as a list named `__vector__`) as an entity with an empty key. */
function writeNested(writer: BinaryWriter, fields: Fields): void {
  writeMessage(writer, KEY, () => {
    writeString(writer, KEY_APP, "");
    writeString(writer, KEY_PATH_MESSAGE, "");
  });
  const vector = vectorElements({ kind: "map", fields });
  writeProperties(writer, vector ? new Map([[VECTOR, { kind: "array", values: vector }]]) : fields);
  writeString(writer, ENTITY_GROUP, "");
}

function readNested(reader: BinaryReader): Fields {
  const { fields } = readEntity(reader, () => undefined);
  const vector = fields.get(VECTOR);
  return vector?.kind === "array" && fields.size === 1
    ? new Map<string, Value>([
        ["__type__", { kind: "string", value: VECTOR }],
        ["value", vector],
      ])
    : fields;
}

interface EntityContent {
  readonly fields: Fields;
  readonly indexedReferences: readonly string[];
}

function readEntity(reader: BinaryReader, readKey: (key: BinaryReader) => void): EntityContent {
  const single = new Map<string, Value>();
  const lists = new Map<string, Value[]>();
  const indexed = new Set<string>();
  readFields(reader, (field, wireType) => {
    if (wireType !== BYTES || (field !== KEY && field !== PROPERTY && field !== RAW_PROPERTY)) {
      return false;
    }
    const nested = readMessage(reader);
    if (field === KEY) {
      readKey(nested);
      return true;
    }
    const property = readProperty(nested, readNested);
    if (field === PROPERTY && property.value.kind === "reference") {
      indexed.add(property.name);
    }
    addProperty(property, single, lists);
    return true;
  });
  return { fields: single, indexedReferences: [...indexed] };
}

function addProperty(
  { name, multiple, value }: Property,
  fields: Map<string, Value>,
  lists: Map<string, Value[]>,
): void {
  if (!multiple) {
    fields.set(name, value);
    return;
  }
  const list = lists.get(name);
  if (list === undefined) {
    const values = [value];
    lists.set(name, values);
    fields.set(name, { kind: "array", values });
  } else {
    list.push(value);
  }
}
