// Sentences with blanks, written `{name}`.

/** A piece of a sentence: words, or a blank. */
export type SentencePiece = { readonly text: string } | { readonly blank: string };

/** The name that stands for the label of a row, in a sentence that is asked for several rows. */
export const ROW = "row";

const BLANK = /\{([a-z][A-Za-z0-9]*)\}/;

/** The words and blanks of a sentence, in their order. */
export function splitAtBlanks(sentence: string): SentencePiece[] {
  return sentence
    .split(BLANK)
    .map((piece, at) => (at % 2 === 0 ? { text: piece } : { blank: piece }))
    .filter((piece) => !("text" in piece) || piece.text !== "");
}

/** Names of the blanks of a sentence, in their order. */
export function blanksIn(sentence: string): string[] {
  return splitAtBlanks(sentence).flatMap((piece) => ("blank" in piece ? [piece.blank] : []));
}

/** The sentence with its blanks filled; one without words shows `…`. Nothing in the words is taken for a blank. */
export function fillBlanks(sentence: string, wordsOf: (blank: string) => string | undefined): string {
  return splitAtBlanks(sentence)
    .map((piece) => ("text" in piece ? piece.text : wordsOf(piece.blank) || "…"))
    .join("");
}
