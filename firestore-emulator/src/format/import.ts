import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { StoredDocument } from "../model/document.ts";
import { StatusError } from "../model/status.ts";
import type { Fields, Value } from "../model/value.ts";
import { decodeEntity, type ExportedDocument } from "./entity.ts";
import { moveReference } from "./entity-reference.ts";
import { decodeKindOutputs, decodeOverallMetadata, unparsable } from "./metadata.ts";
import { decodeLog } from "./record-log.ts";

/** One database of an export. */
export interface ImportedDatabase {
  readonly databaseId: string;
  /** Its documents as they are in the project they are imported into. */
  documentsFor(projectId: string): Pick<StoredDocument, "path" | "fields">[];
}

/**
 * Reads an export from its overall metadata file, whole: a damaged one throws INVALID_ARGUMENT with the official texts
 * before anything was imported. The project an export came from is not looked at.
 */
export function readExport(metadataFile: string): ImportedDatabase[] {
  const overall = readOr(metadataFile, unparsable);
  const byDatabase = new Map<string, ExportedDocument[]>();
  for (const kindPath of decodeOverallMetadata(overall)) {
    const kindFile = join(dirname(metadataFile), kindPath);
    for (const output of readKindOutputs(kindFile)) {
      for (const document of readOutput(join(dirname(kindFile), output))) {
        const documents = byDatabase.get(document.databaseId);
        if (documents === undefined) {
          byDatabase.set(document.databaseId, [document]);
        } else {
          documents.push(document);
        }
      }
    }
  }
  return [...byDatabase].map(([databaseId, documents]) => ({
    databaseId,
    documentsFor: (projectId) => documents.map((document) => inProject(document, projectId)),
  }));
}

function readKindOutputs(file: string): string[] {
  const bytes = readOr(
    file,
    () => new StatusError("INVALID_ARGUMENT", `${file} (No such file or directory)`),
  );
  return damageAs(
    () => decodeKindOutputs(bytes),
    () => new StatusError("INVALID_ARGUMENT", `Failed parse entity file:${file}`),
  );
}

function readOutput(file: string): ExportedDocument[] {
  const unreadable = () => new StatusError("INVALID_ARGUMENT", `Failed parse entity file:${file}`);
  const records = decodeLog(readOr(file, unreadable));
  return damageAs(() => records.map(decodeEntity), unreadable);
}

function readOr(file: string, refusal: () => StatusError): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error) {
      throw refusal();
    }
    throw error;
  }
}

// Whatever goes wrong with these bytes is damage: maps nested without end, for one, leave no stack.
function damageAs<T>(read: () => T, refusal: () => StatusError): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof StatusError ? error : refusal();
  }
}

function inProject(
  { path, fields, indexedReferences }: ExportedDocument,
  projectId: string,
): Pick<StoredDocument, "path" | "fields"> {
  if (indexedReferences.length === 0) {
    return { path, fields };
  }
  const moved = new Map(fields);
  for (const name of indexedReferences) {
    const value = fields.get(name);
    if (value !== undefined) {
      moved.set(name, moveValue(value, projectId));
    }
  }
  return { path, fields: moved satisfies Fields };
}

function moveValue(value: Value, projectId: string): Value {
  switch (value.kind) {
    case "reference":
      return { kind: "reference", name: moveReference(value.name, projectId) };
    case "array":
      return { kind: "array", values: value.values.map((element) => moveValue(element, projectId)) };
    default:
      return value;
  }
}
