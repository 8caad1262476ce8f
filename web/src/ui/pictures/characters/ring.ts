export interface Point {
  readonly x: number;
  readonly y: number;
}

interface RingShape {
  readonly count: number;
  /** Distances from the centre: of the clefts between lobes, and of the lobes' control points. */
  readonly inner: number;
  readonly outer: number;
  /** Angle of the first lobe from the top, in radians clockwise. */
  readonly turn: number;
}

/** A closed curve of round lobes around a centre. */
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

/** Path coordinates of a point at `radius` from the centre; angles in radians, clockwise from the top. */
export function at(middle: Point, angle: number, radius: number): string {
  const x = Math.round((middle.x + radius * Math.sin(angle)) * 10) / 10;
  const y = Math.round((middle.y - radius * Math.cos(angle)) * 10) / 10;
  return `${x} ${y}`;
}
