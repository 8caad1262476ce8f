import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { cssVariables } from "../css-variables.ts";

/** A dragged item: its offset from where it was, and the pointer's position, in pixels of the window. */
export interface Drag {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
  readonly x: number;
  readonly y: number;
}

/** Less than this is a tap, in pixels. */
const SLACK = 6;

interface DragOptions {
  readonly disabled: boolean;
  /** Called when it is released; `x` and `y` are the position. */
  onDrop(drag: Drag): void;
}

/**
 * Dragging of one thing out of several, with a finger, a mouse or a pen. What is dragged needs `touch-action: none`. The click
 * that ends a drag is swallowed, so that a tap is a click and nothing else.
 */
export function useDrag({ disabled, onDrop }: DragOptions) {
  const [drag, setDrag] = useState<Drag>();
  const start = useRef<{ readonly pointerId: number; readonly x: number; readonly y: number }>(undefined);
  const hasMoved = useRef(false);

  const at = (id: string, { clientX: x, clientY: y }: PointerEvent): Drag => ({
    id,
    dx: x - (start.current?.x ?? x),
    dy: y - (start.current?.y ?? y),
    x,
    y,
  });
  const end = () => {
    start.current = undefined;
    setDrag(undefined);
  };

  const handlersOf = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasMoved.current = false;
      if (disabled || event.button !== 0 || start.current !== undefined) return;
      start.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.pointerId !== event.pointerId) return;
      const next = at(id, event);
      if (!hasMoved.current && Math.hypot(next.dx, next.dy) < SLACK) return;
      hasMoved.current = true;
      setDrag(next);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.pointerId !== event.pointerId) return;
      const last = at(id, event);
      end();
      if (hasMoved.current) onDrop(last);
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      // A click by keyboard has a `detail` of 0.
      if (!hasMoved.current || event.detail === 0) return;
      hasMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });

  return { drag, handlersOf };
}

/** A place in a picture, in hundredths of the picture's width. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place in the picture and how far a held thing is from it, as `--x`, `--y`, `--dx` and `--dy`. */
export function placeStyle({ x, y }: Place = { x: 0, y: 0 }, held?: Pick<Drag, "dx" | "dy">) {
  return cssVariables({ x, y, dx: `${held?.dx ?? 0}px`, dy: `${held?.dy ?? 0}px` });
}

/** From pixels of the window to a place in the picture. */
export function placeIn(picture: HTMLElement | null, x: number, y: number): Place {
  if (picture === null) return { x: 0, y: 0 };
  const { left, top, width } = picture.getBoundingClientRect();
  return { x: ((x - left) / width) * 100, y: ((y - top) / width) * 100 };
}
