// A captive portal or a proxy answers any address with a page of its own, often with status 200. Only what is ours is kept.

/** How the HTML of every build begins. */
const MARKER = /^<!doctype html>\s*<html [^>]*\bdata-build="/i;

/** The marker comes before this many characters. */
const MARKER_WITHIN = 1_000;

/** Digits of a file's hash in {@link BuildFiles}. */
const HASH_LENGTH = 16;

/** Whether a response is HTML of a build of this app. Its body can still be read. */
export async function isOurPage(response: Response): Promise<boolean> {
  return isWhole(response) && MARKER.test(await beginningOf(response));
}

/** Whether a response may be the file at this path: a browser runs no script of another type, and shows no portal as a font. */
export function hasTypeOf(path: string, { headers }: Response): boolean {
  const type = headers.get("Content-Type") ?? "";
  if (path.endsWith(".js")) return type.includes("javascript");
  if (path.endsWith(".css")) return type.startsWith("text/css");
  return !type.startsWith("text/html");
}

/** Whether a response is the whole file of the build that has this path and hash. Its body can still be read. */
export async function isOurAsset(path: string, hash: string, response: Response): Promise<boolean> {
  if (!isWhole(response) || !hasTypeOf(path, response)) return false;
  return (await hashOf(await response.clone().arrayBuffer())) === hash;
}

export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.slice(0, HASH_LENGTH);
}

/** Not a part, an error, a redirect, or what another origin does not show. */
function isWhole({ status, redirected }: Response): boolean {
  return status === 200 && !redirected;
}

/** Reads no more than it needs: a page is shown while the rest of it arrives. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (reader !== undefined && text.length < MARKER_WITHIN) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  // Not awaited: it ends when the response itself is read or dropped.
  void reader?.cancel();
  return text;
}
