/** Collects what a listener is told and lets a test wait for something among it. */
export class Recorder<T> {
  readonly all: T[] = [];
  readonly #waiting = new Set<() => void>();

  /** Takes one event. */
  readonly add = (event: T): void => {
    this.all.push(event);
    for (const check of [...this.#waiting]) check();
  };

  /** Resolves with the first event from `start` on that passes. */
  until(passes: (event: T) => boolean, start = 0): Promise<T> {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.all.slice(start).find(passes);
        if (found === undefined) return;
        this.#waiting.delete(check);
        resolve(found);
      };
      this.#waiting.add(check);
      check();
    });
  }
}
