/** Records events and lets a test wait for them. */
export class Recorder<T> {
  readonly all: T[] = [];
  readonly #waiting = new Set<() => void>();

  readonly add = (event: T): void => {
    this.all.push(event);
    for (const check of [...this.#waiting]) check();
  };

  /** Resolves with the first matching event from index `start` on. */
  until(matches: (event: T) => boolean, start = 0): Promise<T> {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.all.slice(start).find(matches);
        if (found === undefined) return;
        this.#waiting.delete(check);
        resolve(found);
      };
      this.#waiting.add(check);
      check();
    });
  }
}
