/** What joins the character before it: marks, skin tones, the parts of a flag's tag, and joiners with the picture after them. */
const JOINED = String.raw`(?:[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*`;

/** A syllable of Hangul, also of single letters in the order initial, vowel, final. */
const HANGUL = String.raw`(?=[\u1100-\u11ff\ua960-\ua97c\uac00-\ud7a3\ud7b0-\ud7c6\ud7cb-\ud7fb])[\u1100-\u115f\ua960-\ua97c]*[\uac00-\ud7a3]?[\u1160-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*`;

/**
 * Extended grapheme clusters (https://www.unicode.org/reports/tr29/#Regex_Definitions). `Intl.Segmenter`, which finds them too, is
 * missing in Firefox 115.
 */
const CLUSTER = new RegExp(String.raw`\r\n|(?:${HANGUL}|\p{RI}{2}|[^])${JOINED}`, "gu");

/** The characters of a text as a person counts them: 👩‍👩‍👧‍👦 is one. */
export function splitGraphemes(text: string): readonly string[] {
  return text.match(CLUSTER) ?? [];
}

/** How many characters a person counts. */
export function graphemes(text: string): number {
  return splitGraphemes(text).length;
}
