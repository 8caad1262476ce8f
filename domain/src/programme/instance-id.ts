/** Activity and config of an instance. */
export interface InstanceOf {
  readonly activityId: string;
  readonly configId: string;
}

/** The activity and the config that an instance id, `activityId+configId`, names; `undefined` for other texts. */
export function parseInstanceId(id: string): InstanceOf | undefined {
  const [activityId = "", configId = "", ...more] = id.split("+");
  return activityId === "" || configId === "" || more.length > 0 ? undefined : { activityId, configId };
}
