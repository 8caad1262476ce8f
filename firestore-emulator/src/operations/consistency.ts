import { microsOf } from "../codec/value.ts";
import type { RunQueryRequest, TransactionOptions } from "../generated/firestore_pb.js";
import type { DocumentPath } from "../model/document.ts";
import type { Database } from "../state/database.ts";
import type { Consistency, TransactionMode } from "../state/types.ts";

/** How a read request names its consistency; some requests have fewer ways. */
type ConsistencySelector = RunQueryRequest["consistencySelector"];

/** The consistency of a read, and the id of the transaction that it has begun. */
export interface ReadState {
  readonly consistency: Consistency;
  readonly newTransaction?: Uint8Array;
}

/** Decodes the consistency selector of a read request; begins the transaction for `new_transaction`. */
export function readStateOf(database: Database, selector: ConsistencySelector): ReadState {
  switch (selector.case) {
    case "readTime":
      return { consistency: { kind: "readTime", readTime: microsOf(selector.value) } };
    case "newTransaction": {
      const id = database.beginTransaction(transactionMode(selector.value));
      return { consistency: { kind: "transaction", id }, newTransaction: id };
    }
    default: {
      const id = selector.value && transactionId(selector.value);
      return { consistency: id ? { kind: "transaction", id } : { kind: "latest" } };
    }
  }
}

/** The id of a transaction in a request, which is empty without one. */
export function transactionId(bytes: Uint8Array): Uint8Array | undefined {
  return bytes.length > 0 ? bytes : undefined;
}

/**
 * Runs a read; if it fails, the transaction that it has begun is rolled back. In a transaction it waits for other transactions
 * that have read the documents.
 */
export async function readWith<T>(
  database: Database,
  selector: ConsistencySelector,
  paths: readonly DocumentPath[],
  read: (state: ReadState) => T,
): Promise<T> {
  const state = readStateOf(database, selector);
  try {
    await database.waitToRead(state.consistency, paths);
    return read(state);
  } catch (error) {
    if (state.newTransaction) database.rollback(state.newTransaction);
    throw error;
  }
}

/** Decodes TransactionOptions; the default is read-write. */
export function transactionMode(options: TransactionOptions | undefined): TransactionMode {
  const mode = options?.mode;
  if (mode?.case === "readOnly") {
    const time = mode.value.consistencySelector.value;
    return { kind: "readOnly", readTime: time && microsOf(time) };
  }
  return { kind: "readWrite", retryOf: mode?.value && transactionId(mode.value.retryTransaction) };
}
