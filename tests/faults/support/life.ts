/** An effect was asked for after the process has died. */
export class Dead extends Error {
  constructor() {
    super("The process has died.");
    this.name = "Dead";
  }
}

/** The life of a process, which ends right after one of its writes, of whatever kind. */
export class Life {
  #left = Number.POSITIVE_INFINITY;
  #writes = 0;
  #pending = 0;

  /** Begins a new one, which ends after so many writes. */
  begin(writes = Number.POSITIVE_INFINITY): void {
    this.#left = writes;
    this.#writes = 0;
  }

  /** Writes since it began. */
  get writes(): number {
    return this.#writes;
  }

  /** Carries something out that writes nothing. */
  async read<Result>(act: () => Promise<Result>): Promise<Result> {
    if (this.#left <= 0) throw new Dead();
    return this.#run(act);
  }

  /** Carries a write out. One that is refused is none. */
  async write<Result>(act: () => Promise<Result>): Promise<Result> {
    if (this.#left <= 0) throw new Dead();
    // At once: of two writes at the same time the second one may be one too many.
    this.#left -= 1;
    try {
      const result = await this.#run(act);
      this.#writes += 1;
      return result;
    } catch (error) {
      this.#left += 1;
      throw error;
    }
  }

  async #run<Result>(act: () => Promise<Result>): Promise<Result> {
    this.#pending += 1;
    try {
      return await act();
    } finally {
      this.#pending -= 1;
    }
  }

  /** Whether something is being carried out. */
  get isBusy(): boolean {
    return this.#pending > 0;
  }
}
