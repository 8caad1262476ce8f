import { type Held, savesOf, valuesOf } from "./held.ts";

/** The texts that no server has, by page, as plain text. Ids of options are among them: what a value means only its page knows. */
export function unsentWords(held: Held): string {
  const saves = held.outbox.filter((entry) => entry.kind === "save").map(({ instance }) => instance);
  const drafts = [...held.pages.values()].filter(({ unsentDraft }) => unsentDraft === 1);
  const instances = new Set([...saves, ...drafts.map(({ instance }) => instance)]);
  return [...instances]
    .map((instance) => {
      const sent = savesOf(held, instance).map(({ saved }) => valuesOf(saved));
      const texts = [...sent, held.pages.get(instance)?.draft].flatMap(textsOf);
      return [...new Set(texts)].join("\n");
    })
    .filter((page) => page !== "")
    .join("\n\n");
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
