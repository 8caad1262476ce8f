import { type RefObject, useEffect, useRef } from "react";
import { MascotArt } from "../../../ui/pictures/characters/mindle.tsx";
import type { Media } from "../../parts/media/use-media.ts";
import styles from "./breathing-puff.module.css";

/** Milliseconds that picture and sound may be apart before the picture follows. */
const APART_MS = 250;

const SETTLED = { transform: "scale(0.76)", easing: "ease-in-out" };
const SWOLLEN = { transform: "scale(1)", easing: "ease-in-out" };

interface BreathingPuffProps {
  readonly breath: Breath;
  readonly media: Media<HTMLAudioElement>;
}

/** The puff that swells and settles with the breath of a recording; it is still where motion is to be reduced. */
export function BreathingPuff({ breath, media }: BreathingPuffProps) {
  const air = useRef<HTMLSpanElement>(null);
  const puff = useRef<HTMLSpanElement>(null);
  useBreath(air, breath, media);
  useBreath(puff, breath, media);
  return (
    <span className={styles.place}>
      <span ref={air} className={styles.air} />
      <span ref={puff} className={styles.puff}>
        <MascotArt pose="listening" size={176} />
      </span>
    </span>
  );
}

function useBreath(
  ref: RefObject<HTMLElement | null>,
  breath: Breath,
  { isPlaying, isWaiting, time, speed }: Media<HTMLAudioElement>,
): void {
  const animation = useRef<Animation>(undefined);
  const isMoving = isPlaying && !isWaiting;

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const total = breath.in + breath.out;
    const swelling = ref.current?.animate([SETTLED, { ...SWOLLEN, offset: breath.in / total }, SETTLED], {
      duration: total * 1000,
      iterations: Number.POSITIVE_INFINITY,
    });
    swelling?.pause();
    animation.current = swelling;
    return () => swelling?.cancel();
  }, [ref, breath.in, breath.out]);

  useEffect(() => {
    const swelling = animation.current;
    if (swelling === undefined) return;
    swelling.playbackRate = speed;
    if (isMoving) swelling.play();
    else swelling.pause();
  }, [isMoving, speed]);

  useEffect(() => {
    const swelling = animation.current;
    if (swelling === undefined) return;
    const heard = secondsIntoBreath(time, breath) * 1000;
    const shown = Number(swelling.currentTime ?? 0) % ((breath.in + breath.out) * 1000);
    if (Math.abs(heard - shown) > APART_MS) swelling.currentTime = heard;
  }, [time, breath]);
}

/** Seconds of breathing in and out. */
export interface Breath {
  readonly in: number;
  readonly out: number;
}

/** Seconds since the present breath began. Breaths follow one another from the start of the recording. */
export function secondsIntoBreath(time: number, breath: Breath): number {
  return time % (breath.in + breath.out);
}

/** Whether the breath goes in or out. */
export function breathPhase(time: number, breath: Breath): "in" | "out" {
  return secondsIntoBreath(time, breath) < breath.in ? "in" : "out";
}
