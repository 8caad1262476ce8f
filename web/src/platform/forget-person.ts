import { type JsonStorage, localJson, tabJson } from "./storage.ts";
import { personalKeys } from "./stored-keys.ts";

/** When a person was last forgotten in this browser, in milliseconds since the epoch. */
const FORGOTTEN_KEY = "forgottenAt";

/** What {@link FORGOTTEN_KEY} said when this page began. */
let known = localJson.read(FORGOTTEN_KEY);

const memories = new Set<() => void>();

/**
 * Where what is a person's is kept. Takes nothing more once they were forgotten in another tab: an answer may still be on
 * its way while this page goes.
 */
export const personalJson: JsonStorage = {
  ...localJson,
  write: (key, value) => {
    if (!wasForgottenElsewhere()) localJson.write(key, value);
  },
};

/** Has `forget` called whenever a person is forgotten: it drops what this page holds in memory, so that nothing writes it back. */
export function onForget(forget: () => void): void {
  memories.add(forget);
}

/** Takes from this browser everything it keeps of whoever used it, here and in every other tab that is open. */
export function forgetPerson(): void {
  for (const key of personalKeys()) localJson.remove(key);
  forgetInTab();
  for (const forget of memories) forget();
  known = Date.now();
  localJson.write(FORGOTTEN_KEY, known);
}

/**
 * Loads this page again once a person was forgotten in another tab, also while this one slept: nothing that it shows
 * or holds is left then. The query goes, since it may name what was theirs. To be called once.
 */
export function followForgetting(): void {
  const look = () => {
    if (!wasForgottenElsewhere()) return;
    forgetInTab();
    location.replace(location.pathname);
  };
  addEventListener("storage", look);
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
}

function wasForgottenElsewhere(): boolean {
  const last = localJson.read(FORGOTTEN_KEY);
  return last !== undefined && last !== known;
}

function forgetInTab(): void {
  for (const key of personalKeys()) tabJson.remove(key);
}
