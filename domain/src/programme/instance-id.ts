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
