import { DEADLINE_EXCEEDED } from "../store/firestore/failures.ts";

/**
 * How long a call may take, in milliseconds: less than the 20 s after which the client gives up, so that a caller learns
 * that the service is unavailable. What was begun goes on, so an operation must bear to be repeated.
 */
export const CALL_LIMIT_MS = 9_000;

class DeadlineExceeded extends Error {
  readonly code = DEADLINE_EXCEEDED;
}

/** Resolves like `work`, or rejects with a transient error if that takes longer than `limitMs`. */
export async function withDeadline<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded(`took longer than ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
