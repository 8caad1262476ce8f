/** A touch, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Minimum length of a swipe, in CSS pixels. */
const MIN_SWIPE = 48;

/** The direction of a touch: a swipe to the left is "next", one to the right "previous". */
export function swipeMeans(from: Point, to: Point): "next" | "back" | "nothing" {
  const across = to.x - from.x;
  const isSideways = Math.abs(across) >= MIN_SWIPE && Math.abs(across) > 2 * Math.abs(to.y - from.y);
  if (!isSideways) return "nothing";
  return across < 0 ? "next" : "back";
}
