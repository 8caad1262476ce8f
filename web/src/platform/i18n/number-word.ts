/** A count as a word of a language's own `words`, which begin with one; in digits past their end. */
export function numberWord(words: readonly string[], count: number): string {
  return words[count - 1] ?? String(count);
}
