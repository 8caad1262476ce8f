import { WORDS_EN } from "./words-en.ts";
import { WORDS_KO } from "./words-ko.ts";

// How rules are written. A pattern is a regular expression with four additions:
//   <near>    one of a list of words (words-ko.ts, words-en.ts)
//   {때리}    any form of a Korean stem, {choke} of an English verb
//   ..        a few words of the same sentence; ... a whole sentence may lie between
//   a space   in Korean, a space or none; in English, one space or more; a line may end there
// A pattern begins at the beginning of a word, in English it ends at the end of one; `~` on either side takes that back.

/** What may lie between two parts, within a sentence. */
const FEW = "[^.!?\\n]{0,14}?";
const MANY = "[^.!?\\n]{0,40}?";

/**
 * In Korean, the beginning of a word: after anything but Hangul, or where words are written without spaces, after an ending,
 * a particle or an adverb.
 */
const KOREAN_START =
  "(?:^|[^가-힣]|[고서요다는은이가을를에게도만로냥짜말해야면니까데랑]|그냥|진짜|정말|너무|차라리)";

/** One expression for several Korean patterns. */
export function koreanPatterns(written: readonly string[]): RegExp {
  return oneOf(written, KOREAN_START, "", (each) =>
    expand(each.normalize("NFKC"), WORDS_KO, verbForms).replaceAll(" ", "[ \\n]?"),
  );
}

/** One expression for several English patterns. */
export function englishPatterns(written: readonly string[]): RegExp {
  return oneOf(written, "\\b", "\\b", (each) =>
    expand(each, WORDS_EN, englishForms).replaceAll(" ", "[ \\n]+"),
  );
}

function oneOf(
  written: readonly string[],
  start: string,
  end: string,
  sourceOf: (each: string) => string,
): RegExp {
  const sources = written.map((each) => {
    const source = sourceOf(each.replaceAll(/^~|~$/g, ""));
    return { isAnywhere: each.startsWith("~"), source: each.endsWith("~") ? source : `(?:${source})${end}` };
  });
  const joined = (isAnywhere: boolean) =>
    sources.flatMap((each) => (each.isAnywhere === isAnywhere ? [each.source] : [])).join("|");
  const [words, parts] = [joined(false), joined(true)];
  const all = [...(words === "" ? [] : [`${start}(?:${words})`]), ...(parts === "" ? [] : [parts])];
  return new RegExp(all.join("|") || NOTHING, "g");
}

/** Matches no text. */
const NOTHING = "(?!)";

function expand(
  written: string,
  words: Readonly<Record<string, readonly string[]>>,
  formsOf: (stem: string) => string,
): string {
  return written
    .replaceAll(/<(\w+)>/g, (_, name: string) => {
      const list = words[name];
      if (list === undefined) throw new Error(`no list of words is called ${name}`);
      return `(?:${list.map((each) => expand(each, words, formsOf)).join("|")})`;
    })
    .replaceAll(/\{([가-힣a-z]+)\}/g, (_, stem: string) => formsOf(stem))
    .replaceAll("...", MANY)
    .replaceAll("..", FEW);
}

/** `choke`: choke, chokes, choked, choking; `slap`: slap, slaps, slapped, slapping. */
function englishForms(verb: string): string {
  if (verb.endsWith("e")) return `${verb.slice(0, -1)}(?:e|es|ed|ing)`;
  if (/[^aeiouwxy][aeiou][^aeiouwxyh]$/.test(verb))
    return `${verb}(?:s|${verb.slice(-1)}?ed|${verb.slice(-1)}?ing)?`;
  if (/(?:ch|sh|ss|x)$/.test(verb)) return `${verb}(?:es|ed|ing)?`;
  return `${verb}(?:s|ed|ing)?`;
}

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
function verbForms(stem: string): string {
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
