/**
 * Runs tasks of the same key one after another within this process. Concurrent transactions on the same document would
 * block one another and retry with growing delays. Between processes only the transactions themselves keep the order.
 */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<unknown>>();

  /** Runs a task after all earlier tasks of the key have settled. */
  run<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
    const result = (this.#tails.get(key) ?? Promise.resolve()).then(task);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.#tails.set(key, settled);
    void settled.then(() => {
      if (this.#tails.get(key) === settled) this.#tails.delete(key);
    });
    return result;
  }

  get size(): number {
    return this.#tails.size;
  }
}
