import { plainCharacters } from "../../text/plain-text-input.ts";

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
