// Apart from headers.ts, which is in the first script of every page.

/**
 * The id of one attempt of a call, a UUID that its client makes. Every response names the id under which the functions have
 * logged the request.
 */
export const REQUEST_ID_HEADER = "Request-Id";

const REQUEST_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text is a request id: a lower-case random UUID, which cannot contain other data. */
export function isRequestId(text: string): boolean {
  return REQUEST_ID.test(text);
}
