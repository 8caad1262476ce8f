/** Activity, config and, where a page can be answered again, the sub id of an instance. */
export interface InstanceOf {
  readonly activityId: string;
  readonly configId: string;
  readonly sub?: string;
}

const SUB = /^[A-Za-z0-9-]{1,40}$/;

/** What an instance id, `activityId+configId` or `activityId+configId+sub`, names; `undefined` for other texts. */
export function parseInstanceId(id: string): InstanceOf | undefined {
  const [activityId = "", configId = "", sub, ...more] = id.split("+");
  if (activityId === "" || configId === "" || more.length > 0) return undefined;
  if (sub === undefined) return { activityId, configId };
  return SUB.test(sub) ? { activityId, configId, sub } : undefined;
}

/** How pages that can be answered again tell their instances apart: by calendar day, or counted from 1. */
export type SubKind = "day" | "count";

const SUBS: Readonly<Record<SubKind, RegExp>> = {
  day: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  count: /^[1-9]\d{0,2}$/,
};

/** Whether a page that tells its instances apart in these ways can have an instance with this sub id; without one it always has. */
export function mayHaveSub(kinds: readonly SubKind[], sub: string | undefined): boolean {
  return sub === undefined || kinds.some((kind) => SUBS[kind].test(sub));
}
