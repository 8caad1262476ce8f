import { GROUPS_EN } from "./word-groups-en.ts";
import { GROUPS_KO } from "./word-groups-ko.ts";

/** A word of a normal text. */
export interface Word {
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** What is counted of it, together with what follows it in its sentence. */
  readonly features: readonly string[];
  /** The groups of words of one meaning that it belongs to. */
  readonly groups: readonly string[];
}

/** The words of a normal text, as those of one language. */
export type ReadWords = (text: string) => readonly Word[];

/** Strings of more letters are not counted. */
const LONGEST_STRING = 4;

const KOREAN_LETTERS = "가-힣ᄀ-ᇿ☺0-9a-z";
const KOREAN_SENTENCE = /[^.!?\n]+/g;
/** A longer run of letters was written without spaces, and is read as several words. */
const KOREAN_WORD = new RegExp(`[${KOREAN_LETTERS}]{1,10}`, "g");
const KOREAN_LETTER = new RegExp(`[${KOREAN_LETTERS}]`);

/** Of Korean, strings of up to four syllables count, with and without the beginning of a word (`^`), since endings and spaces vary. */
export const koreanWords: ReadWords = (text) =>
  [...text.matchAll(KOREAN_SENTENCE)].flatMap(({ 0: sentence, index }) => wordsOfSentence(sentence, index));

function wordsOfSentence(sentence: string, start: number): readonly Word[] {
  const found = [...sentence.matchAll(KOREAN_WORD)];
  const joined = found.map(([word]) => word).join("");
  let at = 0;
  return found.map(({ 0: word, index }) => {
    const features = stringsFrom(joined, at, at + word.length);
    at += word.length;
    const place = { start: start + index, end: start + index + word.length };
    if (KOREAN_LETTER.test(sentence[index - 1] ?? "")) return { ...place, features, groups: [] };
    for (let length = 1; length < LONGEST_STRING && length <= word.length; length += 1)
      features.push(`^${word.slice(0, length)}`);
    features.push(`^${word}$`);
    return { ...place, features, groups: koreanGroupsOf(word) };
  });
}

/** The strings that begin between two places. */
function stringsFrom(text: string, start: number, end: number): string[] {
  const strings: string[] = [];
  for (let at = start; at < end; at += 1) {
    const longest = Math.min(LONGEST_STRING, text.length - at);
    for (let length = 1; length <= longest; length += 1) strings.push(text.slice(at, at + length));
  }
  return strings;
}

/** Of English, words count, two words in a row, and parts of words (`~`), since spelling varies. */
export const englishWords: ReadWords = (text) => {
  const found = [...text.matchAll(/[a-z☺]+|\d+/g)];
  const stems = found.map(([word]) => stem(word));
  const parts = new Map<string, readonly string[]>();
  return found.map(({ 0: word, index }, at) => {
    const own = stems[at] ?? word;
    const ownParts = parts.get(own) ?? partsOfWord(own);
    parts.set(own, ownParts);
    const end = index + word.length;
    const between = text.slice(end, found[at + 1]?.index);
    const isLast = at + 1 === found.length || /[.!?\n]/.test(between);
    return {
      start: index,
      end,
      features: isLast ? ownParts : [...ownParts, `${own} ${stems[at + 1]}`],
      groups: ENGLISH_GROUPS.get(word) ?? [],
    };
  });
};

function stem(word: string): string {
  if (/^\d/.test(word)) return "0";
  return word.length > LONGEST_STRING ? word.replace(/(?:ing|ed|es|s)$/, "") : word;
}

function partsOfWord(word: string): readonly string[] {
  const bounded = `<${word}>`;
  const parts = [word];
  for (const length of [3, 4, 5]) {
    for (let from = 0; from + length <= bounded.length; from += 1)
      parts.push(`~${bounded.slice(from, from + length)}`);
  }
  return parts;
}

/** All that is counted of some words: their features, their groups (`#`), and which two of these stand together. */
export function featuresOf(words: readonly Word[]): ReadonlySet<string> {
  const groups = [...new Set(words.flatMap((word) => word.groups))].sort();
  const pairs = groups.flatMap((group, at) => groups.slice(at).map((other) => groupFeature(group, other)));
  return new Set([...words.flatMap(({ features }) => features), ...pairs]);
}

/** The feature of two groups in the order of their names, or of one with itself. */
export function groupFeature(group: string, other: string): string {
  return group === other ? `#${group}` : `#${group}+${other}`;
}

const KOREAN_GROUPS = groupsByWord(GROUPS_KO);
const ENGLISH_GROUPS = groupsByWord(GROUPS_EN);
const LONGEST_BEGINNING = Math.max(...[...KOREAN_GROUPS.keys()].map(({ length }) => length));

function koreanGroupsOf(word: string): readonly string[] {
  const groups: string[] = [];
  for (let length = 1; length <= Math.min(LONGEST_BEGINNING, word.length); length += 1)
    groups.push(...(KOREAN_GROUPS.get(word.slice(0, length)) ?? []));
  return groups;
}

function groupsByWord(written: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, words] of Object.entries(written)) {
    for (const word of words.normalize("NFKC").split(" "))
      groups.set(word, [...(groups.get(word) ?? []), name]);
  }
  return groups;
}
