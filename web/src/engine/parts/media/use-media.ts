import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useContentPage } from "../../page-context.ts";

/** A sound or film, as it is being played. */
export type Media<Element extends HTMLMediaElement> = ReturnType<typeof useMedia<Element>>;

/** Plays what is at an address. Only one thing plays at a time: another that starts pauses this one. */
export function useMedia<Element extends HTMLMediaElement>(src: string | undefined) {
  const { mediaFailed } = useContentPage();
  const ref = useRef<Element>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState<number>();
  const [speed, setSpeed] = useState(1);

  useEffect(() => {
    const pauseThis = ({ target }: Event) => {
      if (target !== ref.current) ref.current?.pause();
    };
    const element = ref.current;
    document.addEventListener("play", pauseThis, true);
    return () => {
      document.removeEventListener("play", pauseThis, true);
      // The page was turned: its element stays, and would be heard.
      element?.pause();
    };
  }, []);

  const reload = () => {
    setFailed(false);
    ref.current?.load();
  };

  return {
    /** Attributes of the audio or video element. */
    element: {
      ref,
      src,
      onPlay: () => setPlaying(true),
      onPause: () => {
        setPlaying(false);
        setWaiting(false);
      },
      onWaiting: () => setWaiting(true),
      onPlaying: () => setWaiting(false),
      onTimeUpdate: ({ currentTarget }: SyntheticEvent<Element>) => setTime(currentTarget.currentTime),
      onDurationChange: ({ currentTarget }: SyntheticEvent<Element>) => {
        setDuration(Number.isFinite(currentTarget.duration) ? currentTarget.duration : undefined);
      },
      onRateChange: ({ currentTarget }: SyntheticEvent<Element>) => setSpeed(currentTarget.playbackRate),
      onError: () => {
        setFailed(true);
        setPlaying(false);
        setWaiting(false);
        if (src !== undefined) mediaFailed(src);
      },
    },
    isPlaying,
    /** Played, but nothing has come yet. */
    isWaiting,
    /** It is missing, or cannot be loaded. */
    isUnavailable: src === undefined || hasFailed,
    /** Seconds. */
    time,
    /** Seconds; undefined before they are known. */
    duration,
    speed,
    play: () => {
      // What keeps it from playing comes as an error event, or is the person's own press of pause.
      void ref.current?.play().catch(() => undefined);
    },
    pause: () => ref.current?.pause(),
    seek: (seconds: number) => {
      const element = ref.current;
      if (element === null) return;
      element.currentTime = Math.min(Math.max(seconds, 0), duration ?? 0);
      setTime(element.currentTime);
    },
    setSpeed: (next: number) => {
      const element = ref.current;
      if (element === null) return;
      // The default one outlives loading it again.
      element.defaultPlaybackRate = next;
      element.playbackRate = next;
    },
    /** Loads it again; undefined where there is nothing to load. */
    retry: src === undefined ? undefined : reload,
  };
}
