import * as z from "zod/mini";
import { moveNow } from "../browser/now.ts";
import { localJson } from "../storage/storage.ts";
import { readAsOwner, writeAsOwner } from "./emulator-documents.ts";

/** `main.tsx` looks for it: one key says that there is something to start. */
const KEY = "local";

type Choice = "simulation" | "clockOffset";

/** What a developer chose in the panel of a local build; undefined where nothing was. */
export function readLocalChoice(name: Choice): unknown {
  return readAll()[name];
}

/** Keeps a choice for the next starts of the page; undefined takes it back. */
export function storeLocalChoice(name: Choice, value: unknown): void {
  const { [name]: _, ...others } = readAll();
  const all = value === undefined ? others : { ...others, [name]: value };
  if (Object.keys(all).length === 0) localJson.remove(KEY);
  else localJson.write(KEY, all);
}

function readAll(): Readonly<Record<string, unknown>> {
  const stored = localJson.read(KEY);
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

const DOCUMENT = { collection: "localClock", id: "offset" } as const;

const offset = z.int();

/** How far this browser's clock is moved, in milliseconds. */
export function readClockOffset(): number {
  const { success, data } = z.safeParse(offset, readLocalChoice("clockOffset"));
  return success ? data : 0;
}

/** Moves the time of this page by what was chosen. To be called before the app asks for the time. */
export function applyClockOffset(): void {
  moveNow(readClockOffset());
}

/**
 * Moves the clock of the local functions, and that of this browser from the next start of the page on; 0 is the present. Rejects
 * without a local Firestore, and then moves neither.
 */
export async function moveClock(ms: number): Promise<void> {
  await writeAsOwner(DOCUMENT.collection, DOCUMENT.id, { ms });
  storeLocalChoice("clockOffset", ms === 0 ? undefined : ms);
}

/** How far the clock of the local functions is moved, in milliseconds: another browser may have moved it. */
export async function readFunctionsOffset(signal: AbortSignal): Promise<number> {
  const documents = await readAsOwner(DOCUMENT.collection, signal);
  const { success, data } = z.safeParse(offset, documents.find(({ id }) => id === DOCUMENT.id)?.fields["ms"]);
  return success ? data : 0;
}
