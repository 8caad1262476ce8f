/** A text whose lines begin with a word: each middle dot stays with the words before it. */
export function keepDots(text: string): string {
  return text.replaceAll(" ·", "\u00a0·");
}
