import { Slider as Behaviour } from "@base-ui/react/slider";
import { classNames } from "./class-names.ts";
import styles from "./slider.module.css";

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Whole steps from `min` to `max`; anything below `min` (−1) is "nothing chosen yet". */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly lowLabel: string;
  readonly highLabel: string;
  /** Read out while nothing is chosen. */
  readonly unsetLabel?: string;
}

/** A scale of whole numbers to slide along, with the chosen number large above it. */
export function Slider(props: SliderProps) {
  const { label, min, max, value, onChange, lowLabel, highLabel, unsetLabel } = props;
  const unset = value < min;
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <Behaviour.Root
      // Below `min` while unset: the library then takes a press on the lowest step for a change too.
      value={value}
      min={min}
      max={max}
      step={1}
      thumbAlignment="center"
      onValueChange={(chosen) => {
        if (typeof chosen === "number") onChange(chosen);
      }}
      className={classNames(styles.slider, unset && styles.unset)}
    >
      <p className={styles.number} aria-hidden="true">
        {unset ? "?" : value}
      </p>
      <Behaviour.Control className={styles.control}>
        <Behaviour.Track className={styles.track}>
          <Behaviour.Indicator className={styles.indicator} />
          <span className={styles.steps} aria-hidden="true">
            {steps.map((step) => (
              <span key={step} />
            ))}
          </span>
          <Behaviour.Thumb
            className={styles.thumb}
            aria-label={label}
            getAriaValueText={(text) => (unset ? (unsetLabel ?? "–") : text)}
          />
        </Behaviour.Track>
      </Behaviour.Control>
      <div className={styles.ends} aria-hidden="true">
        <span>
          <b>{min}</b> {lowLabel}
        </span>
        <span>
          <b>{max}</b> {highLabel}
        </span>
      </div>
    </Behaviour.Root>
  );
}
