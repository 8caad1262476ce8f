import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoredDocument } from "../model/document.ts";
import { compareDocumentPaths } from "../model/document-path.ts";
import { StatusError } from "../model/status.ts";
import type { Database } from "../state/database.ts";
import { encodeEntity } from "./entity.ts";
import { encodeKindMetadata, encodeOverallMetadata } from "./metadata.ts";
import { encodeLog } from "./record-log.ts";

const KIND_DIRECTORY = "all_namespaces/all_kinds";
const KIND_METADATA = "all_namespaces_all_kinds.export_metadata";
const OUTPUT = "output-0";

export interface ExportTarget {
  /** Must exist. */
  readonly directory: string;
  /** Name of the export's directory inside it, and prefix of the overall metadata file. */
  readonly name: string;
}

export interface ExportSource {
  readonly projectId: string;
  readonly databaseId: string;
  readonly documents: Iterable<Pick<StoredDocument, "path" | "fields">>;
  /** Microseconds; stored in the metadata only. */
  readonly startTime: bigint;
  readonly endTime: bigint;
}

/**
 * Writes a database in the official emulator's export format and resolves to the overall metadata file's path.
 * Throws FAILED_PRECONDITION when the directory does not exist.
 */
export function exportDatabase(database: Database, target: ExportTarget): Promise<string> {
  const startTime = database.now();
  return writeExport(target, {
    projectId: database.projectId,
    databaseId: database.databaseId,
    documents: database.documents(),
    startTime,
    endTime: database.now(),
  });
}

/** Writes documents in the official export format, in path order, deterministically. */
export async function writeExport(target: ExportTarget, source: ExportSource): Promise<string> {
  await requireDirectory(target.directory);
  const root = join(target.directory, target.name);
  await mkdir(root, { recursive: true });
  const overallFile = join(root, `${target.name}.overall_export_metadata`);
  const documents = [...source.documents].sort((a, b) => compareDocumentPaths(a.path, b.path));
  if (documents.length === 0) {
    await writeFile(overallFile, encodeOverallMetadata([]));
    return overallFile;
  }
  const output = encodeLog(
    documents.map(({ path, fields }) => encodeEntity(source.projectId, source.databaseId, path, fields)),
  );
  const kindDirectory = join(root, KIND_DIRECTORY);
  await mkdir(kindDirectory, { recursive: true });
  await writeFile(join(kindDirectory, OUTPUT), output);
  await writeFile(
    join(kindDirectory, KIND_METADATA),
    encodeKindMetadata({
      exportName: target.name,
      startTime: source.startTime,
      endTime: source.endTime,
      outputs: [OUTPUT],
    }),
  );
  // Written last: an incomplete export has no overall metadata file.
  await writeFile(
    overallFile,
    encodeOverallMetadata([
      {
        path: `${KIND_DIRECTORY}/${KIND_METADATA}`,
        entities: documents.length,
        bytes: output.length,
      },
    ]),
  );
  return overallFile;
}

async function requireDirectory(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || !found.isDirectory()) {
    throw new StatusError("FAILED_PRECONDITION", "export_directory must be a directory");
  }
}
