// Cards in a circle: one at the top, then down on the right, and up again on the left.

type Column = "left" | "middle" | "right" | "all";

/** A place in a grid of three columns. Cards and the links between them take turns in its rows. */
export interface RingPlace {
  /** From 1. */
  readonly row: number;
  readonly column: Column;
}

/** A place between two cards, and where the link there points. */
export interface RingLink extends RingPlace {
  readonly direction: "down" | "left" | "up";
}

/** Where the card with this index is, of so many. */
export function cardPlace(index: number, count: number): RingPlace {
  const side = Math.min(index, count - index);
  if (index === 0 || index * 2 === count) return { row: 1 + 2 * side, column: "all" };
  return { row: 1 + 2 * side, column: index === side ? "right" : "left" };
}

/** Where the link is that leads on from the card with this index. */
export function linkPlace(index: number, count: number): RingLink {
  const back = count - index;
  // Of an odd number, the lowest two are beside each other.
  if (index * 2 + 1 === count) return { row: 1 + 2 * index, column: "middle", direction: "left" };
  return index < back
    ? { row: 2 + 2 * index, column: "right", direction: "down" }
    : { row: 2 * back, column: "left", direction: "up" };
}

const COLUMNS = { left: "1", middle: "2", right: "3", all: "1 / -1" } as const;

/** A place as styles of the grid. */
export function gridPlace({ row, column }: RingPlace) {
  return { gridRow: row, gridColumn: COLUMNS[column] };
}
