// What keyboards make of the same characters. Used wherever a code, a number or an address was typed.

const DASH = /[\p{Pd}\u2212]/gu;

/** Spaces of any kind, and characters that are not seen, such as a zero-width space. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The usual form of full-width letters and digits, the digits of other scripts, and every dash. */
export function plainCharacters(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(DASH, "-")
    .replaceAll(/\p{Nd}/gu, plainDigit);
}

/** A text without spaces and invisible characters. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(UNSEEN, "");
}

/** Unicode has the ten digits of a script in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
