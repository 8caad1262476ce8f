import { settings } from "../settings.ts";
import { createAppToken } from "./create-app-token.ts";

const readAppCheckToken = createAppToken({
  read: async () => (await import("./firebase-app-check.ts")).readToken(),
});

/**
 * The token that shows the server that our own app calls; undefined where none is asked for. The first call fetches
 * App Check and, with it, a script of Google's. Rejects when there is none, or none in time.
 */
export async function appToken(): Promise<string | undefined> {
  return settings().appCheckSiteKey === undefined ? undefined : readAppCheckToken();
}
