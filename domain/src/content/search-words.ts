/** A text in the form in which texts are compared: composed (NFC), lower-case, with single spaces. */
function comparable(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
}

/** Whether one of the texts contains the query. An empty query always matches. */
export function hasWords(texts: readonly string[], query: string): boolean {
  const wanted = comparable(query);
  return wanted === "" || texts.some((text) => comparable(text).includes(wanted));
}
