import type { DocumentPath } from "../model/document.ts";
import { StatusError } from "../model/status.ts";
import type { Transaction, Transactions } from "./transactions.ts";

/** How long a commit waits for locks of other transactions. */
const WAIT_LIMIT_MS = 2_000;

export interface CommitRequest {
  /** Documents the commit writes. */
  readonly paths: ReadonlySet<DocumentPath>;
  /** The transaction that the commit ends. */
  readonly transaction: Transaction | undefined;
  /** Performs the commit; called at most once, and never together with `refuse`. Must not throw. */
  readonly run: () => void;
  readonly refuse: (error: StatusError) => void;
}

interface Waiter {
  readonly request: CommitRequest;
  /** Transactions whose locks stand in the way. Locks taken after the commit came are not among them. */
  readonly blockers: Set<Transaction>;
  /** Earlier waiting commits to the same documents. */
  readonly ahead: Set<Waiter>;
  readonly timer: NodeJS.Timeout;
}

/**
 * Lets a commit run once no transaction that read its documents before is open. Commits to the same documents
 * run in the order they came; others pass. A commit waits only for transactions that held their locks when it
 * came, so that new readers cannot keep it out.
 */
export class CommitQueue {
  readonly #transactions: Transactions;
  readonly #waiting = new Set<Waiter>();
  #draining = false;

  constructor(transactions: Transactions) {
    this.#transactions = transactions;
  }

  /** Runs the commit now or when its turn comes, or refuses it with ABORTED after the wait limit. */
  submit(request: CommitRequest): void {
    const { transaction } = request;
    const blockers = this.#blockers(request);
    if (transaction !== undefined && this.#isDeadlock(blockers, transaction)) {
      request.refuse(lockTimeout());
      this.#transactions.end(transaction);
      return;
    }
    const ahead = transaction === undefined ? this.#conflictingWaiters(request.paths) : new Set<Waiter>();
    if (blockers.size === 0 && ahead.size === 0) {
      request.run();
      return;
    }
    const timer = setTimeout(() => this.#giveUp(waiter), WAIT_LIMIT_MS);
    const waiter: Waiter = { request, blockers, ahead, timer };
    this.#waiting.add(waiter);
  }

  /** To be told of every transaction that ends. One that ends while its commit waits takes the commit along. */
  transactionEnded(transaction: Transaction): void {
    for (const waiter of [...this.#waiting]) {
      waiter.blockers.delete(transaction);
      if (waiter.request.transaction === transaction) {
        this.#remove(waiter);
        waiter.request.refuse(lockTimeout());
      }
    }
    this.#drain();
  }

  /**
   * Whether a commit that waited for the blockers would close a circle, as with two transactions that read
   * the same document and both commit. The one that waits already keeps its place and the newcomer gives
   * way: so among any number of contenders that try again, one succeeds each time.
   */
  #isDeadlock(blockers: ReadonlySet<Transaction>, transaction: Transaction): boolean {
    const visited = new Set<Waiter>();
    for (const blocker of blockers) {
      const waiter = this.#waiterOf(blocker);
      if (waiter !== undefined && this.#waitsFor(waiter, transaction, visited)) {
        return true;
      }
    }
    return false;
  }

  #waitsFor(waiter: Waiter, target: Transaction, visited: Set<Waiter>): boolean {
    if (visited.has(waiter)) {
      return false;
    }
    visited.add(waiter);
    for (const blocker of waiter.blockers) {
      const next = blocker === target ? undefined : this.#waiterOf(blocker);
      if (blocker === target || (next !== undefined && this.#waitsFor(next, target, visited))) {
        return true;
      }
    }
    return false;
  }

  #waiterOf(transaction: Transaction): Waiter | undefined {
    for (const waiter of this.#waiting) {
      if (waiter.request.transaction === transaction) {
        return waiter;
      }
    }
    return undefined;
  }

  #blockers({ paths, transaction }: CommitRequest): Set<Transaction> {
    const blockers = this.#transactions.holders(paths);
    if (transaction !== undefined) {
      blockers.delete(transaction);
    }
    return blockers;
  }

  #conflictingWaiters(paths: ReadonlySet<DocumentPath>): Set<Waiter> {
    const conflicting = new Set<Waiter>();
    for (const waiter of this.#waiting) {
      if (overlap(waiter.request.paths, paths)) {
        conflicting.add(waiter);
      }
    }
    return conflicting;
  }

  #giveUp(waiter: Waiter): void {
    this.#remove(waiter);
    waiter.request.refuse(lockTimeout());
    if (waiter.request.transaction !== undefined) {
      this.#transactions.end(waiter.request.transaction);
    }
    this.#drain();
  }

  #remove(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    this.#waiting.delete(waiter);
    for (const other of this.#waiting) {
      other.ahead.delete(waiter);
    }
  }

  /** Runs, oldest first, whatever may run; a run can set others free. */
  #drain(): void {
    if (this.#draining) {
      return;
    }
    this.#draining = true;
    let next = this.#firstFree();
    while (next !== undefined) {
      this.#remove(next);
      next.request.run();
      next = this.#firstFree();
    }
    this.#draining = false;
  }

  #firstFree(): Waiter | undefined {
    for (const waiter of this.#waiting) {
      if (waiter.blockers.size === 0 && waiter.ahead.size === 0) {
        return waiter;
      }
    }
    return undefined;
  }
}

function overlap(a: ReadonlySet<DocumentPath>, b: ReadonlySet<DocumentPath>): boolean {
  for (const path of a) {
    if (b.has(path)) {
      return true;
    }
  }
  return false;
}

function lockTimeout(): StatusError {
  return new StatusError("ABORTED", "Transaction lock timeout.");
}
