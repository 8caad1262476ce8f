import { loadModule } from "../browser/load-module.ts";
import { settings } from "../settings/settings.ts";

/**
 * The token that shows the server that our own app calls; undefined where none is asked for. The first call fetches
 * App Check and, with it, a script of Google's. Rejects when there is none, or none in time.
 */
export async function appCheckToken(): Promise<string | undefined> {
  if (settings().appCheckSiteKey === undefined) return undefined;
  return (await loadModule(() => import("./app-check-token.ts"))).readAppCheckToken();
}
