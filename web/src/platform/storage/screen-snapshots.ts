import { VIEWER_PATH } from "@mindle/domain/programme/paths";
import { isRecord } from "@mindle/domain/text/json";
import { LAST_SEEN_MAX_AGE_MS, type ScreenSnapshot, type StoredValues } from "./schema.ts";
import { type JsonStorage, localJson } from "./storage.ts";
import { type StoredValue, storedValue } from "./stored-value.ts";

/**
 * What was last on screen of the signed-in part, one screen for each HTML of it, by `snapshotKey`. It is shown before the app is there,
 * which then replaces it: opened again, home and a step are read at once.
 */
export function storedSnapshots(storage: JsonStorage): StoredValue<StoredValues["snapshots"]> {
  return storedValue("snapshots", storage, { initial: {}, parse });
}

/** All pages of steps share one HTML; the others have one of their own. */
export function snapshotKey(pathname: string): string {
  return pathname.startsWith(`${VIEWER_PATH}/`) ? VIEWER_PATH : pathname;
}

/** To be called where something must not be seen again: any of them may show it. */
export function forgetSnapshots(): void {
  localJson.remove("snapshots");
}

function parse(data: unknown): StoredValues["snapshots"] | undefined {
  return isRecord(data) ? Object.fromEntries(Object.entries(data).filter(isCurrent)) : undefined;
}

function isCurrent(entry: [string, unknown]): entry is [string, ScreenSnapshot] {
  const [, value] = entry;
  if (!isRecord(value) || typeof value["html"] !== "string" || !Array.isArray(value["styles"])) return false;
  return Date.now() - Number(value["at"]) < LAST_SEEN_MAX_AGE_MS;
}
