import { useEffect, useEffectEvent, useState } from "react";
import type { Media } from "../../parts/media/use-media.ts";

/** What is played along with a clock. */
type Played = Pick<
  Media<HTMLAudioElement>,
  "isPlaying" | "time" | "duration" | "speed" | "play" | "pause" | "seek" | "setSpeed"
>;

/** Milliseconds between two looks at the clock. */
const TICK_MS = 100;

interface Pace extends Played {
  /** To be called when the sound was paused by something else, such as another player. */
  onSoundPaused(): void;
}

/**
 * Plays so many seconds of words by a clock of their own, with a sound that repeats under them. They go on where the sound cannot be
 * loaded, and stop while the page is not seen.
 */
export function usePace(duration: number, sound: Pick<Media<HTMLAudioElement>, "play" | "pause">): Pace {
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
    seek: (seconds) => setTime(Math.min(Math.max(seconds, 0), duration)),
    setSpeed,
    onSoundPaused: () => setPlaying(false),
  };
}
