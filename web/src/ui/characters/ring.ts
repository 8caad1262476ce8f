export interface Point {
  readonly x: number;
  readonly y: number;
}

interface RingShape {
  readonly count: number;
  /** Distances from the middle: of the clefts between lobes, and of what draws the lobes out. */
  readonly inner: number;
  readonly outer: number;
  /** Turn of the first lobe from the top, in radians clockwise. */
  readonly turn: number;
}

/** A closed curve of round lobes about a middle. */
export function ring(middle: Point, { count, inner, outer, turn }: RingShape): string {
  const half = Math.PI / count;
  const lobes = Array.from({ length: count }, (_, index) => {
    const angle = turn + index * 2 * half;
    const [left, right, end] = [
      at(middle, angle - half * 0.8, outer),
      at(middle, angle + half * 0.8, outer),
      at(middle, angle + half, inner),
    ];
    return `C${left} ${right} ${end}`;
  });
  return `M${at(middle, turn - half, inner)}${lobes.join("")}Z`;
}

/** A point as paths write it, `radius` away from the middle; angles in radians, clockwise from the top. */
export function at(middle: Point, angle: number, radius: number): string {
  const x = Math.round((middle.x + radius * Math.sin(angle)) * 10) / 10;
  const y = Math.round((middle.y - radius * Math.cos(angle)) * 10) / 10;
  return `${x} ${y}`;
}
