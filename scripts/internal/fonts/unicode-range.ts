/** Unicode code points. */
export type CodePoints = ReadonlySet<number>;

/** The code points of texts that are drawn: line ends and other control characters are left out. */
export function codePointsOf(texts: readonly string[]): CodePoints {
  const points = new Set<number>();
  for (const text of texts) {
    for (const character of text) {
      const point = character.codePointAt(0) ?? 0;
      if (point >= 0x20) points.add(point);
    }
  }
  return points;
}

/** All code points from `first` to `last`. */
export function codePointsBetween(first: number, last: number): CodePoints {
  return new Set(Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

export function union(one: CodePoints, other: CodePoints): CodePoints {
  return new Set([...one, ...other]);
}

/** Those of `points` that are not in `others`. */
export function without(points: CodePoints, others: CodePoints): CodePoints {
  return new Set([...points].filter((point) => !others.has(point)));
}

/** Reads the value of CSS's `unicode-range`, without wildcards. Throws on anything else. */
export function parseUnicodeRange(value: string): CodePoints {
  let points: CodePoints = new Set();
  for (const part of value.split(",")) {
    const [, first, last = first] = /^U\+([0-9a-f]{1,6})(?:-([0-9a-f]{1,6}))?$/i.exec(part.trim()) ?? [];
    if (first === undefined || last === undefined) throw new Error(`not a unicode-range: ${part.trim()}`);
    points = union(points, codePointsBetween(Number.parseInt(first, 16), Number.parseInt(last, 16)));
  }
  return points;
}

/** Writes code points as CSS's `unicode-range`, neighbours joined. */
export function formatUnicodeRange(points: CodePoints): string {
  const ranges: { first: number; last: number }[] = [];
  for (const point of [...points].sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range !== undefined && point === range.last + 1) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16);
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",");
}
