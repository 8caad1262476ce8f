import { splitGraphemes } from "../text/graphemes.ts";

/** Longest nickname, in characters as a person counts them. */
export const NICKNAME_MAX_LENGTH = 40;

/** Longest nickname in UTF-16 units, which `maxLength` of a field counts: a character may have many, such as a family. */
export const NICKNAME_MAX_UNITS = 15 * NICKNAME_MAX_LENGTH;

/** Control characters and line breaks, and those that turn the direction of the text around them. */
const CONTROL = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u;

const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** A nickname as it is kept: composed (NFC), as comparisons and fonts need it, and without spaces around it. */
export function cleanNickname(text: string): string {
  return text.normalize("NFC").trim();
}

/**
 * True for a nickname that has a visible character, no control characters and, trimmed, at most {@link NICKNAME_MAX_LENGTH}
 * characters. Invisible ones may be within: they join the parts of emoji.
 */
export function isNickname(text: string): boolean {
  return VISIBLE.test(text) && !CONTROL.test(cleanNickname(text)) && !isLongNickname(text);
}

export function isLongNickname(text: string): boolean {
  const nickname = cleanNickname(text);
  return nickname.length > NICKNAME_MAX_UNITS || splitGraphemes(nickname).length > NICKNAME_MAX_LENGTH;
}

/** A name from elsewhere as a nickname: the first characters of a long one. */
export function nicknameOf(name: string): string {
  return splitGraphemes(cleanNickname(name)).slice(0, NICKNAME_MAX_LENGTH).join("").trim();
}
