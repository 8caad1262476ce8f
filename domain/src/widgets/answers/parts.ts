import type { Language } from "../../catalogue/language.ts";
import type { Labelled } from "../../content/props.ts";

// Parts of widgets by id: options, rows, fields.

/** The entry with this id, or undefined. Ids come from stored answers and may be any text. */
export function own<Item>(items: Readonly<Record<string, Item>>, id: string): Item | undefined {
  return Object.hasOwn(items, id) ? items[id] : undefined;
}

/** Those of the parts that have one of these ids, in the order of the parts. */
export function partsWith(parts: Labelled, ids: readonly string[]): Labelled {
  return Object.fromEntries(Object.entries(parts).filter(([id]) => ids.includes(id)));
}

/** The label of a part that the person typed: the same in both languages. */
export function typedLabel(text: string): Labelled[string] {
  const label = text.trim();
  return { ko: label, en: label };
}

/** Labels of parts, in their order. */
export function labelsOf(parts: Labelled, language: Language): string[] {
  return Object.values(parts).map((label) => label[language]);
}
