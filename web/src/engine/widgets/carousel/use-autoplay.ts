import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";

/** Whether cards move on by themselves, and what makes them rest. */
export interface Autoplay {
  /** Moving, or resting only as long as the mouse is on a card. */
  readonly isOn: boolean;
  toggle(): void;
  /** Rests until the person starts it again. */
  stop(): void;
  /** For the element around cards and controls. */
  onFocus(event: FocusEvent): void;
  /** For the element around the cards: its controls work while they move. */
  readonly hover: {
    onPointerEnter(event: { readonly pointerType: string }): void;
    onPointerLeave(): void;
  };
}

/**
 * Calls `onNext` after every `ms` milliseconds. What a person takes hold of, by touch, key or focus, rests until they start
 * it again; under a mouse it rests for as long. It begins at rest where motion is to be reduced.
 */
export function useAutoplay(ms: number | false, at: number, onNext: () => void): Autoplay {
  const [isOn, setOn] = useState(
    () => ms !== false && !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const [isHovered, setHovered] = useState(false);
  const isMoving = isOn && !isHovered;
  const next = useEffectEvent(onNext);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each card is shown for its full time.
  useEffect(() => {
    if (!isMoving || ms === false) return;
    const timer = setTimeout(() => next(), ms);
    return () => clearTimeout(timer);
  }, [isMoving, ms, at]);

  const stop = () => setOn(false);
  return {
    isOn,
    toggle: () => setOn(!isOn),
    stop,
    // A press of the pause button focuses it too: only the keyboard's focus stops.
    onFocus: ({ target }) => {
      if (target.matches(":focus-visible")) stop();
    },
    hover: {
      onPointerEnter: ({ pointerType }) => setHovered(pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
    },
  };
}
