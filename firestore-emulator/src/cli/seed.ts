import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { isMessage, messageOf, stringOf } from "../codec/message.ts";
import { type ImportedDatabase, readExport } from "../format/import.ts";
import { StatusError } from "../model/status.ts";
import { UsageError } from "./usage-error.ts";

/** Name of the file that firebase-tools puts at the top of an export's directory. */
export const EXPORT_METADATA = "firebase-export-metadata.json";

/** Reads the export to begin with. Throws UsageError with the official text when it is damaged. */
export function readSeed(path: string): ImportedDatabase[] {
  try {
    return readExport(overallFile(resolve(path)));
  } catch (error) {
    if (error instanceof StatusError) {
      throw new UsageError(error.message);
    }
    throw error;
  }
}

// An export's directory names its overall metadata file in a file of firebase-tools.
function overallFile(path: string): string {
  if (!existsSync(path) || !statSync(path).isDirectory()) {
    return path;
  }
  const metadataFile = join(path, EXPORT_METADATA);
  if (!existsSync(metadataFile)) {
    throw new UsageError(`${path} is no export: it has no ${EXPORT_METADATA}.`);
  }
  const metadata: unknown = JSON.parse(readFileSync(metadataFile, "utf8"));
  const file = isMessage(metadata) ? stringOf(messageOf(metadata, "firestore"), "metadata_file") : "";
  if (file === "") {
    throw new UsageError(`${metadataFile} names no Firestore export.`);
  }
  return join(path, file);
}
