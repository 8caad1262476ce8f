import type { Place } from "../../parts/rows-in-picture/use-drag.ts";

// Where stones are on the hill, in hundredths of its width. Right is up.

/** Height of the picture without the meadow below the hill. */
export const HILL = 84;

const FOOT = { x: 8, y: 74 } as const;
const TOP = { x: 92, y: 36 } as const;

/** Stones that wait on the meadow side by side: with less room for each they would be too small for a thumb. */
const MEADOW_COLUMNS = 6;
const MEADOW_ROW = 15;

/** Width of a stone. Stones closer than this are piled up, as far as there is sky. */
const STONE = 12.5;
const MAX_PILED = 3;

export interface Stone {
  readonly id: string;
  readonly rating: number | undefined;
}

/** Height of the picture: the hill, and a meadow with room for all stones. */
export function pictureHeight(stones: number): number {
  return HILL + MEADOW_ROW * Math.max(1, Math.ceil(stones / MEADOW_COLUMNS));
}

/** The ground at a rating: steep below and above, level at the foot, halfway and on the top. */
export function groundAt(rating: number): Place {
  const share = Math.min(Math.max(rating, 0), 100) / 100;
  const climbed = share - (0.75 * Math.sin(4 * Math.PI * share)) / (4 * Math.PI);
  return { x: FOOT.x + share * (TOP.x - FOOT.x), y: FOOT.y + climbed * (TOP.y - FOOT.y) };
}

/** The rating of a stone that is let go of here; none on the meadow. */
export function ratingAt({ x, y }: Place, step: number): number | undefined {
  if (y > HILL) return undefined;
  const exact = ((x - FOOT.x) / (TOP.x - FOOT.x)) * 100;
  return withinSteps(Math.round(exact / step) * step, step);
}

/** The nearest rating that steps of this size reach from 0. */
export function withinSteps(rating: number, step: number): number {
  return Math.min(Math.max(rating, 0), Math.floor(100 / step) * step);
}

/** Where the stones are. Those without a rating wait on the meadow. */
export function placesOf(stones: readonly Stone[]): Readonly<Record<string, Place>> {
  const places: Record<string, Place> = {};
  const piles: number[][] = Array.from({ length: MAX_PILED }, () => []);
  let waiting = 0;
  for (const { id, rating } of stones.toSorted((a, b) => (a.rating ?? 0) - (b.rating ?? 0))) {
    if (rating === undefined) {
      places[id] = onMeadow(waiting);
      waiting += 1;
    } else {
      const { x, y } = groundAt(rating);
      const free = piles.findIndex((pile) => pile.every((other) => Math.abs(other - x) >= STONE));
      const layer = free === -1 ? MAX_PILED - 1 : free;
      piles[layer]?.push(x);
      places[id] = { x, y: y - STONE / 2 - layer * STONE };
    }
  }
  return places;
}

/** The ground between two ratings, as the path of an SVG. */
export function groundPath(from: number, to: number): string {
  const points = Array.from({ length: 26 }, (_, at) => groundAt(from + ((to - from) * at) / 25));
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

function onMeadow(at: number): Place {
  return {
    x: ((at % MEADOW_COLUMNS) + 0.5) * (100 / MEADOW_COLUMNS),
    y: HILL + MEADOW_ROW * (Math.floor(at / MEADOW_COLUMNS) + 0.5),
  };
}
