import type { DocumentPath } from "../model/document.ts";
import type { Transaction } from "./transactions.ts";

/** How long the first in a queue waits for the transaction that has read the document before. */
const MAX_WAIT_MS = 100;

interface Queue {
  /** The transaction that may read the document, or has read it. */
  holder: Transaction;
  waiting: { readonly transaction: Transaction; readonly resolve: () => void }[];
  /** Set while transactions are waiting. */
  timer: NodeJS.Timeout | undefined;
}

/**
 * A FIFO queue of transactions per document: each reads when the previous one has ended. If two transactions read
 * and then write the same document concurrently, one is ABORTED and its client retries after a second. This is an
 * optimisation and no lock: the wait is limited.
 */
export class ReadQueue {
  readonly #queues = new Map<DocumentPath, Queue>();
  readonly #paths = new Map<Transaction, Set<DocumentPath>>();

  /** Waits until the transaction is first at each document; `undefined` when it need not wait. */
  wait(transaction: Transaction, paths: Iterable<DocumentPath>): Promise<void> | undefined {
    // Sorted, so that transactions cannot wait for each other.
    const rest = [...new Set(paths)].sort();
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      const first = this.#enqueue(transaction, path);
      if (first !== undefined) {
        return first.then(() => (this.#paths.has(transaction) ? this.wait(transaction, rest) : undefined));
      }
    }
    return undefined;
  }

  /** To be called for every transaction that ends. Its waiting reads are resolved and then fail. */
  transactionEnded(transaction: Transaction): void {
    for (const path of this.#paths.get(transaction) ?? []) {
      const queue = this.#queues.get(path);
      if (queue === undefined) continue;
      this.#resolveWaiting(queue, transaction);
      if (queue.holder === transaction) this.#dequeue(path, queue);
    }
    this.#paths.delete(transaction);
  }

  #enqueue(transaction: Transaction, path: DocumentPath): Promise<void> | undefined {
    const ownPaths = this.#paths.get(transaction) ?? new Set();
    this.#paths.set(transaction, ownPaths.add(path));
    const queue = this.#queues.get(path);
    if (queue === undefined) {
      this.#queues.set(path, { holder: transaction, waiting: [], timer: undefined });
      return undefined;
    }
    if (queue.holder === transaction) return undefined;
    return new Promise((resolve) => {
      queue.waiting.push({ transaction, resolve });
      queue.timer ??= this.#startTimer(path, queue);
    });
  }

  #dequeue(path: DocumentPath, queue: Queue): void {
    clearTimeout(queue.timer);
    const [next] = queue.waiting;
    if (next === undefined) {
      this.#queues.delete(path);
      return;
    }
    queue.holder = next.transaction;
    this.#resolveWaiting(queue, next.transaction);
    queue.timer = queue.waiting.length > 0 ? this.#startTimer(path, queue) : undefined;
  }

  #resolveWaiting(queue: Queue, transaction: Transaction): void {
    const waiting = queue.waiting;
    queue.waiting = waiting.filter((read) => read.transaction !== transaction);
    for (const read of waiting) if (read.transaction === transaction) read.resolve();
  }

  #startTimer(path: DocumentPath, queue: Queue): NodeJS.Timeout {
    return setTimeout(() => this.#dequeue(path, queue), MAX_WAIT_MS);
  }
}
