import * as z from "zod/mini";
import { moveNow } from "../browser/now.ts";
import { readAsOwner, writeAsOwner } from "./emulator-documents.ts";
import { readLocalChoice, storeLocalChoice } from "./local-choices.ts";

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
