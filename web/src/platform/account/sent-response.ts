import { personalJson } from "../storage/clear-user-data.ts";
import type { SentResponse } from "../storage/schema.ts";
import { storedValue } from "../storage/stored-value.ts";

/** The last accepted submission of this browser. */
export const sentResponse = storedValue("response", personalJson, {
  initial: undefined,
  parse: parseSent,
});

function parseSent(data: unknown): SentResponse | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if (!("responseId" in data) || !("destination" in data)) return undefined;
  const { responseId, destination } = data;
  if (typeof responseId !== "string" || typeof destination !== "string") return undefined;
  if (!/^\/(voucher|schema)\//.test(destination)) return undefined;
  const wasFlagged = "wasFlagged" in data && data.wasFlagged === true;
  const isChosen = "chosen" in data && data.chosen === "Riggy";
  return {
    responseId,
    destination,
    ...(wasFlagged && { wasFlagged }),
    ...(isChosen && { chosen: "Riggy" }),
  };
}
