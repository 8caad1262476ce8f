import { Slider as BaseSlider } from "@base-ui/react/slider";
import { classNames } from "../class-names.ts";
import styles from "./slider.module.css";

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** A whole number from `min` to `max`; below `min` (−1) nothing is chosen yet. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly lowLabel: string;
  readonly highLabel: string;
  /** Announced while nothing is chosen. */
  readonly unsetLabel?: string;
}

/** A slider over whole numbers, with the chosen number above it. */
export function Slider(props: SliderProps) {
  const { label, min, max, value, onChange, lowLabel, highLabel, unsetLabel } = props;
  const unset = value < min;
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <BaseSlider.Root
      // Below `min` while unset, so that the library reports a press on the lowest step as a change.
      value={value}
      min={min}
      max={max}
      step={1}
      thumbAlignment="center"
      onValueChange={(chosen) => {
        if (typeof chosen === "number") onChange(chosen);
      }}
      className={classNames(styles.slider, unset && styles.unset)}
      data-unanswered={unset || undefined}
    >
      <p className={styles.number} aria-hidden="true">
        {unset ? "?" : value}
      </p>
      <BaseSlider.Control className={styles.control}>
        <BaseSlider.Track className={styles.track}>
          <BaseSlider.Indicator className={styles.indicator} />
          <span className={styles.steps} aria-hidden="true">
            {steps.map((step) => (
              <span key={step} />
            ))}
          </span>
          <BaseSlider.Thumb
            className={styles.thumb}
            aria-label={label}
            getAriaValueText={(text) => (unset ? (unsetLabel ?? "–") : text)}
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
      <div className={styles.ends} aria-hidden="true">
        <span>
          <b>{min}</b> {lowLabel}
        </span>
        <span>
          <b>{max}</b> {highLabel}
        </span>
      </div>
    </BaseSlider.Root>
  );
}
