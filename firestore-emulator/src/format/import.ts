import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Fields, StoredDocument, Value } from "../model/document.ts";
import { invalidArgument, StatusError } from "../model/status.ts";
import { decodeEntity, type ExportedDocument } from "./entity.ts";
import { withProject } from "./entity-reference.ts";
import { decodeKindOutputs, decodeOverallMetadata, unparsable } from "./metadata.ts";
import { decodeLog } from "./record-log.ts";

/** One database of an export. */
export interface ImportedDatabase {
  readonly databaseId: string;
  /** The documents for import into a project. */
  documentsFor(projectId: string): Pick<StoredDocument, "path" | "fields">[];
}

/**
 * Reads an export completely, given its overall metadata file. Throws INVALID_ARGUMENT with the official messages when
 * it is damaged. The project of the export is ignored.
 */
export function readExport(metadataFile: string): ImportedDatabase[] {
  const overall = readFileOr(metadataFile, unparsable);
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
  const bytes = readFileOr(file, () => invalidArgument(`${file} (No such file or directory)`));
  return orDamaged(
    () => decodeKindOutputs(bytes),
    () => invalidArgument(`Failed parse entity file:${file}`),
  );
}

function readOutput(file: string): ExportedDocument[] {
  const damaged = () => invalidArgument(`Failed parse entity file:${file}`);
  const records = decodeLog(readFileOr(file, damaged));
  return orDamaged(() => records.map(decodeEntity), damaged);
}

function readFileOr(file: string, toError: () => StatusError): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error) {
      throw toError();
    }
    throw error;
  }
}

// Any error means damaged data, for example a stack overflow by nested maps.
function orDamaged<T>(read: () => T, toError: () => StatusError): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof StatusError ? error : toError();
  }
}

function inProject(
  { path, fields, indexedReferences }: ExportedDocument,
  projectId: string,
): Pick<StoredDocument, "path" | "fields"> {
  if (indexedReferences.length === 0) {
    return { path, fields };
  }
  const converted = new Map(fields);
  for (const name of indexedReferences) {
    const value = fields.get(name);
    if (value !== undefined) {
      converted.set(name, convertReferences(value, projectId));
    }
  }
  return { path, fields: converted satisfies Fields };
}

function convertReferences(value: Value, projectId: string): Value {
  switch (value.kind) {
    case "reference":
      return { kind: "reference", name: withProject(value.name, projectId) };
    case "array":
      return { kind: "array", values: value.values.map((element) => convertReferences(element, projectId)) };
    default:
      return value;
  }
}
