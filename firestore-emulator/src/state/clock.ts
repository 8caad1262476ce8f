/** Microseconds since the epoch that never repeat and never go back, whatever the wall clock does. */
export class Clock {
  readonly #wallClock: () => bigint;
  #last = 0n;

  constructor(wallClock: () => bigint = systemMicros) {
    this.#wallClock = wallClock;
  }

  /** The next instant: the wall clock's, or one microsecond after the last one given. */
  now(): bigint {
    const wall = this.#wallClock();
    this.#last = wall > this.#last ? wall : this.#last + 1n;
    return this.#last;
  }
}

function systemMicros(): bigint {
  return BigInt(Math.floor((performance.timeOrigin + performance.now()) * 1_000));
}
