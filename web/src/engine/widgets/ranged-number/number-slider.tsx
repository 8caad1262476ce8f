import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import styles from "./number-slider.module.css";
import { fewPoints, type Points, pointAt, shareOf } from "./points.ts";
import { useSlide } from "./use-slide.ts";

interface NumberSliderProps {
  /** Id of the element that names it. */
  readonly labelledBy: string;
  readonly points: Points;
  /** Undefined before anything is chosen. */
  readonly value: number | undefined;
  onChange(value: number): void;
  /** The value as it is spoken. */
  readonly spoken: string;
  readonly disabled: boolean;
}

/** A slider with a pebble that rolls along it; it sleeps until it is touched. */
export function NumberSlider({ labelledBy, points, value, onChange, spoken, disabled }: NumberSliderProps) {
  const { min, max, step } = points;
  const input = useRef<HTMLInputElement>(null);
  const { track, handlers } = useSlide({
    onSlide: (share) => onChange(pointAt(share, points)),
    onEnd: () => input.current?.focus({ preventScroll: true }),
    disabled,
  });
  // Where it sleeps, and from where arrow keys go.
  const middle = pointAt(0.5, points);
  const share = shareOf(value ?? middle, points);
  const zero = shareOf(Math.min(Math.max(0, min), max), points);
  const place: CSSProperties & Record<`--${string}`, number> = {
    "--share": share,
    "--from": Math.min(share, zero),
    "--to": Math.max(share, zero),
  };
  const chooseByKey = (event: KeyboardEvent) => {
    if (value !== undefined || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    onChange(middle);
  };
  return (
    <div
      className={styles.slider}
      style={place}
      data-state={value === undefined ? "asleep" : "awake"}
      data-disabled={disabled || undefined}
      {...handlers}
    >
      <input
        ref={input}
        type="range"
        className={styles.input}
        min={min}
        max={max}
        step={step}
        value={value ?? middle}
        disabled={disabled}
        aria-labelledby={labelledBy}
        aria-valuetext={spoken}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onKeyDown={chooseByKey}
      />
      <div className={styles.bed} aria-hidden="true">
        <div className={styles.fill} />
      </div>
      <div className={styles.track} ref={track} aria-hidden="true">
        {fewPoints(points).map((point) => (
          <span
            key={point}
            className={styles.point}
            style={{ insetInlineStart: `${shareOf(point, points) * 100}%` }}
          />
        ))}
        <div className={styles.runner}>
          <Pebble isAwake={value !== undefined} />
        </div>
      </div>
    </div>
  );
}

function Pebble({ isAwake }: { readonly isAwake: boolean }) {
  return (
    <svg className={styles.pebble} viewBox="-26 -26 52 52" aria-hidden="true">
      <path
        className={styles.stone}
        d="M-4-20.5C11-23 24-12 24 1 24 14 11 22-2 22-15 23-25 12-24 0-24-12-16-18.5-4-20.5Z"
      />
      {isAwake ? (
        <>
          <circle className={styles.eye} cx="-8" cy="3" r="2.6" />
          <circle className={styles.eye} cx="8" cy="3" r="2.6" />
        </>
      ) : (
        <path className={styles.lid} d="M-11.5 3q3.5 3 7 0M4.5 3q3.5 3 7 0" />
      )}
    </svg>
  );
}
