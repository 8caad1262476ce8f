import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { HIGH_IS_HARD, tellSlid } from "../../../ui/pictures/companion/follow-person.ts";
import { cssVariables } from "../css-variables.ts";
import styles from "./number-slider.module.css";

interface NumberSliderProps {
  /** Id of the element that names it. */
  readonly labelledBy: string;
  readonly points: Points;
  /** Undefined before anything is chosen. */
  readonly value: number | undefined;
  onChange(value: number): void;
  /** Called once a finger or mouse lets go, and whether that was a tap on the value it had. */
  onRelease?(isAgain: boolean): void;
  /** The value as it is spoken. */
  readonly spoken: string;
  /** Whether high numbers are hard to bear. */
  readonly isHard?: boolean | undefined;
  readonly disabled: boolean;
}

/** A slider with a pebble that rolls along it; it sleeps until it is touched. */
export function NumberSlider({
  labelledBy,
  points,
  value,
  onChange,
  onRelease,
  spoken,
  isHard,
  disabled,
}: NumberSliderProps) {
  const { min, max, step } = points;
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<number>(undefined);
  const { track, handlers } = useSlide({
    onStart: () => {
      before.current = value;
    },
    onSlide: (share) => {
      onChange(pointAt(share, points));
      tellSlid(input.current, share);
    },
    onEnd: (share, isTap) => {
      input.current?.focus({ preventScroll: true });
      onRelease?.(isTap && pointAt(share, points) === before.current);
    },
    disabled,
  });
  // Where it sleeps, and from where arrow keys go.
  const middle = pointAt(0.5, points);
  const share = shareOf(value ?? middle, points);
  const zero = shareOf(Math.min(Math.max(0, min), max), points);
  const chooseByKey = (event: KeyboardEvent) => {
    if (value !== undefined || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    onChange(middle);
  };
  return (
    <div
      className={styles.slider}
      style={cssVariables({ share, from: Math.min(share, zero), to: Math.max(share, zero) })}
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
        {...(isHard === true && HIGH_IS_HARD)}
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

/** Where the pebble was left, small and still. */
export function LeftPebble({ value, points }: { readonly value: number; readonly points: Points }) {
  return (
    <span className={styles.left} style={cssVariables({ share: shareOf(value, points) })} aria-hidden="true">
      <span className={styles.runner}>
        <Pebble isAwake />
      </span>
    </span>
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

/** The numbers that a slider reaches. */
export interface Points {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Where a number is between the ends: 0 at the lower one, 1 at the upper. */
export function shareOf(value: number, { min, max }: Points): number {
  return clamp((value - min) / (max - min));
}

/** The number that can be reached nearest to a place between the ends. */
export function pointAt(share: number, { min, max, step }: Points): number {
  const last = Math.floor((max - min) / step + ROUNDING);
  const steps = Math.min(last, Math.round((clamp(share) * (max - min)) / step));
  return Number((min + steps * step).toFixed(DECIMALS));
}

/** The numbers that can be reached, from the lowest, where they are few enough to be told apart. */
export function fewPoints(points: Points): readonly number[] {
  const last = Math.floor((points.max - points.min) / points.step + ROUNDING);
  if (last > MAX_SHOWN) return [];
  return Array.from({ length: last + 1 }, (_, at) =>
    Number((points.min + at * points.step).toFixed(DECIMALS)),
  );
}

const MAX_SHOWN = 10;
/** Steps such as 0.1 are no binary fractions. */
const DECIMALS = 10;
const ROUNDING = 1e-9;

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Sideways movement in pixels from which a finger slides, instead of scrolling the page or resting on it. */
const SLIDE = 6;

interface Slide {
  onStart(): void;
  /** Called with the position along the track: 0 at its start, 1 at its end, less or more beyond them. */
  onSlide(share: number): void;
  onEnd(share: number, isTap: boolean): void;
  readonly disabled: boolean;
}

/** Handlers for sliding along a track. A finger that scrolls the page past it changes nothing. */
function useSlide({ onStart, onSlide, onEnd, disabled }: Slide) {
  const track = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly pointer: number; readonly x: number; isSliding: boolean; isTap: boolean }>(
    undefined,
  );

  const shareAt = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    return box !== undefined && box.width > 0 ? (event.clientX - box.left) / box.width : undefined;
  };
  const slideTo = (event: PointerEvent) => {
    const share = shareAt(event);
    if (share !== undefined) onSlide(share);
    return share;
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (held.current === undefined || held.current.isSliding) return;
    held.current.isSliding = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  return {
    track,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (disabled || !event.isPrimary || event.button !== 0) return;
        held.current = { pointer: event.pointerId, x: event.clientX, isSliding: false, isTap: true };
        onStart();
        if (event.pointerType !== "mouse") return;
        begin(event);
        slideTo(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (held.current?.pointer !== event.pointerId) return;
        if (Math.abs(event.clientX - held.current.x) > SLIDE) {
          held.current.isTap = false;
          begin(event);
        }
        if (held.current.isSliding) slideTo(event);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (held.current?.pointer !== event.pointerId) return;
        const { isTap } = held.current;
        held.current = undefined;
        const share = slideTo(event);
        if (share !== undefined) onEnd(share, isTap);
      },
      onPointerCancel() {
        held.current = undefined;
      },
    },
  } as const;
}
