import { tabJson } from "./storage.ts";

const HELP_SHOWN_KEY = "helpShown";

/** Notes that somebody to talk to was shown in this tab: nothing is offered here any more. */
export function markHelpShown(): void {
  tabJson.write(HELP_SHOWN_KEY, true);
}

export function wasHelpShown(): boolean {
  return tabJson.read(HELP_SHOWN_KEY) === true;
}
