import type { Crisis } from "@mindle/domain/safety/help-kind";
import { createListeners } from "../browser/listeners.ts";
import { onUserDataCleared } from "../storage/clear-user-data.ts";
import { raiseFlag } from "./flag.ts";
import { helpShown } from "./help-shown.ts";

/** What the help card is about, and what called for it: words that were typed, or answers that were chosen. */
export interface HelpCall extends Crisis {
  readonly source: "words" | "answers";
}

let asked: HelpCall | undefined;
const listeners = createListeners();

/** The help card over whatever screen is shown. */
export const helpCard = {
  /** Undefined while nothing asks for it. */
  asked: (): HelpCall | undefined => asked,
  subscribe: listeners.subscribe,
  /** Opens the card and raises the flag. */
  open: (call: HelpCall) => {
    noteHelp(call);
    ask(call);
  },
  close: () => ask(undefined),
};

onUserDataCleared(helpCard.close);

/** Records that help was called for: the flag is raised. For a page that shows the card itself. */
export function noteHelp({ kind }: HelpCall): void {
  raiseFlag(kind);
  helpShown.write(true);
}

/** Whether the page after the one that called for help still speaks of it: after words, but of panic the card has said all. */
export function isCareFollowing(call: HelpCall | undefined): boolean {
  return call?.source === "words" && call.kind !== "panic";
}

function ask(call: HelpCall | undefined): void {
  asked = call;
  listeners.notify();
}
