import { lastCleared } from "../../platform/storage/clear-user-data.ts";

/** State of a navigation that takes an address to the next page; it stands in no URL, and stays in the tab's history. */
interface EmailState {
  readonly email: string;
  /** The last clearing of user data by then; null before the first. */
  readonly clearedAt: number | null;
}

export function emailState(email: string): EmailState {
  return { email, clearedAt: lastCleared() ?? null };
}

/** The address that the last page has handed on; not where user data were cleared since. */
export function emailIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  if (!("clearedAt" in state) || state.clearedAt !== (lastCleared() ?? null)) return undefined;
  return typeof state.email === "string" ? state.email : undefined;
}
