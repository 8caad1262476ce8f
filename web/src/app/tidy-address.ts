/**
 * What a link takes along from the text around it: `mindle.example/help.`, `(…/help)`, `“…/help”` or `…/help에서`. No path and no
 * query of ours ends with any of it.
 */
const ALONG =
  /(?:%(?:[89a-f][0-9a-f]|20|0a|0d|09|22|27|28|29|2a|2c|2e|3b|3c|3e|5b|5d|60|7b|7c|7d)|[\s.,;:!'"()<>[\]{}|*~`]|[^\0-\x7f])+$/i;

/** A path with its query without what stood behind the link. */
export function tidied(address: string): string {
  return address.replace(ALONG, "") || "/";
}

/** Takes it from the address of this page, before anything reads it. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const address = tidied(pathname + search);
  if (address !== pathname + search) history.replaceState(history.state, "", address + hash);
}
