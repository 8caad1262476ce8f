import type { Word } from "./features.ts";

/** Some words of a text that follow each other: from one to before another. */
export interface Part {
  readonly from: number;
  readonly to: number;
  /** True for a sentence, or what stands between two commas; false for a piece of one. */
  readonly isWhole: boolean;
}

/** A sentence of more words is looked at in pieces only: all that it says together is too much to weigh. */
const LONGEST_SENTENCE = 24;

/** A sentence of so many words, or fewer, says one thing. */
const SHORT_SENTENCE = 8;

/** Pieces of so many words, one beginning so many words after the other. */
const PIECES = [
  { words: 5, step: 1 },
  { words: 8, step: 2 },
  { words: 12, step: 3 },
] as const;

/**
 * The parts of a text that are weighed by themselves: its sentences, what stands between commas, and overlapping pieces of longer sentences. People
 * write without full stops, and nothing harmless that stands around a crisis may outweigh it. Sentences are never weighed together:
 * of several that each recall a crisis a little, none is one.
 */
export function partsOf(text: string, words: readonly Word[]): readonly Part[] {
  const sentences = sentencesOf(text, words);
  return [
    ...sentences.filter(({ from, to }) => to - from <= LONGEST_SENTENCE),
    ...sentences.flatMap((sentence) => (isLong(sentence) ? piecesOf(sentence) : [])),
    ...(/[,;:]/.test(text) ? splitAt(text, words, /[.!?\n,;:]/) : []),
  ];
}

/** The sentences of a text. */
export function sentencesOf(text: string, words: readonly Word[]): readonly Part[] {
  return splitAt(text, words, /[.!?\n]/);
}

function isLong({ from, to }: Part): boolean {
  return to - from > SHORT_SENTENCE;
}

function piecesOf({ from, to }: Part): readonly Part[] {
  return PIECES.flatMap(({ words, step }) => {
    if (to - from <= words) return [];
    const count = Math.ceil((to - from - words) / step) + 1;
    return Array.from({ length: count }, (_, at) => {
      const start = Math.min(from + at * step, to - words);
      return { from: start, to: start + words, isWhole: false };
    });
  });
}

function splitAt(text: string, words: readonly Word[], marks: RegExp): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const [at, { end }] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined && !marks.test(text.slice(end, next.start))) continue;
    parts.push({ from, to: at + 1, isWhole: true });
    from = at + 1;
  }
  return parts;
}
