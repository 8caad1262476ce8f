import "fake-indexeddb/auto";
import type { AnswersParts } from "../answers-store.ts";
import type { Later, Tabs, Touched } from "../holder.ts";

interface Timer {
  readonly action: () => void;
  readonly at: number;
}

interface Tab {
  readonly database: string;
  readonly hear: (touched: Touched) => void;
}

/** One browser on one device, as answers see it: databases of its own, tabs, and a clock that is moved by hand. */
export class TestBrowser {
  now = Date.UTC(2026, 0, 5);
  readonly #name: string;
  readonly #tabs = new Set<Tab>();
  readonly #timers = new Set<Timer>();

  constructor(name: string) {
    this.#name = name;
  }

  database(uid: string): string {
    return `${this.#name} answers-${uid}`;
  }

  /** What answers in a new tab are made of. */
  parts(uid: string): AnswersParts {
    const database = this.database(uid);
    return {
      database,
      tabs: this.#openTab(database),
      later: this.#later,
      now: () => this.now,
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
      onFirstFinish: () => {},
      onDeleted: () => {},
    };
  }

  /** Moves the clock, and runs what is due by then. */
  pass(ms: number): void {
    this.now += ms;
    for (const timer of [...this.#timers]) {
      if (timer.at > this.now || !this.#timers.delete(timer)) continue;
      timer.action();
    }
  }

  readonly #later: Later = (action, ms) => {
    const timer = { action, at: this.now + ms };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  #openTab(database: string): Tabs {
    let self: Tab | undefined;
    return {
      announce: (touched) => {
        const others = [...this.#tabs].filter((tab) => tab.database === database && tab !== self);
        for (const tab of others) setTimeout(() => tab.hear(touched), 0);
      },
      listen: (hear) => {
        const tab = { database, hear };
        self = tab;
        this.#tabs.add(tab);
        return () => this.#tabs.delete(tab);
      },
    };
  }
}
