import { personalJson } from "./clear-user-data.ts";
import { fromPlainValue, storedValue } from "./stored-value.ts";

/** A submission of the assessment that was accepted. */
export interface SentResponse {
  readonly responseId: string;
  /** In-app address, as `destinationAfterSubmit` makes it. */
  readonly destination: string;
}

/** The last accepted submission of this browser. */
export const sentResponse = storedValue<SentResponse | undefined>("response", personalJson, {
  initial: undefined,
  parse: parseSent,
  migrations: [fromPlainValue],
});

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

function parseSent(data: unknown): SentResponse | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if (!("responseId" in data) || !("destination" in data)) return undefined;
  const { responseId, destination } = data;
  if (typeof responseId !== "string" || typeof destination !== "string") return undefined;
  return /^\/(voucher|schema)\//.test(destination) ? { responseId, destination } : undefined;
}
