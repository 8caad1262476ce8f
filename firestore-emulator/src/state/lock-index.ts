/** Shared locks, indexed by key and by holder. */
export class LockIndex<H, K> {
  readonly #byKey = new Map<K, Set<H>>();
  readonly #byHolder = new Map<H, Set<K>>();

  add(holder: H, key: K): void {
    addTo(this.#byKey, key, holder);
    addTo(this.#byHolder, holder, key);
  }

  has(holder: H, key: K): boolean {
    return this.#byHolder.get(holder)?.has(key) ?? false;
  }

  release(holder: H): void {
    for (const key of this.#byHolder.get(holder) ?? []) {
      const holders = this.#byKey.get(key);
      holders?.delete(holder);
      if (holders?.size === 0) {
        this.#byKey.delete(key);
      }
    }
    this.#byHolder.delete(holder);
  }

  holders(key: K): Iterable<H> {
    return this.#byKey.get(key) ?? [];
  }
}

function addTo<A, B>(sets: Map<A, Set<B>>, key: A, member: B): void {
  const set = sets.get(key);
  if (set === undefined) {
    sets.set(key, new Set([member]));
  } else {
    set.add(member);
  }
}
