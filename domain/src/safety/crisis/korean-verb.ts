// Hangul syllables by their letters (Unicode 3.12): 19 initials × 21 vowels × 28 finals, from U+AC00 on.
const FIRST = 0xac00;
const FINALS = 28;
const VOWELS = 21;

const VOWEL = { a: 0, ae: 1, eo: 4, yeo: 6, o: 8, wa: 9, u: 13, wo: 14, eu: 18, i: 20 } as const;

/** The vowel into which a stem's last vowel and 아/어 contract; others stay as they are. */
const CONTRACTED: ReadonlyMap<number, number> = new Map([
  [VOWEL.i, VOWEL.yeo],
  [VOWEL.o, VOWEL.wa],
  [VOWEL.u, VOWEL.wo],
  [VOWEL.eu, VOWEL.eo],
]);

const RIEUL = 8;

/**
 * A pattern for the forms of a verb or adjective, by its stem (the dictionary form without 다): `때리` finds 때리고, 때린, 때렸다.
 * Stems on a vowel take any final and contract with 아/어; stems on ㄹ lose it before ㄴ, ㅂ, ㅅ; stems on 르 also double it
 * (조르, 졸라). Other stems stay as they are: where an irregular form differs, write it beside the stem.
 */
export function verbForms(stem: string): string {
  const before = stem.slice(0, -1);
  const last = stem.slice(-1);
  const code = last.charCodeAt(0) - FIRST;
  const final = code % FINALS;
  const open = code - final;
  if (final === RIEUL) return `${before}${anyFinal(open)}`;
  if (final !== 0) return stem;
  const vowel = Math.floor(code / FINALS) % VOWELS;
  const contracted = CONTRACTED.get(vowel);
  const forms = [anyFinal(open)];
  if (contracted !== undefined) forms.push(anyFinal(open + (contracted - vowel) * FINALS));
  const plain = `${before}(?:${forms.join("|")})`;
  return last === "르" && before !== "" ? `(?:${plain}|${doubled(before)})` : plain;
}

/** 조르: 졸라, 졸랐; 누르: 눌러, 눌렀; 찌르: 찔러. */
function doubled(before: string): string {
  const syllable = before.slice(-1).charCodeAt(0);
  return `${before.slice(0, -1)}${String.fromCharCode(syllable + RIEUL)}[라랐러렀]`;
}

/** Every syllable with the initial and vowel of an open one. */
function anyFinal(open: number): string {
  return `[${String.fromCharCode(FIRST + open)}-${String.fromCharCode(FIRST + open + FINALS - 1)}]`;
}
