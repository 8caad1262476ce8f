import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useContentPage } from "../../page-context.ts";

/** A sound or film, as it is being played. */
export interface Media<Element extends HTMLMediaElement> {
  /** Attributes of the audio or video element. */
  readonly element: {
    readonly ref: RefObject<Element | null>;
    readonly src: string | undefined;
    onPlay(): void;
    onPause(): void;
    onWaiting(): void;
    onPlaying(): void;
    onTimeUpdate(event: SyntheticEvent<Element>): void;
    onDurationChange(event: SyntheticEvent<Element>): void;
    onRateChange(event: SyntheticEvent<Element>): void;
    onError(): void;
  };
  readonly isPlaying: boolean;
  /** Played, but nothing has come yet. */
  readonly isWaiting: boolean;
  /** It is missing, or cannot be loaded. */
  readonly isUnavailable: boolean;
  /** Seconds. */
  readonly time: number;
  /** Seconds; undefined before they are known. */
  readonly duration: number | undefined;
  readonly speed: number;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  setSpeed(speed: number): void;
  /** Loads it again; undefined where there is nothing to load. */
  readonly retry: (() => void) | undefined;
}

/** Plays what is at an address. Only one thing plays at a time: another that starts pauses this one. */
export function useMedia<Element extends HTMLMediaElement>(src: string | undefined): Media<Element> {
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
      onTimeUpdate: ({ currentTarget }) => setTime(currentTarget.currentTime),
      onDurationChange: ({ currentTarget }) => {
        setDuration(Number.isFinite(currentTarget.duration) ? currentTarget.duration : undefined);
      },
      onRateChange: ({ currentTarget }) => setSpeed(currentTarget.playbackRate),
      onError: () => {
        setFailed(true);
        setPlaying(false);
        setWaiting(false);
        if (src !== undefined) mediaFailed(src);
      },
    },
    isPlaying,
    isWaiting,
    isUnavailable: src === undefined || hasFailed,
    time,
    duration,
    speed,
    play: () => {
      // What keeps it from playing comes as an error event, or is the person's own press of pause.
      void ref.current?.play().catch(() => undefined);
    },
    pause: () => ref.current?.pause(),
    seek: (seconds) => {
      const element = ref.current;
      if (element === null) return;
      element.currentTime = Math.min(Math.max(seconds, 0), duration ?? 0);
      setTime(element.currentTime);
    },
    setSpeed: (next) => {
      const element = ref.current;
      if (element === null) return;
      // The default one outlives loading it again.
      element.defaultPlaybackRate = next;
      element.playbackRate = next;
    },
    retry: src === undefined ? undefined : reload,
  };
}
