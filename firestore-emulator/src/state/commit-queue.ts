import type { DocumentPath } from "../model/document.ts";
import { StatusError } from "../model/status.ts";
import type { Transaction, Transactions } from "./transactions.ts";

/** How long a commit waits for the locks of other transactions. */
const LOCK_TIMEOUT_MS = 2_000;

export interface CommitRequest {
  /** Documents the commit writes or verifies. */
  readonly paths: ReadonlySet<DocumentPath>;
  /** The transaction that the commit ends. */
  readonly transaction: Transaction | undefined;
  /** Performs the commit. Either `run` or `reject` is called, once. Must not throw. */
  readonly run: () => void;
  readonly reject: (error: StatusError) => void;
}

interface Waiter {
  readonly request: CommitRequest;
  /** Transactions that held conflicting locks when the commit was submitted. */
  readonly blockers: Set<Transaction>;
  /** Earlier waiting commits to the same documents. */
  readonly earlier: Set<Waiter>;
  readonly timer: NodeJS.Timeout;
}

/**
 * Runs each commit when no open transaction holds locks on its documents. Commits to the same documents run in
 * order of submission. A commit waits only for locks held when it was submitted, so later readers cannot starve it.
 */
export class CommitQueue {
  readonly #transactions: Transactions;
  readonly #waiting = new Set<Waiter>();
  #draining = false;

  constructor(transactions: Transactions) {
    this.#transactions = transactions;
  }

  /** Runs the commit now or when it is unblocked, or rejects it with ABORTED after the lock timeout. */
  submit(request: CommitRequest): void {
    const { transaction } = request;
    const blockers = this.#blockers(request);
    if (transaction !== undefined && this.#isDeadlock(blockers, transaction)) {
      request.reject(lockTimeout());
      this.#transactions.end(transaction);
      return;
    }
    const earlier = transaction === undefined ? this.#conflictingWaiters(request.paths) : new Set<Waiter>();
    if (blockers.size === 0 && earlier.size === 0) {
      request.run();
      return;
    }
    const timer = setTimeout(() => this.#timeOut(waiter), LOCK_TIMEOUT_MS);
    const waiter: Waiter = { request, blockers, earlier, timer };
    this.#waiting.add(waiter);
  }

  /** To be called for every transaction that ends. If its own commit is waiting, that commit is rejected. */
  transactionEnded(transaction: Transaction): void {
    for (const waiter of [...this.#waiting]) {
      waiter.blockers.delete(transaction);
      if (waiter.request.transaction === transaction) {
        this.#remove(waiter);
        waiter.request.reject(lockTimeout());
      }
    }
    this.#drain();
  }

  /**
   * Whether waiting for the blockers would be a deadlock, as when two transactions have read the same document
   * and both commit. The new commit is aborted, not the waiting one, so that with any number of retrying
   * transactions one always succeeds.
   */
  #isDeadlock(blockers: ReadonlySet<Transaction>, transaction: Transaction): boolean {
    const visited = new Set<Waiter>();
    return [...blockers].some((blocker) => this.#waitsFor(blocker, transaction, visited));
  }

  /** Whether a transaction's own commit is waiting for the target to end, directly or not. */
  #waitsFor(transaction: Transaction, target: Transaction, visited: Set<Waiter>): boolean {
    const waiter = [...this.#waiting].find(({ request }) => request.transaction === transaction);
    if (waiter === undefined || visited.has(waiter)) return false;
    visited.add(waiter);
    return [...waiter.blockers].some(
      (blocker) => blocker === target || this.#waitsFor(blocker, target, visited),
    );
  }

  #blockers({ paths, transaction }: CommitRequest): Set<Transaction> {
    const blockers = this.#transactions.holders(paths);
    if (transaction !== undefined) blockers.delete(transaction);
    return blockers;
  }

  #conflictingWaiters(paths: ReadonlySet<DocumentPath>): Set<Waiter> {
    const overlaps = ({ request }: Waiter) => [...paths].some((path) => request.paths.has(path));
    return new Set([...this.#waiting].filter(overlaps));
  }

  #timeOut(waiter: Waiter): void {
    this.#remove(waiter);
    waiter.request.reject(lockTimeout());
    if (waiter.request.transaction !== undefined) {
      this.#transactions.end(waiter.request.transaction);
    }
    this.#drain();
  }

  #remove(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    this.#waiting.delete(waiter);
    for (const other of this.#waiting) {
      other.earlier.delete(waiter);
    }
  }

  /** Runs all unblocked commits, oldest first; each run may unblock others. */
  #drain(): void {
    if (this.#draining) return;
    this.#draining = true;
    const firstUnblocked = () =>
      [...this.#waiting].find(({ blockers, earlier }) => blockers.size === 0 && earlier.size === 0);
    for (let next = firstUnblocked(); next !== undefined; next = firstUnblocked()) {
      this.#remove(next);
      next.request.run();
    }
    this.#draining = false;
  }
}

function lockTimeout(): StatusError {
  return new StatusError("ABORTED", "Transaction lock timeout.");
}
