import type { DocumentPath } from "../model/document.ts";
import { collectionIdOf } from "../model/document-path.ts";
import { StatusError } from "../model/status.ts";
import { LockIndex } from "./lock-index.ts";
import { decodeTransactionId } from "./transaction-id.ts";

/** A transaction is dropped when it was not used for so long. */
const IDLE_LIMIT_MS = 60_000;

export interface Transaction {
  readonly number: bigint;
  /** The instant a read-only transaction reads at; `undefined` for read-write ones. */
  readonly readTime: bigint | undefined;
}

interface Entry {
  readonly transaction: Transaction;
  readonly timer: NodeJS.Timeout;
}

/**
 * The open transactions of a database and the shared locks they hold on what they read: documents, found or
 * not, and ids of collections, wherever these lie.
 */
export class Transactions {
  readonly #issue: () => bigint;
  readonly #onEnd: (transaction: Transaction) => void;
  readonly #open = new Map<bigint, Entry>();
  readonly #documents = new LockIndex<Transaction, DocumentPath>();
  /** Locked collection ids; `undefined` stands for all collections. */
  readonly #collections = new LockIndex<Transaction, string | undefined>();
  #lastIssued = 0n;

  /** `issue` gives numbers never given before; `onEnd` hears of every end, whatever its cause. */
  constructor(issue: () => bigint, onEnd: (transaction: Transaction) => void) {
    this.#issue = issue;
    this.#onEnd = onEnd;
  }

  begin(readTime: bigint | undefined): Transaction {
    const transaction: Transaction = { number: this.#issue(), readTime };
    this.#lastIssued = transaction.number;
    const timer = setTimeout(() => this.end(transaction), IDLE_LIMIT_MS);
    timer.unref();
    this.#open.set(transaction.number, { transaction, timer });
    return transaction;
  }

  /**
   * The open transaction with this id, whose idle time starts anew.
   * @throws StatusError INVALID_ARGUMENT for an id never given out, ABORTED for one that has ended.
   */
  use(id: Uint8Array): Transaction {
    const transaction = this.find(id);
    if (transaction === undefined) {
      throw new StatusError("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
    return transaction;
  }

  /**
   * Like `use`, but `undefined` for a transaction that has ended.
   * @throws StatusError INVALID_ARGUMENT for an id never given out.
   */
  find(id: Uint8Array): Transaction | undefined {
    const number = decodeTransactionId(id);
    if (number > this.#lastIssued || number <= 0n) {
      throw new StatusError("INVALID_ARGUMENT", "Transaction is invalid or expired.");
    }
    const entry = this.#open.get(number);
    entry?.timer.refresh();
    return entry?.transaction;
  }

  isOpen(transaction: Transaction): boolean {
    return this.#open.has(transaction.number);
  }

  /** Ends a transaction and frees its locks; nothing happens when it has ended before. */
  end(transaction: Transaction): void {
    const entry = this.#open.get(transaction.number);
    if (entry === undefined) {
      return;
    }
    clearTimeout(entry.timer);
    this.#open.delete(transaction.number);
    this.#documents.release(transaction);
    this.#collections.release(transaction);
    this.#onEnd(transaction);
  }

  endAll(): void {
    for (const { transaction } of [...this.#open.values()]) {
      this.end(transaction);
    }
  }

  lockDocument(transaction: Transaction, path: DocumentPath): void {
    this.#documents.add(transaction, path);
  }

  /** Locks a collection id, or every collection for `undefined`. */
  lockCollection(transaction: Transaction, collectionId: string | undefined): void {
    this.#collections.add(transaction, collectionId);
  }

  /** Those of the documents that the transaction has not locked one by one. */
  unlocked(transaction: Transaction, paths: readonly DocumentPath[]): DocumentPath[] {
    return paths.filter((path) => !this.#documents.has(transaction, path));
  }

  /** Open transactions whose locks cover any of the documents. */
  holders(paths: Iterable<DocumentPath>): Set<Transaction> {
    const holders = new Set<Transaction>();
    for (const path of paths) {
      for (const held of [
        this.#documents.holders(path),
        this.#collections.holders(collectionIdOf(path)),
        this.#collections.holders(undefined),
      ]) {
        for (const transaction of held) {
          holders.add(transaction);
        }
      }
    }
    return holders;
  }

  /** The earliest instant that an open read-only transaction reads at. */
  oldestReadTime(): bigint | undefined {
    let oldest: bigint | undefined;
    for (const { transaction } of this.#open.values()) {
      const { readTime } = transaction;
      if (readTime !== undefined && (oldest === undefined || readTime < oldest)) {
        oldest = readTime;
      }
    }
    return oldest;
  }
}
