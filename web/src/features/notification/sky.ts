import { type Sky, skyOf } from "../../ui/pictures/sky.ts";

/** Where sun or moon is: across the sky, and above the horizon, both from 0 to 1. */
interface SkyOf {
  readonly part: Sky;
  readonly across: number;
  readonly above: number;
}

const SUNRISE = 6;
const DAY_HOURS = 12;

/** The sky at a time of day: the sun from six to six, the moon for the rest. */
export function skyAt({ hour, minute }: { readonly hour: number; readonly minute: number }): SkyOf {
  const time = hour + minute / 60;
  const across = ((time - SUNRISE + 24) % DAY_HOURS) / DAY_HOURS;
  return { part: skyOf(hour), across, above: Math.sin(across * Math.PI) };
}
