/** Where a clause ends: at punctuation, and in Korean after a final ending. */
const CLAUSE_END = /[.!?,;:\n]|[다요죠네까음임함지](?= )| (?:but|though|although|because|so then|and then) /g;

/** The clause of a text in which a part of it stands; all clauses that the part touches. */
export function clauseAround(text: string, start: number, end: number): string {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(CLAUSE_END)) {
    const after = index + mark.length;
    if (after <= start) from = after;
    else if (index >= end) return text.slice(from, index + 1);
  }
  return text.slice(from);
}
