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

/** Commas between thousands. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * The number that a person typed, also in the digits of another script or with a comma for the point; the text itself where it
 * is no number, so that nothing typed is lost; null for nothing.
 */
export function typedNumber(text: string): number | string | null {
  const plain = plainCharacters(text).trim();
  if (plain === "") return null;
  const point = GROUPED.test(plain) ? plain.replaceAll(",", "") : plain.replace(/[,٫]/, ".");
  return /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(point) ? Number(point) : text;
}

/** The whole number that a person typed, in the digits of any script; undefined for anything else. */
export function typedWholeNumber(text: string): number | undefined {
  const plain = plainCharacters(text).trim();
  return /^-?\d{1,6}$/.test(plain) ? Number(plain) : undefined;
}
