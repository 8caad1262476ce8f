import type { DocumentPath } from "../model/document.ts";
import type { Transaction } from "./transactions.ts";

/** How long a transaction can keep another one waiting that is next to read the same document. */
const TURN_MS = 100;

interface Queue {
  /** Has its turn: it has read the document, or is about to. */
  holder: Transaction;
  /** First come, first served. */
  waiting: { readonly transaction: Transaction; readonly go: () => void }[];
  /** Runs while someone waits. */
  timer: NodeJS.Timeout | undefined;
}

/**
 * Lets transactions read a document one after the other, each when the one before it has ended. Two that read
 * the same document and then write it can only succeed in turn: if both read at once, one is ABORTED, and its
 * client begins again after a second. Turns are a courtesy and no lock; they are cut short rather than waited for.
 */
export class ReadTurns {
  readonly #queues = new Map<DocumentPath, Queue>();
  readonly #places = new Map<Transaction, Set<DocumentPath>>();

  /** Takes a turn at each document; `undefined` when there is nothing to wait for. */
  take(transaction: Transaction, paths: Iterable<DocumentPath>): Promise<void> | undefined {
    // In one order for all, so that no two wait for each other.
    const rest = [...new Set(paths)].sort();
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      const turn = this.#enter(transaction, path);
      if (turn !== undefined) {
        return turn.then(() => (this.#places.has(transaction) ? this.take(transaction, rest) : undefined));
      }
    }
    return undefined;
  }

  /** To be told of every transaction that ends. A read of it that waits goes on, to find it ended. */
  transactionEnded(transaction: Transaction): void {
    for (const path of this.#places.get(transaction) ?? []) {
      const queue = this.#queues.get(path);
      if (queue === undefined) continue;
      this.#letGo(queue, transaction);
      if (queue.holder === transaction) this.#next(path, queue);
    }
    this.#places.delete(transaction);
  }

  #enter(transaction: Transaction, path: DocumentPath): Promise<void> | undefined {
    const places = this.#places.get(transaction) ?? new Set();
    this.#places.set(transaction, places.add(path));
    const queue = this.#queues.get(path);
    if (queue === undefined) {
      this.#queues.set(path, { holder: transaction, waiting: [], timer: undefined });
      return undefined;
    }
    if (queue.holder === transaction) return undefined;
    return new Promise((go) => {
      queue.waiting.push({ transaction, go });
      queue.timer ??= this.#limit(path, queue);
    });
  }

  #next(path: DocumentPath, queue: Queue): void {
    clearTimeout(queue.timer);
    const [next] = queue.waiting;
    if (next === undefined) {
      this.#queues.delete(path);
      return;
    }
    queue.holder = next.transaction;
    this.#letGo(queue, next.transaction);
    queue.timer = queue.waiting.length > 0 ? this.#limit(path, queue) : undefined;
  }

  #letGo(queue: Queue, transaction: Transaction): void {
    const waiting = queue.waiting;
    queue.waiting = waiting.filter((read) => read.transaction !== transaction);
    for (const read of waiting) if (read.transaction === transaction) read.go();
  }

  #limit(path: DocumentPath, queue: Queue): NodeJS.Timeout {
    return setTimeout(() => this.#next(path, queue), TURN_MS);
  }
}
