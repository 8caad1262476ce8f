import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { exportDatabase } from "../format/export.ts";
import type { Database } from "../state/types.ts";
import { EXPORT_METADATA } from "./seed.ts";

const NAME = "firestore_export";

/** Writes a database as firebase-tools lays an export out, in the place of what the directory held before. */
export async function exportToDirectory(database: Database, directory: string): Promise<void> {
  const target = resolve(directory);
  // Beside the target, so that taking its place is one rename.
  const next = await mkdtemp(join(dirname(target), ".firestore-export-"));
  await exportDatabase(database, { directory: next, name: NAME });
  const metadata = {
    firestore: { path: NAME, metadata_file: `${NAME}/${NAME}.overall_export_metadata` },
  };
  await writeFile(join(next, EXPORT_METADATA), JSON.stringify(metadata, null, 2));
  await rm(target, { recursive: true, force: true });
  await rename(next, target);
}
