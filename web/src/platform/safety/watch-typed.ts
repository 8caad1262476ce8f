import { loadModule } from "../load-module.ts";

/** How long nothing was typed when typing has stopped, in milliseconds. */
const TYPING_DEBOUNCE_MS = 1_200;

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Brings the help card where what is being typed into a field holds crisis words, once typing stops. Loads what it needs then, and
 * works on after the field's page was left.
 */
export function watchTyped(text: string): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    loadModule(() => import("./help-words.ts")).then(
      ({ showHelpForCrisisWords }) => showHelpForCrisisWords([text]),
      (error: unknown) => console.warn("crisis words cannot be looked for", error),
    );
  }, TYPING_DEBOUNCE_MS);
}
