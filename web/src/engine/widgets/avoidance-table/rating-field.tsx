import { classNames } from "../../../ui/class-names.ts";
import field from "../../../ui/fields/field.module.css";
import styles from "./rating-field.module.css";

interface RatingFieldProps {
  readonly label: string;
  readonly rating: number | undefined;
  onChange(rating: number | undefined): void;
  readonly step: number;
  readonly part: string;
  readonly problemId: string | undefined;
  readonly disabled: boolean;
}

/** A rating from 0 to 100 in figures. */
export function RatingField(props: RatingFieldProps) {
  const { label, rating, onChange, step, part, problemId, disabled } = props;
  return (
    <input
      type="number"
      inputMode="numeric"
      className={classNames(field.control, styles.rating)}
      aria-label={label}
      aria-invalid={problemId !== undefined || undefined}
      aria-describedby={problemId}
      data-part={part}
      min={0}
      max={100}
      step={step}
      value={rating ?? ""}
      disabled={disabled}
      onChange={(event) => {
        const next = event.currentTarget.valueAsNumber;
        onChange(Number.isNaN(next) ? undefined : next);
      }}
    />
  );
}
