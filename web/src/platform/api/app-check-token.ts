import { loadModule } from "../browser/load-module.ts";
import { createAppCheckToken } from "./create-app-token.ts";

/** Reads the token of Firebase App Check, whose code is loaded with the first call. Rejects when there is none in time. */
export const readAppCheckToken = createAppCheckToken({
  read: async () => (await loadModule(() => import("./firebase-app-check.ts"))).readToken(),
});
