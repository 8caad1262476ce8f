import type { Weekdays } from "@mindle/domain/reminders/config";
import { useId } from "react";
import styles from "./day-picker.module.css";

interface DayPickerProps {
  readonly label: string;
  /** Names of the days, Sunday first: as they are spoken, and as they are drawn. */
  readonly days: readonly { readonly name: string; readonly short: string }[];
  readonly value: Weekdays;
  readonly onChange: (days: Weekdays) => void;
  /** Id of a text about the choice. */
  readonly describedBy?: string | undefined;
}

/** Weekdays as seven round buttons, each on or off. */
export function DayPicker({ label, days, value, onChange, describedBy }: DayPickerProps) {
  const labelId = useId();
  const toggle = (weekday: number) => {
    const on = (day: number) => (value[day] ?? false) !== (day === weekday);
    onChange([on(0), on(1), on(2), on(3), on(4), on(5), on(6)]);
  };
  return (
    <fieldset className={styles.days} aria-labelledby={labelId} aria-describedby={describedBy}>
      <p className={styles.label} id={labelId}>
        {label}
      </p>
      <div className={styles.row}>
        {days.map(({ name, short }, weekday) => (
          <button
            key={name}
            type="button"
            className={styles.day}
            aria-label={name}
            data-short={short}
            aria-pressed={value[weekday] ?? false}
            onClick={() => toggle(weekday)}
          />
        ))}
      </div>
    </fieldset>
  );
}
