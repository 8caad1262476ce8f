// Apart from what is stored of the last response: the routes read the key's name, before any page.

/** Address of a response's result; with the key of its owner's link it opens for anyone. */
export function resultPath(responseId: string, shareKey?: string): string {
  const path = `/schema/result?responseId=${encodeURIComponent(responseId)}`;
  return shareKey === undefined ? path : `${path}&${SHARE_KEY}=${encodeURIComponent(shareKey)}`;
}

/** Name of the key in the address of a result. */
export const SHARE_KEY = "shareKey";

/** The id of the response that an in-app address carries; undefined where it carries none. */
export function responseIdIn(address: string): string | undefined {
  const { searchParams } = new URL(address, "https://any.example");
  return searchParams.get("responseId") || undefined;
}
