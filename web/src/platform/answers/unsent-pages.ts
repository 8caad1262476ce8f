import type { UnsentPage } from "./answers.ts";
import { type LocalState, savesOf, valuesOf } from "./local-state.ts";
import { isSameValue } from "./same-value.ts";

/** The pages with answers that the server does not have. */
export function unsentPages(state: LocalState): readonly UnsentPage[] {
  const saves = state.outbox.filter((entry) => entry.kind === "save").map(({ instance }) => instance);
  const drafts = [...state.pages.values()].filter(({ unsentDraft }) => unsentDraft === 1);
  const instances = new Set([...saves, ...drafts.map(({ instance }) => instance)]);
  return [...instances].map((instance) => {
    const sent = savesOf(state, instance).map(({ saved }) => valuesOf(saved));
    const all = [...sent, state.pages.get(instance)?.draft].filter((values) => values !== undefined);
    const values = all.filter((each, at) => !all.slice(0, at).some((earlier) => isSameValue(earlier, each)));
    return { instance, values };
  });
}
