import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { englishWords, featuresOf, koreanWords, type ReadWords } from "@mindle/domain/safety/crisis/features";
import { normalForms } from "@mindle/domain/safety/crisis/normal-text";
import { sentencesOf } from "@mindle/domain/safety/crisis/parts";
import type { WordWeights } from "@mindle/domain/safety/crisis/word-weights";
import { HELP_KINDS } from "@mindle/domain/safety/help-kind";
import * as z from "zod/mini";
import { type Example, learn } from "./learn.ts";

const LISTS = new URL("../../../domain/src/safety/crisis/lists/", import.meta.url);

const listed = z.strictObject({
  text: z.string().check(z.minLength(1)),
  lang: z.enum(["ko", "en"]),
  kind: z.enum([...HELP_KINDS, "none"]),
  /** Means at hand, a time or an act under way. */
  now: z.optional(z.boolean()),
});

/** A sentence as somebody may write it, and what it says of a crisis. */
export type ListedSentence = z.output<typeof listed>;

/** The sentences of a list (`lists/README.md`), one a line. */
export async function readList(
  name: "learned" | "held-out" | "held-out-run-on",
): Promise<readonly ListedSentence[]> {
  const lines = (await readFile(new URL(`${name}.jsonl`, LISTS), "utf8")).trim().split("\n");
  return lines.map((line) => listed.parse(JSON.parse(line)));
}

/** One point, as a logarithm of odds. Coarser points make a smaller file; finer ones found no more of the held-out sentences. */
const POINT = 0.3;

const WORDS = { ko: koreanWords, en: englishWords } as const;

/** Where a language's points are kept. */
export function weightsFile(language: "ko" | "en"): string {
  return fileURLToPath(
    new URL(`../../../domain/src/safety/crisis/weights-${language}.json`, import.meta.url),
  );
}

/** The points of a language's features, each kind learned against the harmless sentences. */
export function learnWeights(language: "ko" | "en", sentences: readonly ListedSentence[]): WordWeights {
  const known = sentences
    .filter(({ lang }) => lang === language)
    .map(({ text, kind }) => ({ kind, parts: featuresOfSentences(text, WORDS[language]) }));
  const learned = HELP_KINDS.map((kind) =>
    learn(
      known
        .filter((each) => each.kind === kind || each.kind === "none")
        .map((each): Example => ({ parts: each.parts, counts: each.kind === kind })),
    ),
  );
  const points: Record<string, readonly number[]> = {};
  for (const feature of [...new Set(learned.flatMap((kind) => [...kind.points.keys()]))].sort()) {
    const rounded = learned.map((kind) => toPoints(kind.points.get(feature) ?? 0));
    if (rounded.some((point) => point !== 0)) points[feature] = rounded;
  }
  return { start: learned.map(({ start }) => toPoints(start)), points };
}

/** Two sentences of more words say too much to be learned from together. */
const LONGEST_PAIR = 24;

/**
 * What is counted in each sentence, and in each two short ones that follow each other: one may begin what the other ends. Pieces of
 * sentences are read, but not learned from: whoever did found fewer of the held-out sentences.
 */
function featuresOfSentences(text: string, wordsOf: ReadWords): readonly ReadonlySet<string>[] {
  const normal = normalForms(text).at(-1) ?? "";
  const words = wordsOf(normal);
  const sentences = sentencesOf(normal, words);
  const pairs = sentences.flatMap(({ from }, at) => {
    const next = sentences[at + 1];
    return next === undefined || next.to - from > LONGEST_PAIR ? [] : [{ from, to: next.to }];
  });
  return [...sentences, ...pairs].map(({ from, to }) => featuresOf(words.slice(from, to)));
}

function toPoints(value: number): number {
  return Math.round(value / POINT) + 0;
}
