const MAX_CHUNK = 256;

/** Position of an item relative to a range: negative before it, zero inside, positive after. */
export type Position<T> = (item: T) => number;

/**
 * A sorted list of unique items, stored as a list of short arrays: finding, adding and removing take a binary search
 * and move a few hundred pointers at most.
 */
export class SortedList<T> {
  readonly #compare: (a: T, b: T) => number;
  #chunks: T[][] = [];

  constructor(compare: (a: T, b: T) => number, items: Iterable<T> = []) {
    this.#compare = compare;
    const all = [...items].sort(compare);
    for (let start = 0; start < all.length; start += MAX_CHUNK / 2) {
      this.#chunks.push(all.slice(start, start + MAX_CHUNK / 2));
    }
  }

  /** Adds an item, replacing an equal one. */
  set(item: T): void {
    const chunkIndex = Math.min(this.#chunkFor(item), this.#chunks.length - 1);
    const chunk = this.#chunks[chunkIndex];
    if (chunk === undefined) {
      this.#chunks.push([item]);
      return;
    }
    const index = firstIndex(chunk, (other) => this.#compare(other, item) >= 0);
    const found = chunk[index];
    const replaces = found !== undefined && this.#compare(found, item) === 0;
    chunk.splice(index, replaces ? 1 : 0, item);
    if (chunk.length > MAX_CHUNK) {
      this.#chunks.splice(chunkIndex + 1, 0, chunk.splice(MAX_CHUNK / 2));
    }
  }

  /** Removes the item equal to this one. */
  delete(item: T): void {
    const chunkIndex = this.#chunkFor(item);
    const chunk = this.#chunks[chunkIndex];
    if (chunk === undefined) {
      return;
    }
    const index = firstIndex(chunk, (other) => this.#compare(other, item) >= 0);
    const found = chunk[index];
    if (found === undefined || this.#compare(found, item) !== 0) {
      return;
    }
    chunk.splice(index, 1);
    if (chunk.length === 0) {
      this.#chunks.splice(chunkIndex, 1);
    }
  }

  /**
   * Yields the items inside a range, forwards or backwards. The list must not change meanwhile.
   * `position` must be monotonic along the list.
   */
  *scan(position: Position<T>, reverse: boolean): Generator<T> {
    if (reverse) {
      yield* this.#scanReverse(position);
      return;
    }
    let chunkIndex = firstIndex(this.#chunks, (chunk) => reaches(chunk, position));
    let chunk = this.#chunks[chunkIndex];
    let index = chunk === undefined ? 0 : firstIndex(chunk, (item) => position(item) >= 0);
    while (chunk !== undefined) {
      for (; index < chunk.length; index += 1) {
        const item = chunk[index];
        if (item === undefined || position(item) > 0) {
          return;
        }
        yield item;
      }
      chunkIndex += 1;
      chunk = this.#chunks[chunkIndex];
      index = 0;
    }
  }

  *#scanReverse(position: Position<T>): Generator<T> {
    let chunkIndex = firstIndex(this.#chunks, (chunk) => {
      const last = chunk.at(-1);
      return last !== undefined && position(last) > 0;
    });
    chunkIndex = Math.min(chunkIndex, this.#chunks.length - 1);
    let chunk = this.#chunks[chunkIndex];
    let index = chunk === undefined ? -1 : firstIndex(chunk, (item) => position(item) > 0) - 1;
    while (chunk !== undefined) {
      for (; index >= 0; index -= 1) {
        const item = chunk[index];
        if (item === undefined || position(item) < 0) {
          return;
        }
        yield item;
      }
      chunkIndex -= 1;
      chunk = this.#chunks[chunkIndex];
      index = chunk === undefined ? -1 : chunk.length - 1;
    }
  }

  /** Index of the first chunk whose last item is not before this one. */
  #chunkFor(item: T): number {
    return firstIndex(this.#chunks, (chunk) => reaches(chunk, (other) => this.#compare(other, item)));
  }
}

function reaches<T>(chunk: readonly T[], position: Position<T>): boolean {
  const last = chunk.at(-1);
  return last !== undefined && position(last) >= 0;
}

/** Binary search: index of the first passing item, where all items after it pass too. */
function firstIndex<T>(items: readonly T[], passes: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && !passes(item)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
