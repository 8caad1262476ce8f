import type { AudioPlayerProps } from "@mindle/domain/widgets/audio-player/widget";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useContentPage } from "../../page-context.ts";
import { Seashell } from "../../parts/media/seashell.tsx";
import { SeekBar } from "../../parts/media/seek-bar.tsx";
import { SpeedChoice } from "../../parts/media/speed-choice.tsx";
import { TEXTS as MEDIA_TEXTS } from "../../parts/media/texts.ts";
import { Transcript } from "../../parts/media/transcript.tsx";
import { type Media, useMedia } from "../../parts/media/use-media.ts";
import { RichText } from "../../rich-text/rich-text.tsx";
import type { ShownProps } from "../../widget-view.ts";
import styles from "./audio-player.module.css";
import { lineAt, paced } from "./pace.ts";
import { PlayButton, TEXTS } from "./play-button.tsx";

interface PacedWordsProps extends ShownProps<AudioPlayerProps> {
  readonly url: string | undefined;
}

/** Words that come one paragraph at a time, as slowly as a voice would say them, over a quiet sound. */
export function PacedWords({ id, props, disabled, url }: PacedWordsProps) {
  const { language } = useContentPage();
  const { label, transcript, speeds } = props;
  const { lines, duration } = useMemo(() => paced(transcript[language], language), [transcript, language]);
  const sound = useMedia<HTMLAudioElement>(url);
  const pace = usePace(duration, sound);
  const { isPlaying, time } = pace;
  const at = lineAt(lines, time);
  const line = isPlaying || time > 0 ? lines[at]?.text : undefined;
  const onPause = () => {
    sound.element.onPause();
    pace.onSoundPaused();
  };
  return (
    <section className={styles.player} aria-labelledby={`${id}-label`}>
      <p className={styles.label} id={`${id}-label`}>
        {label[language]}
      </p>
      <audio {...sound.element} onPause={onPause} loop={true} preload="metadata" />
      <PlayButton label={label} disabled={disabled} media={pace}>
        <span className={styles.sea}>
          <Seashell size={120} isSounding={isPlaying} />
        </span>
      </PlayButton>
      <div className={styles.words} aria-live="polite">
        {line === undefined ? (
          <p className={styles.note}>{TEXTS[language].ready}</p>
        ) : (
          <div key={at} className={styles.line}>
            <RichText text={{ ko: line, en: line }} />
          </div>
        )}
      </div>
      {sound.isUnavailable && (
        <p className={styles.silent} role="status">
          {MEDIA_TEXTS[language].noSound}
        </p>
      )}
      <SeekBar media={pace} />
      <SpeedChoice speeds={speeds} media={pace} />
      <Transcript text={transcript} />
    </section>
  );
}

/** Milliseconds between two looks at the clock. */
const TICK_MS = 100;

/**
 * Plays so many seconds of words by a clock of their own, with a sound that repeats under them. They go on where the sound cannot be
 * loaded, and stop while the page is not seen.
 */
function usePace(duration: number, sound: Pick<Media<HTMLAudioElement>, "play" | "pause">) {
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [speed, setSpeed] = useState(1);

  const pause = () => {
    setPlaying(false);
    sound.pause();
  };
  const pauseUnseen = useEffectEvent(() => {
    if (document.visibilityState === "hidden") pause();
  });
  const advance = useEffectEvent((seconds: number) => {
    const next = Math.min(time + seconds * speed, duration);
    setTime(next);
    if (next === duration) pause();
  });

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      advance((now - last) / 1000);
      last = now;
    }, TICK_MS);
    document.addEventListener("visibilitychange", pauseUnseen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", pauseUnseen);
    };
  }, [isPlaying]);
  // The page was turned.
  useEffect(() => () => setPlaying(false), []);

  return {
    isPlaying,
    time,
    duration,
    speed,
    play: () => {
      if (time === duration) setTime(0);
      setPlaying(true);
      sound.play();
    },
    pause,
    seek: (seconds: number) => setTime(Math.min(Math.max(seconds, 0), duration)),
    setSpeed,
    /** To be called when the sound was paused by something else, such as another player. */
    onSoundPaused: () => setPlaying(false),
  };
}
