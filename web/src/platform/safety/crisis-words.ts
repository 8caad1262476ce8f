import type { Crisis } from "@mindle/domain/safety/help-kind";
import { createListeners } from "../listeners.ts";
import { loadModule } from "../load-module.ts";

/** What texts say of a crisis; undefined where nothing was found. */
type FindCrisis = (texts: readonly string[]) => Crisis | undefined;

let find: FindCrisis | undefined;
let loading: Promise<FindCrisis> | undefined;
const listeners = createListeners();

/** Crisis words, which are loaded by themselves: no page waits for them before there is something to look at. */
export const crisisWords = {
  subscribe: listeners.subscribe,
  /** Undefined until they are loaded. */
  current: (): FindCrisis | undefined => find,
  /** Rejects where they cannot be loaded; the next call tries again. */
  load(): Promise<FindCrisis> {
    loading ??= loadModule(() => import("@mindle/domain/safety/crisis-words")).then(
      ({ findCrisis }) => {
        find = findCrisis;
        listeners.notify();
        return findCrisis;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  },
};

/** Reports that texts could not be looked at. */
export function warnOfCrisisWords(error: unknown): void {
  console.warn("crisis words cannot be looked for", error);
}
