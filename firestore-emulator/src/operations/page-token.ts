import { invalidArgument, type StatusError } from "../model/status.ts";

/** An opaque page token that holds a JSON value. */
export function encodePageToken(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}

/** The JSON value of a token, `undefined` for the empty token. @throws StatusError INVALID_ARGUMENT */
export function decodePageToken(token: string): unknown {
  if (token === "") return undefined;
  try {
    return JSON.parse(Buffer.from(token, "base64").toString("utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidPageToken();
    throw error;
  }
}

export function invalidPageToken(): StatusError {
  return invalidArgument("Invalid page token.");
}
