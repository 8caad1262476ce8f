import type { CommitEvent } from "./types.ts";

/** Hands commits to listeners one after the other, also when a listener commits itself. */
export class Subscribers {
  readonly #listeners = new Set<(event: CommitEvent) => void>();
  readonly #undelivered: CommitEvent[] = [];
  #delivering = false;

  add(listener: (event: CommitEvent) => void): () => void {
    // A wrapper of its own lets the same function subscribe twice.
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
        // The commit is done and the other listeners must hear of it: a failing one is our bug, told apart.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
