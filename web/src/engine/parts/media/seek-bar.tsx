import type { KeyboardEvent } from "react";
import { useContentPage } from "../../page-context.ts";
import { cssVariables } from "../css-variables.ts";
import styles from "./seek-bar.module.css";
import { TEXTS } from "./texts.ts";
import type { Media } from "./use-media.ts";

/** Seconds that an arrow key moves by. */
const KEY_STEP = 5;

interface SeekBarProps {
  readonly media: Pick<Media<HTMLAudioElement>, "time" | "duration" | "seek">;
}

/** Where in a recording one is, to move along by thumb or arrow keys. */
export function SeekBar({ media }: SeekBarProps) {
  const { language } = useContentPage();
  const { time, duration } = media;
  const texts = TEXTS[language];
  const played = duration === undefined || duration === 0 ? 0 : Math.min(time / duration, 1);

  const seekByKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowLeft" ? -KEY_STEP : event.key === "ArrowRight" ? KEY_STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    media.seek(time + step);
  };

  return (
    <div className={styles.bar}>
      <input
        type="range"
        className={styles.range}
        style={cssVariables({ played })}
        aria-label={texts.position}
        aria-valuetext={texts.seconds(...minutesAndSeconds(time))}
        min={0}
        max={duration ?? 0}
        step="any"
        value={time}
        disabled={duration === undefined}
        onChange={(event) => media.seek(event.currentTarget.valueAsNumber)}
        onKeyDown={seekByKey}
      />
      <span className={styles.time} aria-hidden="true">
        {clock(time)}
      </span>
      <span className={styles.time} aria-hidden="true">
        {duration === undefined ? "-:--" : clock(duration)}
      </span>
    </div>
  );
}

/** Whole minutes and seconds of a time. */
export function minutesAndSeconds(time: number): readonly [minutes: number, seconds: number] {
  const whole = Math.max(0, Math.floor(time));
  return [Math.floor(whole / 60), whole % 60];
}

/** A time as players write it: 4:05. */
export function clock(time: number): string {
  const [minutes, seconds] = minutesAndSeconds(time);
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
}
