import type { Language } from "../../catalogue/language.ts";
import type { Unit } from "../../content/authored-text.ts";
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

/** The parts that have an entry, in their order. */
export function partsWithEntry<Entry>(
  parts: Labelled,
  entries: Readonly<Record<string, Entry>>,
): { readonly id: string; readonly label: Labelled[string]; readonly entry: Entry }[] {
  return Object.entries(parts).flatMap(([id, label]) => {
    const entry = own(entries, id);
    return entry === undefined ? [] : [{ id, label, entry }];
  });
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

// How answers are put into words, see `WidgetDefinition.summary`.

/** A label with what was answered to it. A label that ends in a mark of its own, such as a question, has no colon. */
export function labelledAnswer(label: string, answer: string): string {
  return /[\p{L}\p{N})\]’”"']$/u.test(label) ? `${label}: ${answer}` : `${label} ${answer}`;
}

/** A number of hours. */
export function hoursInWords(hours: number, language: Language): string {
  if (language === "ko") return `${hours}시간`;
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** A figure with what it counts: 7 points, 1 point, 62%. */
export function withUnit(figure: number, unit: Unit | undefined, language: Language): string {
  if (unit === undefined) return String(figure);
  if (language === "ko") return `${figure}${unit.ko}`;
  const counted = figure === 1 ? (unit.one ?? unit.en) : unit.en;
  return /^\p{L}/u.test(counted) ? `${figure} ${counted}` : `${figure}${counted}`;
}
