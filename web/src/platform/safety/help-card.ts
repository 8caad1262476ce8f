import type { HelpKind } from "@mindle/domain/safety/help-kind";
import { createListeners } from "../listeners.ts";

let asked: HelpKind | undefined;
const listeners = createListeners();

/** The help card over whatever screen is shown. */
export const helpCard = {
  /** What it is about; undefined while nothing asks for it. */
  kind: (): HelpKind | undefined => asked,
  subscribe: listeners.subscribe,
  open: (kind: HelpKind) => ask(kind),
  close: () => ask(undefined),
};

function ask(kind: HelpKind | undefined): void {
  asked = kind;
  listeners.notify();
}
