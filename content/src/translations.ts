import { createHash } from "node:crypto";
import type { Mistake } from "./files/content-error.ts";
import type { AuthoredContent } from "./files/read-files.ts";
import type { Authored, Path, Source } from "./files/source.ts";

/**
 * For which Korean each English text was written: hashes of the Korean texts by the hash of the English one. Kept in
 * `content/translations.json`.
 */
export type Translations = Readonly<Record<string, readonly string[]>>;

/** A text in both languages, and where it is. */
export interface TextPair {
  readonly source: Source;
  readonly path: Path;
  readonly ko: string;
  readonly en: string;
}

/** All texts of a file. */
export function textPairsIn(source: Source, value: unknown, path: Path = []): TextPair[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value).map(([key, item]): [PropertyKey, unknown] => [
    Array.isArray(value) ? Number(key) : key,
    item,
  ]);
  const { ko, en } = Object.fromEntries(entries);
  const own = typeof ko === "string" && typeof en === "string" ? [{ source, path, ko, en }] : [];
  return [...own, ...entries.flatMap(([key, item]) => textPairsIn(source, item, [...path, key]))];
}

/** What comparing texts with the known translations found. */
export interface ComparedTranslations {
  /** English texts that were written for another Korean text than they have now. They are shown all the same. */
  readonly stale: readonly Mistake[];
  /** The translations with what is new, without what is gone. Stale ones stay as they were known. */
  readonly translations: Translations;
}

/** Compares texts with the known translations. `accept` takes the stale ones for checked. */
export function compareTranslations(
  pairs: readonly TextPair[],
  known: Translations,
  accept = false,
): ComparedTranslations {
  const stale: Mistake[] = [];
  const found = new Map<string, Set<string>>();
  for (const { source, path, ko, en } of pairs) {
    const [korean, english] = [hash(ko), hash(en)];
    const before = known[english];
    const isStale = !accept && before !== undefined && !before.includes(korean);
    if (isStale) {
      stale.push(
        source.mistake([...path, "en"], "the Korean has changed: check the English, then accept it"),
      );
    }
    const kept = isStale ? before : [korean];
    found.set(english, new Set([...(found.get(english) ?? []), ...kept]));
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    stale,
    translations: Object.fromEntries(sorted.map(([english, koreans]) => [english, [...koreans].sort()])),
  };
}

/** Short, because it need only tell the texts of one repository apart. */
function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** All texts that authors wrote. */
export function textPairsOf(content: AuthoredContent): TextPair[] {
  const { catalogue, programmes, steps, activities, comments, claims, faq } = content;
  const files: readonly Authored<unknown>[] = [
    ...catalogue,
    ...programmes,
    ...steps,
    ...activities,
    comments,
    claims,
    faq,
  ];
  return files.flatMap(({ source, value }) => textPairsIn(source, value));
}
