/** Seconds of breathing in and out. */
export interface Breath {
  readonly in: number;
  readonly out: number;
}

/** Seconds since the present breath began. Breaths follow one another from the start of the recording. */
export function secondsIntoBreath(time: number, breath: Breath): number {
  return time % (breath.in + breath.out);
}

/** Whether the breath goes in or out. */
export function breathPhase(time: number, breath: Breath): "in" | "out" {
  return secondsIntoBreath(time, breath) < breath.in ? "in" : "out";
}
