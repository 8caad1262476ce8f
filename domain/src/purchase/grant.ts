/** A span in which a programme is open to a user, including openedAt, excluding closedAt. Times in ms since the epoch. */
export interface UsageInfo {
  readonly status: "available";
  readonly openedAt: number;
  readonly closedAt: number;
}

/** Whether a user with these programmes has or had one; who only began its free steps never had it. */
export function wasGiven(
  programmes: readonly { readonly programId: string; readonly usageInfos: readonly UsageInfo[] }[],
  programId: string,
): boolean {
  return programmes.some((own) => own.programId === programId && own.usageInfos.length > 0);
}

/** Whether a programme with these spans is open at `now`. */
export function isOpenAt(spans: readonly UsageInfo[], now: number): boolean {
  return spans.some(({ openedAt, closedAt }) => openedAt <= now && now < closedAt);
}

/**
 * The same on a device, whose clock may be behind. A span begins when it is given or when the one before it closes, so whatever
 * has not closed is open, also where a slow clock says that it begins later.
 */
export function isOpenOnDevice(spans: readonly UsageInfo[], now: number): boolean {
  return spans.some(({ openedAt, closedAt }) => openedAt < closedAt && now < closedAt);
}

/**
 * The spans of a programme with one more of `openMillis` appended. It starts now, or when the last unfinished span closes.
 * Existing spans keep their index, which identifies them.
 */
export function addGrant(spans: readonly UsageInfo[], openMillis: number, now: number): UsageInfo[] {
  const openedAt = Math.max(now, ...spans.map(({ closedAt }) => closedAt));
  return [...spans, { status: "available", openedAt, closedAt: openedAt + openMillis }];
}

/**
 * The spans after the one at `index` is revoked: its remaining time is removed and later spans start earlier by as much. It
 * keeps its index, with no length if it had not started; a finished or unknown span changes nothing.
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

/** The milliseconds of all spans together. */
export function totalLength(spans: readonly UsageInfo[]): number {
  return spans.reduce((sum, { openedAt, closedAt }) => sum + closedAt - openedAt, 0);
}

/** The spans of a programme that is closed now, each with its index. */
export function closeProgramme(spans: readonly UsageInfo[], now: number): UsageInfo[] {
  return spans.map((span) => ({
    ...span,
    openedAt: Math.min(span.openedAt, now),
    closedAt: Math.min(span.closedAt, now),
  }));
}
