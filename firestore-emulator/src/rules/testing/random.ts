/** A seeded pseudorandom number generator (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** An integer from 0 to `below` - 1. */
  int(below: number): number {
    return Math.floor(this.#next() * below);
  }

  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.int(choices.length)];
    if (choice === undefined) throw new Error("nothing to choose from");
    return choice;
  }

  /** A random subset of at most `max` items, in order. */
  some<T>(choices: readonly T[], max = choices.length): T[] {
    return choices.filter(() => this.chance(0.5)).slice(0, max);
  }

  list<T>(length: number, make: () => T): T[] {
    return Array.from({ length }, make);
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
