import type { ComponentType } from "react";
import { within } from "../../../platform/browser/within.ts";
import type { QueryClient } from "../../../platform/data/query-client.ts";
import { loadNamespaces } from "../../../platform/i18n/i18n.ts";
import type { EndingProps } from "./ending.tsx";
import type { FinishedStep, LeftBehind } from "./left-behind.ts";

export const ENDING_TEXTS = ["program-endings"] as const;

/** The last page waits no longer than this: without its end, a step leads to the schedule all the same. */
const PREPARE_MS = 2000;

/** The end of a step that was just finished, which the schedule can draw at once. */
interface ReadyEnding {
  readonly Ending: ComponentType<EndingProps>;
  readonly left: LeftBehind;
}

/** By programme and step; only the newest. */
const ready = new Map<string, ReadyEnding>();

/** Loads how a step, a session or a programme ends, which nobody needs before the last page of a step. */
function loadEnding() {
  return Promise.all([import("./ending.tsx"), import("./left-behind.ts"), loadNamespaces(ENDING_TEXTS)]);
}

/** Loads it ahead. Without a connection there is none. */
export function preloadEnding(): void {
  loadEnding().catch(() => {});
}

/** Gets the end of a step ready while its last page is still seen, so that it lies over the schedule from the first frame. */
export async function prepareEnding(queryClient: QueryClient, step: FinishedStep): Promise<void> {
  ready.clear();
  const prepare = async () => {
    const [{ default: Ending }, { readLeftBehind }] = await loadEnding();
    const left = await readLeftBehind(queryClient, step);
    return left && { Ending, left };
  };
  try {
    const prepared = await within(prepare(), PREPARE_MS);
    if (prepared !== undefined) ready.set(keyOf(step), prepared);
  } catch (error) {
    console.warn("a step ends without its picture", error);
  }
}

/** The end that was prepared for a step; undefined where nothing is celebrated. */
export function readyEnding(step: Pick<FinishedStep, "programId" | "stepId">): ReadyEnding | undefined {
  return ready.get(keyOf(step));
}

/** Its words are the person's: they are not kept longer than they are shown. */
export function forgetEnding(): void {
  ready.clear();
}

function keyOf({ programId, stepId }: Pick<FinishedStep, "programId" | "stepId">): string {
  return `${programId} ${stepId}`;
}
