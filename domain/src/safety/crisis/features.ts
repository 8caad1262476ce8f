import { GROUPS_EN } from "./word-groups-en.ts";
import { GROUPS_KO } from "./word-groups-ko.ts";

/**
 * What is counted in a normal text: sets of features, one for each sentence and one for each two sentences that follow each other. In
 * Korean, strings of up to four syllables, with and without the beginning of a word (`^`), since endings and spaces vary; in
 * English, words, two words in a row, and parts of words (`~`), since spelling varies; in both, which groups of words (`#`) stand
 * together.
 */
export function featureSets(text: string, featuresOf: FeaturesOf): readonly ReadonlySet<string>[] {
  const sentences = sentencesOf(text);
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} . ${sentence}`);
  return [...sentences, ...pairs].map(featuresOf);
}

export type FeaturesOf = (sentence: string) => ReadonlySet<string>;

/** Longer sentences are looked at in pieces: what stands around a crisis must not outweigh it. */
const LONGEST = 120;
const PIECE = /.{1,80}(?:\s|$)/g;

/** The sentences of a normal text, long ones in pieces. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/[.!?\n]+/)
    .flatMap((sentence) => (sentence.length > LONGEST ? (sentence.match(PIECE) ?? [sentence]) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const LONGEST_STRING = 4;

export const koreanFeatures: FeaturesOf = (sentence) => {
  const features = new Set<string>();
  const words = sentence
    .replaceAll(/[^가-힣ᄀ-ᇿ☺0-9a-z. ]/g, " ")
    .split(" ")
    .filter(Boolean);
  const joined = words.join("");
  for (let length = 1; length <= LONGEST_STRING; length += 1) {
    for (let at = 0; at + length <= joined.length; at += 1) features.add(joined.slice(at, at + length));
  }
  for (const word of words) {
    for (let length = 1; length < LONGEST_STRING && length <= word.length; length += 1)
      features.add(`^${word.slice(0, length)}`);
    features.add(`^${word}$`);
  }
  addGroups(
    features,
    KOREAN_GROUPS.filter(([, words]) => words.test(sentence)).map(([name]) => name),
  );
  return features;
};

export const englishFeatures: FeaturesOf = (sentence) => {
  const features = new Set<string>();
  const plain = sentence
    .replaceAll(/[^a-z0-9☺ ]/g, " ")
    .replaceAll(/\d+/g, "0")
    .split(/\s+/)
    .filter(Boolean);
  const words = plain.map(stem);
  for (const [at, word] of words.entries()) {
    features.add(word);
    const next = words[at + 1];
    if (next !== undefined) features.add(`${word} ${next}`);
    const bounded = `<${word}>`;
    for (const length of [3, 4, 5]) {
      for (let from = 0; from + length <= bounded.length; from += 1)
        features.add(`~${bounded.slice(from, from + length)}`);
    }
  }
  addGroups(features, new Set(plain.flatMap((word) => ENGLISH_GROUPS.get(word) ?? [])));
  return features;
};

function stem(word: string): string {
  return word.length > LONGEST_STRING ? word.replace(/(?:ing|ed|es|s)$/, "") : word;
}

/** Each group, and each two of them. */
function addGroups(features: Set<string>, names: Iterable<string>): void {
  const sorted = [...names].sort();
  for (const [at, name] of sorted.entries()) {
    features.add(`#${name}`);
    for (const other of sorted.slice(at + 1)) features.add(`#${name}+${other}`);
  }
}

const KOREAN_GROUPS = Object.entries(GROUPS_KO).map(
  ([name, words]) =>
    [name, new RegExp(`(?:^| )(?:${words.normalize("NFKC").replaceAll(" ", "|")})`)] as const,
);

const ENGLISH_GROUPS: ReadonlyMap<string, readonly string[]> = groupsByWord();

function groupsByWord() {
  const groups = new Map<string, string[]>();
  for (const [name, words] of Object.entries(GROUPS_EN)) {
    for (const word of words.split(" ")) groups.set(word, [...(groups.get(word) ?? []), name]);
  }
  return groups;
}
