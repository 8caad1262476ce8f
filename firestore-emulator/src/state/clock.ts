/** Strictly increasing microseconds since the epoch. */
export class Clock {
  readonly #wallClock: () => bigint;
  #last = 0n;

  constructor(wallClock: () => bigint = systemMicros) {
    this.#wallClock = wallClock;
  }

  /** The time clock's time, or one microsecond after the last result when that is later. */
  now(): bigint {
    const time = this.#wallClock();
    this.#last = time > this.#last ? time : this.#last + 1n;
    return this.#last;
  }
}

function systemMicros(): bigint {
  return BigInt(Math.floor((performance.timeOrigin + performance.now()) * 1_000));
}
