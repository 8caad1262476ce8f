import type { DocumentPath } from "../model/document.ts";
import { collectionIdOf } from "../model/document-path.ts";
import { invalidArgument, StatusError } from "../model/status.ts";

/** Idle transactions end after this time. */
const IDLE_TIMEOUT_MS = 60_000;

export interface Transaction {
  readonly number: bigint;
  /** Read time of a read-only transaction; `undefined` for read-write ones. */
  readonly readTime: bigint | undefined;
}

interface Entry {
  readonly transaction: Transaction;
  readonly timer: NodeJS.Timeout;
}

/**
 * The open transactions of a database and their shared locks: on documents, existing or not, and on collection ids
 * below any parent.
 */
export class Transactions {
  readonly #nextNumber: () => bigint;
  readonly #onEnd: (transaction: Transaction) => void;
  readonly #open = new Map<bigint, Entry>();
  readonly #documents = new LockIndex<Transaction, DocumentPath>();
  /** Locked collection ids; `undefined` is all collections. */
  readonly #collections = new LockIndex<Transaction, string | undefined>();
  #lastNumber = 0n;

  /** `nextNumber` returns a new number at each call; `onEnd` is called for every transaction that ends. */
  constructor(nextNumber: () => bigint, onEnd: (transaction: Transaction) => void) {
    this.#nextNumber = nextNumber;
    this.#onEnd = onEnd;
  }

  begin(readTime: bigint | undefined): Transaction {
    const transaction: Transaction = { number: this.#nextNumber(), readTime };
    this.#lastNumber = transaction.number;
    const timer = setTimeout(() => this.end(transaction), IDLE_TIMEOUT_MS);
    timer.unref();
    this.#open.set(transaction.number, { transaction, timer });
    return transaction;
  }

  /**
   * The open transaction with this id; restarts its idle timer.
   * @throws StatusError INVALID_ARGUMENT for an unknown id, ABORTED for an ended transaction.
   */
  use(id: Uint8Array): Transaction {
    const transaction = this.find(id);
    if (transaction === undefined) {
      throw new StatusError("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
    return transaction;
  }

  /**
   * Like `use`, but `undefined` for an ended transaction.
   * @throws StatusError INVALID_ARGUMENT for an unknown id.
   */
  find(id: Uint8Array): Transaction | undefined {
    const number = decodeTransactionId(id);
    if (number > this.#lastNumber || number <= 0n) {
      throw invalidArgument("Transaction is invalid or expired.");
    }
    const entry = this.#open.get(number);
    entry?.timer.refresh();
    return entry?.transaction;
  }

  isOpen(transaction: Transaction): boolean {
    return this.#open.has(transaction.number);
  }

  /** Ends a transaction and releases its locks; does nothing when it has ended already. */
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

  /** The documents on which the transaction has no document lock. */
  unlocked(transaction: Transaction, paths: readonly DocumentPath[]): DocumentPath[] {
    return paths.filter((path) => !this.#documents.has(transaction, path));
  }

  /** Open transactions that hold locks on any of the documents. */
  holders(paths: Iterable<DocumentPath>): Set<Transaction> {
    return new Set(
      [...paths].flatMap((path) => [
        ...this.#documents.holders(path),
        ...this.#collections.holders(collectionIdOf(path)),
        ...this.#collections.holders(undefined),
      ]),
    );
  }

  /** The earliest read time of the open read-only transactions. */
  oldestReadTime(): bigint | undefined {
    return [...this.#open.values()]
      .flatMap(({ transaction }) => transaction.readTime ?? [])
      .reduce<bigint | undefined>(
        (oldest, time) => (oldest === undefined || time < oldest ? time : oldest),
        undefined,
      );
  }
}

/** Shared locks, indexed by key and by holder. */
class LockIndex<H, K> {
  readonly #byKey = new Map<K, Set<H>>();
  readonly #byHolder = new Map<H, Set<K>>();

  add(holder: H, key: K): void {
    addTo(this.#byKey, key, holder);
    addTo(this.#byHolder, holder, key);
  }

  has(holder: H, key: K): boolean {
    return this.#byHolder.get(holder)?.has(key) ?? false;
  }

  release(holder: H): void {
    for (const key of this.#byHolder.get(holder) ?? []) {
      const holders = this.#byKey.get(key);
      holders?.delete(holder);
      if (holders?.size === 0) {
        this.#byKey.delete(key);
      }
    }
    this.#byHolder.delete(holder);
  }

  holders(key: K): Iterable<H> {
    return this.#byKey.get(key) ?? [];
  }
}

function addTo<A, B>(sets: Map<A, Set<B>>, key: A, member: B): void {
  const set = sets.get(key);
  if (set === undefined) {
    sets.set(key, new Set([member]));
  } else {
    set.add(member);
  }
}

const ID_TAG = 0x11;
const ID_LENGTH = 9;

/** A transaction id in the format of the official emulator: the byte 0x11, then the number in little-endian. */
export function encodeTransactionId(number: bigint): Uint8Array {
  const id = new Uint8Array(ID_LENGTH);
  id[0] = ID_TAG;
  new DataView(id.buffer).setBigInt64(1, number, true);
  return id;
}

/**
 * The number in a transaction id.
 * @throws StatusError INVALID_ARGUMENT for malformed ids.
 */
function decodeTransactionId(id: Uint8Array): bigint {
  if (id.length !== ID_LENGTH || id[0] !== ID_TAG) {
    throw invalidArgument("Invalid transaction.");
  }
  return new DataView(id.buffer, id.byteOffset, id.byteLength).getBigInt64(1, true);
}
