/**
 * The forms of a text in which rules look for words: one normal form, and where letters were spelled apart ("죽 고 싶 다",
 * "k.m.s") one with those joined.
 */
export function normalForms(text: string): readonly string[] {
  const letters = normalLetters(text);
  const plain = normalWords(letters);
  const joined = normalWords(joinLetters(letters));
  return joined === plain ? [plain] : [plain, ` ${joined}`];
}

/** Zero-width and other invisible characters (Unicode category Cf), and variation selectors. */
const INVISIBLE = /\u034f|[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]/g;

/** Letters that stand for laughing or crying between words; one sign of laughing stays. */
const LAUGHING = /[ㅋㅎ]+/g;
const CRYING = /[ㅠㅜㅡ]+/g;

/** Faces and other pictures stand where a comma would. */
const PICTURES = /\s*\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]*/gu;

/** How English is shortened in messages. */
const SHORT: Readonly<Record<string, string>> = {
  wanna: "want to",
  gonna: "going to",
  tryna: "trying to",
  gotta: "got to",
  u: "you",
  ur: "your",
  r: "are",
  "2": "to",
  "4": "for",
  n: "and",
  cuz: "because",
  bc: "because",
  abt: "about",
  "2nite": "tonight",
  "2night": "tonight",
  "2day": "today",
  "2moro": "tomorrow",
  "2morrow": "tomorrow",
};

/** Digits and signs that stand for letters within a word: su1cide. */
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** `LAUGH` stands where somebody laughed. */
export const LAUGH = "☺";

function normalLetters(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(INVISIBLE, "")
    .replaceAll(CRYING, " ")
    .replaceAll(LAUGHING, LAUGH)
    .replaceAll(PICTURES, pictureSign)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\b(?:lo+l|lmao|ha(?:ha)+)\b/g, LAUGH)
    .replaceAll(/['’‘`´]/g, "")
    .replaceAll(/([가-힣a-z])\1{2,}/g, "$1");
}

/** `LAUGH` is a picture itself, and stays. */
function pictureSign(pictures: string): string {
  return pictures.includes(LAUGH) ? LAUGH : ", ";
}

function normalWords(letters: string): string {
  return letters
    .replaceAll(/([a-z])[-_]+(?=[a-z])/g, "$1 ")
    .replaceAll(/[a-z0-9@$!]*[a-z][a-z0-9@$!]*/g, plainWord)
    .replaceAll(/\b[24]\b/g, (word) => SHORT[word] ?? word)
    .replaceAll(/[^\S\n]+/g, " ")
    .trim();
}

function plainWord(word: string): string {
  const short = SHORT[word];
  if (short !== undefined) return short;
  return /[0-9@$!]./.test(word) ? word.replaceAll(/[0-9@$!](?=.)/g, (sign) => LEET[sign] ?? sign) : word;
}

/** Joins three or more syllables or letters, or two initials, that stand apart by a space or a sign. */
function joinLetters(text: string): string {
  return text.replaceAll(APART, (run) => run.replaceAll(/[\s.,·*~/|-]/g, ""));
}

const GAP = "[ \\n.,·*~/|-]{1,2}";
const APART = new RegExp(
  `(?:^|\\b)[a-z](?:${GAP}[a-z]\\b){2,}|[ᄀ-ᇿ](?:${GAP}[ᄀ-ᇿ가-힣])+|(?:^| )[가-힣](?:${GAP}[가-힣](?![가-힣])){2,}`,
  "g",
);
