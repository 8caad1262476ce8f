/**
 * The number that a person typed, also with full-width digits or a comma for the point; the text itself where it is no
 * number, so that nothing typed is lost; null for nothing.
 */
export function typedNumber(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const plain = trimmed.normalize("NFKC").replace("\u2212", "-").replace(",", ".");
  return /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(plain) ? Number(plain) : text;
}
