import { localJson } from "../storage/storage.ts";

/** Where a browser of a local build keeps its token. */
const KEY = "localDevice";

/**
 * A token that the local functions know: the developer panel shows what they would send to it. A browser keeps it, as it keeps
 * that of a push service.
 */
export async function token(): Promise<string> {
  const known = localJson.read(KEY);
  if (typeof known === "string") return known;
  const made = `local-device:${crypto.randomUUID()}`;
  localJson.write(KEY, made);
  return made;
}
