/** The four tones of the sky. */
type PartOfDay = "dawn" | "day" | "dusk" | "night";

/** Where sun or moon is: across the sky, and above the horizon, both from 0 to 1. */
interface SkyOf {
  readonly part: PartOfDay;
  readonly across: number;
  readonly above: number;
}

const SUNRISE = 6;
const DAY_HOURS = 12;

/** The sky at a time of day: the sun from six to six, the moon for the rest. */
export function skyAt({ hour, minute }: { readonly hour: number; readonly minute: number }): SkyOf {
  const time = hour + minute / 60;
  const across = ((time - SUNRISE + 24) % DAY_HOURS) / DAY_HOURS;
  return { part: partOf(time), across, above: Math.sin(across * Math.PI) };
}

function partOf(time: number): PartOfDay {
  if (time < 5 || time >= 20) return "night";
  if (time < 8) return "dawn";
  return time < 17 ? "day" : "dusk";
}
