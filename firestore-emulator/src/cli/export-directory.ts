import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { property, textOf } from "../codec/json.ts";
import { exportDatabase } from "../format/export.ts";
import { type ImportedDatabase, readExport } from "../format/import.ts";
import { StatusError } from "../model/status.ts";
import type { Database } from "../state/database.ts";
import { UsageError } from "./options.ts";

/** Metadata file of firebase-tools in an export directory. */
const EXPORT_METADATA = "firebase-export-metadata.json";
const EXPORT_NAME = "firestore_export";

/** Reads an export, given its directory or overall metadata file. Throws UsageError with the official message when it is
 * damaged. */
export function readSeed(path: string): ImportedDatabase[] {
  try {
    return readExport(overallMetadataFile(resolve(path)));
  } catch (error) {
    if (error instanceof StatusError) {
      throw new UsageError(error.message);
    }
    throw error;
  }
}

/** Exports a database to a directory in the layout of firebase-tools, replacing its content. */
export async function exportToDirectory(database: Database, directory: string): Promise<void> {
  const target = resolve(directory);
  // In the same parent directory, so that it can be renamed to the target.
  const temporary = await mkdtemp(join(dirname(target), ".firestore-export-"));
  await exportDatabase(database, { directory: temporary, name: EXPORT_NAME });
  const metadata = {
    firestore: { path: EXPORT_NAME, metadata_file: `${EXPORT_NAME}/${EXPORT_NAME}.overall_export_metadata` },
  };
  await writeFile(join(temporary, EXPORT_METADATA), JSON.stringify(metadata, null, 2));
  await rm(target, { recursive: true, force: true });
  await rename(temporary, target);
}

function overallMetadataFile(path: string): string {
  if (!existsSync(path) || !statSync(path).isDirectory()) {
    return path;
  }
  const metadataFile = join(path, EXPORT_METADATA);
  if (!existsSync(metadataFile)) {
    throw new UsageError(`${path} is not an export: it has no ${EXPORT_METADATA}.`);
  }
  const metadata: unknown = JSON.parse(readFileSync(metadataFile, "utf8"));
  const file = textOf(property(metadata, "firestore"), "metadata_file");
  if (file === "") {
    throw new UsageError(`${metadataFile} contains no Firestore export.`);
  }
  return join(path, file);
}
