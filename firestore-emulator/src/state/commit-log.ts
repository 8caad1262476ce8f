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
  readonly #events: CommitEvent[] = [];
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
    for (let [oldest] = this.#events; oldest !== undefined; [oldest] = this.#events) {
      const isExpired =
        this.#events.length > this.#limits.commits || oldest.commitTime < event.commitTime - this.#limits.age;
      if (!isExpired || (pinned !== undefined && oldest.commitTime > pinned)) return;
      this.#completeSince = oldest.commitTime;
      this.#events.shift();
    }
  }

  /** Commits after a time, oldest first, or `undefined` when some of them were dropped. */
  since(time: bigint): readonly CommitEvent[] | undefined {
    if (time < this.#completeSince) return undefined;
    return this.#events.slice(this.#events.findLastIndex((event) => event.commitTime <= time) + 1);
  }
}
