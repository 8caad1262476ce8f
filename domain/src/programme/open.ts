/** A span in which a programme is open to a user, in milliseconds since the epoch. */
interface OpenSpan {
  readonly openedAt: number;
  /** The first instant at which it is closed. */
  readonly closedAt: number;
}

/** True where one of the spans is open at `now`. */
export function isOpenAt(spans: readonly OpenSpan[], now: number): boolean {
  return spans.some(({ openedAt, closedAt }) => openedAt <= now && now < closedAt);
}
