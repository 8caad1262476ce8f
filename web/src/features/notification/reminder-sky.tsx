import type { TimeOfDay } from "@mindle/domain/notification/time-of-day";
import type { CSSProperties } from "react";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import styles from "./reminder-sky.module.css";
import { skyAt } from "./sky.ts";

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
