import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readSeed } from "../../../../firestore-emulator/src/cli/export-directory.ts";
import { UsageError } from "../../../../firestore-emulator/src/cli/options.ts";
import { RulesRegistry, Store, startServer } from "../../../../firestore-emulator/src/index.ts";
import { Failure } from "../../command.ts";
import { type DocumentChecksum, storedDocuments } from "./stored-documents.ts";

const DATABASE = "(default)";

/** What a restored database has, beside what it should have. */
export interface DrillReport {
  readonly documents: number;
  /** Number of documents by collection, such as `users/…/saves`. */
  readonly collections: Readonly<Record<string, number>>;
  /** Paths of documents with a checksum that the restored database does not have. */
  readonly missing: readonly string[];
  /** Paths of documents with other content. */
  readonly changed: readonly string[];
  /** Paths of documents without a checksum. */
  readonly surplus: readonly string[];
}

export function isWhole({ missing, changed, surplus }: DrillReport): boolean {
  return missing.length + changed.length + surplus.length === 0;
}

/**
 * Restores the `(default)` database of an export into an empty local database, and compares each document with its checksum.
 * The export's directory is one of `gcloud firestore export`, downloaded, or of the local stack. A Failure says what is damaged.
 */
export async function restoreDrill(
  exportDirectory: string,
  checksums: ReadonlyMap<string, string>,
): Promise<DrillReport> {
  const restored: DocumentChecksum[] = [];
  const [exported] = (await readExportDirectory(exportDirectory)).filter(
    ({ databaseId }) => databaseId === DATABASE,
  );
  const store = new Store({
    seed: (database) => exported !== undefined && database.load(exported.documentsFor(database.projectId)),
  });
  const server = await startServer({ host: "127.0.0.1", port: 0, store, rules: new RulesRegistry() });
  try {
    const database = {
      origin: `http://127.0.0.1:${server.port}`,
      projectId: "demo-restored",
      databaseId: DATABASE,
      token: "owner",
    };
    for await (const document of storedDocuments(database)) restored.push(document);
  } finally {
    await server.close();
  }
  return compare(restored, checksums);
}

function compare(restored: readonly DocumentChecksum[], checksums: ReadonlyMap<string, string>): DrillReport {
  const collections: Record<string, number> = {};
  for (const { path } of restored) {
    const collection = collectionOf(path);
    collections[collection] = (collections[collection] ?? 0) + 1;
  }
  const paths = new Set(restored.map(({ path }) => path));
  return {
    documents: restored.length,
    collections,
    missing: [...checksums.keys()].filter((path) => !paths.has(path)),
    changed: restored.flatMap(({ path, checksum }) =>
      checksums.has(path) && checksums.get(path) !== checksum ? path : [],
    ),
    surplus: restored.flatMap(({ path }) => (checksums.has(path) ? [] : path)),
  };
}

/** `users/u1/saves/s1` is in `users/…/saves`. */
function collectionOf(path: string): string {
  const segments = path.split("/").slice(0, -1);
  return segments.map((segment, index) => (index % 2 === 0 ? segment : "…")).join("/");
}

async function readExportDirectory(directory: string) {
  const names = await readdir(directory).catch(() => {
    throw new Failure(`There is no directory ${directory}.`);
  });
  // A downloaded export has this file itself; one of firebase-tools has it a level below, and says where.
  const metadata = names.find((name) => name.endsWith(".overall_export_metadata"));
  try {
    return readSeed(metadata === undefined ? directory : join(directory, metadata));
  } catch (error) {
    if (error instanceof UsageError) throw new Failure(error.message);
    throw error;
  }
}
