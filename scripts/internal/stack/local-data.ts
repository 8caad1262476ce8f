import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { fromRoot } from "../paths.ts";
import { SEED_DIRECTORY } from "./seed.ts";

const DIRECTORY = fromRoot(".local");
const CURRENT = `${DIRECTORY}/emulator-data`;
const NEXT = `${DIRECTORY}/emulator-data.next`;

/** Where a running stack imports its data from and exports it to. */
export interface LocalData {
  readonly importDirectory: string;
  readonly exportDirectory: string;
  /** For messages. */
  readonly origin: "local data" | "seed";
}

/**
 * Chooses what to import: the data of the last clean stop, or the seed when there are none or with `fresh`.
 * Exports go to a separate directory, so that a crash does not touch the data of the last clean stop.
 */
export async function openLocalData(fresh: boolean): Promise<LocalData> {
  await mkdir(DIRECTORY, { recursive: true });
  if (isCompleteExport(NEXT)) {
    // The last stop was interrupted after its export.
    await adoptExport();
  }
  await rm(NEXT, { recursive: true, force: true });
  return !fresh && isCompleteExport(CURRENT)
    ? { importDirectory: CURRENT, exportDirectory: NEXT, origin: "local data" }
    : { importDirectory: fromRoot(SEED_DIRECTORY), exportDirectory: NEXT, origin: "seed" };
}

/** Replaces the earlier data with a complete export. Without one, keeps the earlier data and returns false. */
export async function adoptExport(): Promise<boolean> {
  if (!isCompleteExport(NEXT)) {
    return false;
  }
  // Stopped in between, it is done again at the next start.
  await rm(CURRENT, { recursive: true, force: true });
  await rename(NEXT, CURRENT);
  return true;
}

/** firebase-tools writes this file last. */
function isCompleteExport(directory: string): boolean {
  return existsSync(`${directory}/firebase-export-metadata.json`);
}
