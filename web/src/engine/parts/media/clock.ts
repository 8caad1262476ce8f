/** Whole minutes and seconds of a time. */
export function minutesAndSeconds(time: number): readonly [minutes: number, seconds: number] {
  const whole = Math.max(0, Math.floor(time));
  return [Math.floor(whole / 60), whole % 60];
}

/** A time as players write it: 4:05. */
export function clock(time: number): string {
  const [minutes, seconds] = minutesAndSeconds(time);
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
}
