import { type PointerEvent, useRef } from "react";

/** Sideways movement in pixels from which a finger slides, instead of scrolling the page or resting on it. */
const SLIDE = 6;

interface Slide {
  /** Called with the position along the track: 0 at its start, 1 at its end, less or more beyond them. */
  onSlide(share: number): void;
  onEnd(): void;
  readonly disabled: boolean;
}

/** Handlers for sliding along a track. A finger that scrolls the page past it changes nothing. */
export function useSlide({ onSlide, onEnd, disabled }: Slide) {
  const track = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly pointer: number; readonly x: number; isSliding: boolean }>(undefined);

  const slideTo = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) onSlide((event.clientX - box.left) / box.width);
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
        held.current = { pointer: event.pointerId, x: event.clientX, isSliding: false };
        if (event.pointerType !== "mouse") return;
        begin(event);
        slideTo(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (held.current?.pointer !== event.pointerId) return;
        if (Math.abs(event.clientX - held.current.x) > SLIDE) begin(event);
        if (held.current.isSliding) slideTo(event);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (held.current?.pointer !== event.pointerId) return;
        held.current = undefined;
        slideTo(event);
        onEnd();
      },
      onPointerCancel() {
        held.current = undefined;
      },
    },
  } as const;
}
