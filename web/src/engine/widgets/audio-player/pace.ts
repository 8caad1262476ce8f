import type { Language } from "@mindle/domain/catalogue/language";

/** A paragraph as a voice would say it. */
export interface PacedLine {
  readonly text: string;
  /** Seconds from the beginning until it is said. */
  readonly start: number;
}

/** Seconds that a slow voice needs for a character, which is a syllable in Korean, and for a word in English. */
const LETTER = 0.28;
const WORD = 0.5;

/** Seconds of silence after each paragraph. */
const PAUSE = 5;

/** The paragraphs of a text with the time at which each begins, and the seconds until the last has been said. */
export function paced(
  text: string,
  language: Language,
): { readonly lines: readonly PacedLine[]; readonly duration: number } {
  let start = 0;
  const lines = text.split(/\n{2,}/).map((paragraph) => {
    const line = { text: paragraph, start };
    start += spoken(paragraph, language) + PAUSE;
    return line;
  });
  return { lines, duration: start };
}

/** The index of the line that is spoken at a time. */
export function lineAt(lines: readonly PacedLine[], time: number): number {
  return Math.max(
    lines.findLastIndex(({ start }) => start <= time),
    0,
  );
}

function spoken(text: string, language: Language): number {
  return language === "ko"
    ? (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) * LETTER
    : (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0) * WORD;
}
