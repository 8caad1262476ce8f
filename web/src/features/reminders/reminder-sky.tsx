import type { TimeOfDay } from "@mindle/domain/reminders/time-of-day";
import type { CSSProperties } from "react";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import { type Sky, skyOf } from "../../ui/pictures/sky.ts";
import styles from "./reminder-sky.module.css";

interface ReminderSkyProps {
  readonly time: TimeOfDay;
  /** Without a reminder the mascot rests. */
  readonly enabled: boolean;
}

/** The mascot on its hill, under the sky of a time of day. Decoration. */
export function ReminderSky({ time, enabled }: ReminderSkyProps) {
  const { part, across, above } = skyAt(time);
  const isMoon = time.hour < 6 || time.hour >= 18;
  const place: CSSProperties & Record<`--${string}`, number> = { "--across": across, "--above": above };
  return (
    <div className={styles.sky} data-part={part} style={place} aria-hidden="true">
      <span className={styles.stars} />
      <span className={styles.light} data-moon={isMoon || undefined} />
      <MascotArt pose={enabled ? "waving" : "done"} size={124} />
    </div>
  );
}

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
