/**
 * Lets the actions of one key follow one another within this process. Transactions on the same document at the same
 * moment would lock one another out and try again ever later; a queue lets each through at once. What runs in other
 * processes is still the transactions' own matter.
 */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the action once all that were given before it under the same key are over, however they ended. */
  take<Value>(key: string, action: () => Promise<Value>): Promise<Value> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(action);
    const over = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(key, over);
    void over.then(() => {
      if (this.#last.get(key) === over) this.#last.delete(key);
    });
    return turn;
  }

  /** How many keys have actions waiting or running. */
  get size(): number {
    return this.#last.size;
  }
}
