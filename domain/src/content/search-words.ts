/** A text as it is compared: letters as they are composed, small, and with single spaces. */
function comparable(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
}

/** Whether one of the texts has these words in them. Every text has no words at all. */
export function hasWords(texts: readonly string[], query: string): boolean {
  const wanted = comparable(query);
  return wanted === "" || texts.some((text) => comparable(text).includes(wanted));
}
