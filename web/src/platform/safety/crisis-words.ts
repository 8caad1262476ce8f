import type { Crisis } from "@mindle/domain/safety/help-kind";
import { createListeners } from "../browser/listeners.ts";
import { loadModule } from "../browser/load-module.ts";
import { whenIdle } from "../browser/timing.ts";
import { onUserDataCleared } from "../storage/clear-user-data.ts";

/** What texts say of a crisis; undefined where nothing was found. */
type FindCrisis = (texts: readonly string[]) => Crisis | undefined;

/** How many texts are remembered: more than any page has. */
const REMEMBERED = 100;

/** What was found in the texts that were looked at last: while a person types, one of a page's texts changes. In memory only. */
const found = new Map<string, Crisis | undefined>();
onUserDataCleared(() => found.clear());

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
      ({ findCrisis, prepareToFind }) => {
        find = remembering(findCrisis);
        const pieces = prepareToFind();
        // In tasks of their own, between which the browser takes presses: Safari does not say when it is idle.
        const goOn = () => {
          if (pieces.next().done !== true) setTimeout(goOn);
        };
        whenIdle(goOn);
        listeners.notify();
        return find;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  },
};

/** Looks at a text again only after many others. */
function remembering(findCrisis: FindCrisis): FindCrisis {
  const findIn = (text: string) => {
    if (text.trim() === "") return undefined;
    const crisis = found.has(text) ? found.get(text) : findCrisis([text]);
    found.delete(text);
    found.set(text, crisis);
    const [oldest] = found.keys();
    if (found.size > REMEMBERED && oldest !== undefined) found.delete(oldest);
    return crisis;
  };
  return (texts) => {
    const [first, ...others] = texts.filter((text) => findIn(text) !== undefined);
    if (first === undefined) return undefined;
    return others.length === 0 ? findIn(first) : findCrisis([first, ...others]);
  };
}

/** Reports that texts could not be looked at. */
export function warnOfCrisisWords(error: unknown): void {
  console.warn("crisis words cannot be looked for", error);
}
