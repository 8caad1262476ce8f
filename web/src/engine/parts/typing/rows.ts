import { randomId } from "@mindle/domain/identity/ids";

const ID_LENGTH = 20;

/** An id for a row that a person adds: random, so that it never means a row that was removed. */
export function randomRowId(): string {
  return randomId(ID_LENGTH, (length) => crypto.getRandomValues(new Uint8Array(length)));
}

// Rows that were removed and may be brought back to where they were.

export interface Identified {
  readonly id: string;
}

/** A row that was removed, and where it was. */
export interface RemovedRow<Row extends Identified> {
  readonly row: Row;
  /** The row it stood below; undefined at the top. */
  readonly below: string | undefined;
}

/** Remembers the place of a row that is being removed. Rows removed just below it move up to its place. */
export function rememberRow<Row extends Identified>(
  removed: readonly RemovedRow<Row>[],
  rows: readonly Row[],
  row: Row,
): readonly RemovedRow<Row>[] {
  const at = rows.findIndex(({ id }) => id === row.id);
  const below = rows[at - 1]?.id;
  const [lower, others] = partition(removed, (other) => other.below === row.id);
  return [...others, { row, below }, ...lower.map((other) => ({ ...other, below }))];
}

/** Brings a row back to its place. Rows removed below it stand below it again. */
export function restoreRow<Row extends Identified>(
  removed: readonly RemovedRow<Row>[],
  rows: readonly Row[],
  id: string,
): { readonly rows: readonly Row[]; readonly removed: readonly RemovedRow<Row>[] } {
  const at = removed.findIndex(({ row }) => row.id === id);
  const found = removed[at];
  if (found === undefined) return { rows, removed };
  const { row, below } = found;
  const place = below === undefined ? 0 : rows.findIndex((other) => other.id === below) + 1 || rows.length;
  return {
    rows: rows.toSpliced(place, 0, row),
    removed: removed
      .map((other, index) => (index > at && other.below === below ? { ...other, below: id } : other))
      .toSpliced(at, 1),
  };
}

/** The removed rows that stood below this row (undefined: at the top), in their order. */
export function removedBelow<Row extends Identified>(
  removed: readonly RemovedRow<Row>[],
  rows: readonly Row[],
  below: string | undefined,
): readonly RemovedRow<Row>[] {
  const ids = new Set(rows.map(({ id }) => id));
  const last = rows.at(-1)?.id;
  return removed.filter((other) => {
    if (ids.has(other.row.id)) return false;
    // The row it stood below may be gone for another reason: then it is shown at the end.
    const anchor = other.below === undefined || ids.has(other.below) ? other.below : last;
    return anchor === below;
  });
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
