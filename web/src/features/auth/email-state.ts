/** State of a navigation that takes an address to the next page; it stands in no URL. */
export interface EmailState {
  readonly email: string;
}

/** The address that the last page has handed on. */
export function emailIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  return typeof state.email === "string" ? state.email : undefined;
}
