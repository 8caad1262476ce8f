import "fake-indexeddb/auto";
import { ApiError } from "../../api/api-error.ts";
import type { Answers } from "../answers.ts";
import type { AnswersApi } from "../answers-api.ts";
import { openDatabase } from "../device/answers-database.ts";
import { createAnswers } from "../device/create-answers.ts";
import type { ChangedKeys, SetTimer, TabChannel } from "../device/local-store.ts";
import type { TestServer } from "./test-server.ts";

/** An open tab. */
export interface TestTab {
  readonly answers: Answers;
  /** Ends the tab at once: what it has begun happens all the same, and it does not learn of it. */
  crash(): void;
}

const NEVER = new Promise<never>(() => {});

/** How calls get through: not at all, or to the server but not back. */
export type Network = "online" | "offline" | "answers are lost";

interface Timer {
  readonly action: () => void;
  readonly at: number;
}

interface Listener {
  readonly tab: object;
  readonly database: string;
  readonly hear: (changed: ChangedKeys) => void;
}

/** One browser on one device, as answers see it: databases of its own, tabs, a network, and a clock that is moved by hand. */
export class TestBrowser {
  now = Date.UTC(2026, 0, 5);
  network: Network = "online";
  /** Whose token the browser has. */
  signedIn: string | undefined = "sky";
  readonly #name: string;
  readonly #server: TestServer;
  readonly #listeners = new Set<Listener>();
  readonly #wakes = new Set<() => void>();
  readonly #timers = new Set<Timer>();
  readonly #turns = new Map<string, Promise<void>>();

  constructor(name: string, server: TestServer) {
    this.#name = name;
    this.#server = server;
  }

  database(uid: string): string {
    return `${this.#name} answers-${uid}`;
  }

  open(uid = "sky"): TestTab {
    const database = this.database(uid);
    const ended = Promise.withResolvers<void>();
    let isEnded = false;
    /** What an ended tab would have learned, it never learns. */
    const untilEnd =
      <Args extends readonly unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        if (isEnded) return NEVER;
        const [done] = await Promise.allSettled([act(...args)]);
        if (isEnded) return NEVER;
        if (done.status === "rejected") throw done.reason;
        return done.value;
      };
    const api = this.#api();
    const later: SetTimer = (action, ms) => this.#later(() => isEnded || action(), ms);
    const answers = createAnswers(uid, {
      openDatabase: (parts) => {
        const { read, write, deleteSent, close } = openDatabase(database, parts);
        return { read: untilEnd(read), write: untilEnd(write), deleteSent: untilEnd(deleteSent), close };
      },
      tabs: this.#tabs(database),
      later,
      now: () => this.now,
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
      api: {
        save: untilEnd(api.save),
        remove: untilEnd(api.remove),
        finishStep: untilEnd(api.finishStep),
        remind: untilEnd(api.remind),
        reportHarm: untilEnd(api.reportHarm),
        read: untilEnd(api.read),
      },
      exclusive: async (action) => {
        const before = this.#turns.get(database) ?? Promise.resolve();
        const turn = before.then(() => (isEnded ? undefined : Promise.race([action(), ended.promise])));
        this.#turns.set(database, turn);
        await turn;
      },
      onRetryOpportunity: (wake) => {
        this.#wakes.add(wake);
        return () => this.#wakes.delete(wake);
      },
      onFirstFinish: () => {},
      onDeleted: () => {},
    });
    return {
      answers,
      crash() {
        isEnded = true;
        ended.resolve();
        answers.close();
      },
    };
  }

  /** What a connection, a tab that is shown again and a sign-in do. */
  wake(): void {
    for (const wake of this.#wakes) wake();
  }

  /** Moves the clock, and runs what is due by then. */
  pass(ms: number): void {
    this.now += ms;
    for (const timer of [...this.#timers]) {
      if (timer.at <= this.now && this.#timers.delete(timer)) timer.action();
    }
  }

  /** How long until the next thing is due that a tab waits for, in milliseconds. */
  untilTimer(): number {
    return Math.min(...[...this.#timers].map(({ at }) => at)) - this.now;
  }

  #later(action: () => void, ms: number): () => void {
    const timer = { action, at: this.now + ms };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  #api(): AnswersApi {
    const server = this.#server.api(() => this.signedIn);
    const over =
      <Args extends readonly unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        await nextTask();
        if (this.network === "offline") throw new ApiError("test", "unavailable", "no connection");
        const result = await act(...args);
        await nextTask();
        if (this.network !== "online") throw new ApiError("test", "unavailable", "no answer");
        return result;
      };
    return {
      // The clock may be moved while a call is on its way: that is no time for the server.
      save: (uid, instance, page) => {
        const sentAt = this.now;
        return over(() => server.save(uid, instance, { ...page, ageMs: page.ageMs + this.now - sentAt }))();
      },
      remove: over(server.remove),
      finishStep: over(server.finishStep),
      remind: over(server.remind),
      reportHarm: over(server.reportHarm),
      read: over(server.read),
    };
  }

  #tabs(database: string): TabChannel {
    const tab = {};
    return {
      announce: (changed) => {
        const others = [...this.#listeners].filter((each) => each.database === database && each.tab !== tab);
        for (const { hear } of others) setImmediate(() => hear(changed));
      },
      listen: (hear) => {
        const listener = { tab, database, hear };
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
  }
}

/** Lets what is being written and sent come to an end. */
export async function quiet(): Promise<void> {
  for (let task = 0; task < 60; task += 1) await nextTask();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
