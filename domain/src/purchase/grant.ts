/** A span in which a programme is open to a user, from openedAt up to, not including, closedAt. Times in ms since the epoch. */
export interface UsageInfo {
  readonly status: "available";
  readonly openedAt: number;
  readonly closedAt: number;
}

/**
 * The spans of a programme with one more of `openMillis` at their end. It begins now, or where the last of those that
 * are not over yet closes. The spans there are keep their places, so that a place names its span for good.
 */
export function addGrant(spans: readonly UsageInfo[], openMillis: number, now: number): UsageInfo[] {
  const openedAt = Math.max(now, ...spans.map(({ closedAt }) => closedAt));
  return [...spans, { status: "available", openedAt, closedAt: openedAt + openMillis }];
}

/**
 * The spans after the one at `index` is taken back: what is left of it from now on goes, and the spans after it move
 * up by as much. It keeps its place, empty if it had not begun; one that is over, or unknown, changes nothing.
 */
export function revokeGrant(spans: readonly UsageInfo[], index: number, now: number): UsageInfo[] {
  const revoked = spans[index];
  if (revoked === undefined || revoked.closedAt <= now) return [...spans];
  const closedAt = Math.max(revoked.openedAt, now);
  const removed = revoked.closedAt - closedAt;
  return spans.map((span, at) => {
    if (at === index) return { ...span, closedAt };
    if (span.openedAt < revoked.closedAt) return span;
    return { ...span, openedAt: span.openedAt - removed, closedAt: span.closedAt - removed };
  });
}

/** The spans of a programme that is closed from now on, each in its place. */
export function closeProgramme(spans: readonly UsageInfo[], now: number): UsageInfo[] {
  return spans.map((span) => ({
    ...span,
    openedAt: Math.min(span.openedAt, now),
    closedAt: Math.min(span.closedAt, now),
  }));
}
