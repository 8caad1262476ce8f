import type { CommitEvent } from "./types.ts";

export interface LogLimits {
  readonly commits: number;
  /** Microseconds. */
  readonly age: bigint;
}

const DEFAULT_LIMITS: LogLimits = { commits: 10_000, age: 5n * 60n * 1_000_000n };

/** The last commits of a database, oldest first, limited by number and age. */
export class CommitLog {
  readonly #limits: LogLimits;
  #events: CommitEvent[] = [];
  #head = 0;
  /** All commits after this time are in the log. */
  #completeSince: bigint;

  /** `start` is a time before the first commit. */
  constructor(start: bigint, limits: LogLimits = DEFAULT_LIMITS) {
    this.#completeSince = start;
    this.#limits = limits;
  }

  /** Time of the latest commit, or the start of the log. */
  get last(): bigint {
    return this.#events.at(-1)?.commitTime ?? this.#completeSince;
  }

  /** Appends a commit and drops those beyond the limits, except those after `pinned`. */
  append(event: CommitEvent, pinned: bigint | undefined): void {
    this.#events.push(event);
    for (let oldest = this.#events[this.#head]; oldest !== undefined; oldest = this.#events[this.#head]) {
      const isExpired =
        this.#events.length - this.#head > this.#limits.commits ||
        oldest.commitTime < event.commitTime - this.#limits.age;
      if (!isExpired || (pinned !== undefined && oldest.commitTime > pinned)) {
        break;
      }
      this.#completeSince = oldest.commitTime;
      this.#head += 1;
    }
    if (this.#head > 1_024 && this.#head * 2 > this.#events.length) {
      this.#events = this.#events.slice(this.#head);
      this.#head = 0;
    }
  }

  /** Commits after a time, oldest first, or `undefined` when some of them were dropped. */
  since(time: bigint): readonly CommitEvent[] | undefined {
    if (time < this.#completeSince) {
      return undefined;
    }
    let low = this.#head;
    let high = this.#events.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const event = this.#events[middle];
      if (event !== undefined && event.commitTime <= time) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return this.#events.slice(low);
  }
}
