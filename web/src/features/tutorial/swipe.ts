/** A touch, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Shorter moves of a finger are presses, in CSS pixels. */
const SHORTEST_SWIPE = 48;

/** Where a finger's way from one point to another leads: a swipe to the left goes on, one to the right goes back. */
export function swipeMeans(from: Point, to: Point): "next" | "back" | "nothing" {
  const across = to.x - from.x;
  const isSideways = Math.abs(across) >= SHORTEST_SWIPE && Math.abs(across) > 2 * Math.abs(to.y - from.y);
  if (!isSideways) return "nothing";
  return across < 0 ? "next" : "back";
}
