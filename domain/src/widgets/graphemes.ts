const segmenter = new Intl.Segmenter("ko", { granularity: "grapheme" });

/** Characters of a text as a person counts them: 👩‍👩‍👧‍👦 is one. */
export function graphemes(text: string): number {
  return [...segmenter.segment(text)].length;
}
