import * as z from "zod/mini";

/** gRPC status codes (https://grpc.io/docs/guides/status-codes). */
export const DEADLINE_EXCEEDED = 4;
export const ALREADY_EXISTS = 6;
const RESOURCE_EXHAUSTED = 8;
const ABORTED = 10;
const UNAVAILABLE = 14;

const TRANSIENT: ReadonlySet<unknown> = new Set([
  DEADLINE_EXCEEDED,
  RESOURCE_EXHAUSTED,
  ABORTED,
  UNAVAILABLE,
  "app/network-error",
  "app/network-timeout",
]);

/** An error of Auth with what it answered: it has no error code of its own for a used-up quota and for faults of its own. */
const answered = z.object({ httpResponse: z.object({ status: z.int() }) });

/** Whether an error of Firestore or Auth may disappear with a retry. */
export function isTransientError(error: unknown): boolean {
  if (TRANSIENT.has(codeOf(error))) return true;
  const answer = answered.safeParse(error);
  return (
    answer.success && (answer.data.httpResponse.status === 429 || answer.data.httpResponse.status >= 500)
  );
}

/** Waits for the creation of a document. Resolves to false where one with its id exists. */
export async function isCreated(creation: Promise<unknown>): Promise<boolean> {
  try {
    await creation;
    return true;
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}

/** The error code of Firestore (a number) or Auth (a string). */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
