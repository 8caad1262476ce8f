import { onRequest } from "firebase-functions/https";
import { createApi } from "./api.ts";
import { serve } from "./http/serve.ts";
import { readSettings } from "./settings.ts";

/** Every `/api/*` operation; Hosting rewrites to it. */
export const api = onRequest(
  {
    region: "asia-northeast3",
    invoker: "public",
    memory: "512MiB",
    maxInstances: 20,
    // Hosting gives up on a function after this many seconds.
    timeoutSeconds: 60,
  },
  serve(createApi(readSettings(process.env))),
);
