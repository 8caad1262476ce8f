import type { HelpKind } from "@mindle/domain/safety/help-kind";

let asked: HelpKind | undefined;
const listeners = new Set<() => void>();

/** The help card over whatever screen is shown. */
export const helpCard = {
  /** What it is about; undefined while nothing asks for it. */
  kind: (): HelpKind | undefined => asked,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  open: (kind: HelpKind) => ask(kind),
  close: () => ask(undefined),
};

function ask(kind: HelpKind | undefined): void {
  asked = kind;
  for (const listener of listeners) listener();
}
