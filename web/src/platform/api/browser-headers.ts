import { personalJson } from "../storage/clear-user-data.ts";
import { createOperationHeaders } from "./operation-headers.ts";

/** The operations' own headers in this browser. */
export const operationHeaders = createOperationHeaders({
  storage: personalJson,
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  now: () => Date.now(),
});
