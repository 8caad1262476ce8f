import type { DocumentPath, StoredDocument } from "../model/document.ts";
import type { Query } from "../model/query.ts";
import { StatusError } from "../model/status.ts";
import { runQuery } from "../query/run.ts";
import type { QuerySource } from "../query/source.ts";
import type { Transaction, Transactions } from "./transactions.ts";
import type { Snapshot } from "./types.ts";

/** Reads of a read-write transaction: the latest documents, which it locks. */
export class TransactionSnapshot implements Snapshot {
  readonly readTime: bigint;
  readonly #transaction: Transaction;
  readonly #transactions: Transactions;
  readonly #source: QuerySource;

  constructor(transaction: Transaction, transactions: Transactions, source: QuerySource, readTime: bigint) {
    this.readTime = readTime;
    this.#transaction = transaction;
    this.#transactions = transactions;
    this.#source = source;
  }

  get(path: DocumentPath): StoredDocument | undefined {
    this.#checkOpen();
    this.#transactions.lockDocument(this.#transaction, path);
    return this.#source.get(path);
  }

  query(query: Query): StoredDocument[] {
    this.#checkOpen();
    this.#transactions.lockCollection(this.#transaction, query.scope.collectionId);
    return runQuery(query, this.#source);
  }

  #checkOpen(): void {
    if (!this.#transactions.isOpen(this.#transaction)) {
      throw new StatusError("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
  }
}
