import { bytesOf, type Message, messageOf } from "../codec/message.ts";
import { microsOf } from "../codec/timestamp.ts";
import type { DocumentPath } from "../model/document.ts";
import type { Consistency, Database, TransactionMode } from "../state/types.ts";

/** The consistency of a read, and the id of the transaction that it has begun. */
export interface ReadState {
  readonly consistency: Consistency;
  readonly newTransaction: Uint8Array | undefined;
}

/** Decodes the consistency selector of a read request; begins the transaction for `new_transaction`. */
export function readStateOf(database: Database, request: Message): ReadState {
  const transaction = bytesOf(request, "transaction");
  if (transaction)
    return { consistency: { kind: "transaction", id: transaction }, newTransaction: undefined };
  const readTime = messageOf(request, "readTime");
  if (readTime)
    return { consistency: { kind: "readTime", readTime: microsOf(readTime) }, newTransaction: undefined };
  const options = messageOf(request, "newTransaction");
  if (!options) return { consistency: { kind: "latest" }, newTransaction: undefined };
  const id = database.beginTransaction(transactionMode(options));
  return { consistency: { kind: "transaction", id }, newTransaction: id };
}

/** Runs a read; if it fails, the transaction that it has begun is rolled back. */
export function readWith<T>(database: Database, request: Message, read: (state: ReadState) => T): T {
  const state = readStateOf(database, request);
  try {
    return read(state);
  } catch (error) {
    if (state.newTransaction) database.rollback(state.newTransaction);
    throw error;
  }
}

/** As `readWith`, for documents: in a transaction, waits for other transactions that have read them. */
export async function readDocumentsWith<T>(
  database: Database,
  request: Message,
  paths: readonly DocumentPath[],
  read: (state: ReadState) => T,
): Promise<T> {
  const state = readStateOf(database, request);
  try {
    await database.waitToRead(state.consistency, paths);
    return read(state);
  } catch (error) {
    if (state.newTransaction) database.rollback(state.newTransaction);
    throw error;
  }
}

/** Decodes google.firestore.v1.TransactionOptions; the default is read-write. */
export function transactionMode(options: Message | undefined): TransactionMode {
  const readOnly = messageOf(options, "readOnly");
  if (readOnly) {
    const readTime = messageOf(readOnly, "readTime");
    return { kind: "readOnly", readTime: readTime && microsOf(readTime) };
  }
  return { kind: "readWrite", retryOf: bytesOf(messageOf(options, "readWrite"), "retryTransaction") };
}
