import { CHARACTERS, type Character } from "@mindle/domain/assessment/characters";
import { useSyncExternalStore } from "react";
import { createListeners } from "../browser/listeners.ts";
import { onUserDataCleared, personalJson } from "../storage/clear-user-data.ts";
import type { FirstSteps } from "../storage/schema.ts";
import { storedValue } from "../storage/stored-value.ts";

// How far a browser's user has come in the free first steps, three minutes with a child on the result page (decision 42).

/** In place of a user's id, for answers while nobody is signed in. No account has this id. */
export const VISITOR = "visitor";

/** Read and written here, where answers are taken over, and in the tests of stored values only. */
export const storedFirstSteps = storedValue("firstSteps", personalJson, {
  initial: { steps: {}, isVisitors: false },
  parse: parseFirstSteps,
});

const listeners = createListeners();
/** The same object until it changes. */
let known: FirstSteps | undefined;

onUserDataCleared(() => {
  known = undefined;
  listeners.notify();
});

function firstSteps(): FirstSteps {
  known ??= storedFirstSteps.read();
  return known;
}

function write(next: FirstSteps): void {
  storedFirstSteps.write(next);
  known = next;
  listeners.notify();
}

/** Notes how far a step has come, and whether its answers are a visitor's. */
export function noteFirstStep(
  character: Character,
  state: "begun" | "done" | "helped",
  isVisitors: boolean,
): void {
  const { steps, ...known } = firstSteps();
  // "helped" outranks "done", which outranks "begun".
  const isLess = state === "begun" || (state === "done" && steps[character] === "helped");
  const next = steps[character] !== undefined && isLess ? steps : { ...steps, [character]: state };
  write({ steps: next, isVisitors: known.isVisitors || isVisitors });
}

/** Notes that no answers wait for an account any more. */
export function noteTakenOver(): void {
  write({ ...firstSteps(), isVisitors: false });
}

/** The first steps of this browser. */
export function useFirstSteps(): FirstSteps {
  return useSyncExternalStore(listeners.subscribe, firstSteps, () => storedFirstSteps.initial);
}

function parseFirstSteps(data: unknown): FirstSteps | undefined {
  if (typeof data !== "object" || data === null || !("steps" in data)) return undefined;
  const { steps } = data;
  if (typeof steps !== "object" || steps === null) return undefined;
  const isVisitors = "isVisitors" in data && data.isVisitors === true;
  const states = CHARACTERS.flatMap((character) => {
    const state: unknown = Reflect.get(steps, character);
    return state === "begun" || state === "done" || state === "helped" ? [[character, state] as const] : [];
  });
  return { steps: Object.fromEntries(states), isVisitors };
}
