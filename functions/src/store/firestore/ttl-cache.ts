interface Entry<Value> {
  readonly value: Value;
  /** When it may no longer be used, in milliseconds since the epoch. */
  readonly end: number;
}

interface Limits {
  /** How long a value is used, in milliseconds; 0 keeps nothing. */
  readonly ttlMs: number;
  /** Number of values that are kept; the oldest ones go first. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Keeps what was loaded for a while. What was not found is not kept, so that it is found as soon as it exists. */
export class TtlCache<Value> {
  readonly #limits: Limits;
  readonly #entries = new Map<string, Entry<Value>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The values of those ids that have one. `load` gets the ids whose values are not kept. */
  async find(
    ids: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>> {
    const { now, ttlMs } = this.#limits;
    const found = new Map<string, Value>();
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (entry !== undefined && entry.end > now()) found.set(id, entry.value);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const end = now() + ttlMs;
    for (const [id, value] of await load(missing)) {
      found.set(id, value);
      if (ttlMs > 0) this.#keep(id, { value, end });
    }
    return found;
  }

  #keep(id: string, entry: Entry<Value>): void {
    // Deleted first, so that the entries are in the order of their ends.
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.size) break;
      this.#entries.delete(oldest);
    }
  }
}
