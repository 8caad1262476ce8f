import type { CommitEvent } from "./types.ts";

/** Delivers commits to listeners in order, also when a listener commits. */
export class Subscribers {
  readonly #listeners = new Set<(event: CommitEvent) => void>();
  readonly #undelivered: CommitEvent[] = [];
  #delivering = false;

  add(listener: (event: CommitEvent) => void): () => void {
    // Wrapped, so that the same function can subscribe twice.
    const entry = (event: CommitEvent) => listener(event);
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  publish(event: CommitEvent): void {
    this.#undelivered.push(event);
    if (this.#delivering) {
      return;
    }
    this.#delivering = true;
    for (let next = this.#undelivered.shift(); next !== undefined; next = this.#undelivered.shift()) {
      this.#deliver(next);
    }
    this.#delivering = false;
  }

  #deliver(event: CommitEvent): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(event);
      } catch (error) {
        // The commit is done and must reach the other listeners; rethrow asynchronously.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
