import { bytesOf, type Message, messageOf } from "../codec/message.ts";
import { microsOf } from "../codec/timestamp.ts";
import type { DocumentPath } from "../model/document.ts";
import type { Consistency, Database, TransactionMode } from "../state/types.ts";

/** At which state a request reads, and the id of the transaction it began for that. */
export interface ReadState {
  readonly consistency: Consistency;
  readonly newTransaction: Uint8Array | undefined;
}

/** Reads the consistency selector of a read request, beginning the transaction it asks for. */
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

/** Runs a read; should it fail, the transaction it began is given up with it. */
export function readWith<T>(database: Database, request: Message, read: (state: ReadState) => T): T {
  const state = readStateOf(database, request);
  try {
    return read(state);
  } catch (error) {
    if (state.newTransaction) database.rollback(state.newTransaction);
    throw error;
  }
}

/** As `readWith`, for these documents: inside a transaction the read waits for its turn at them. */
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

/** The model's mode of a google.firestore.v1.TransactionOptions; read-write when it names none. */
export function transactionMode(options: Message | undefined): TransactionMode {
  const readOnly = messageOf(options, "readOnly");
  if (readOnly) {
    const readTime = messageOf(readOnly, "readTime");
    return { kind: "readOnly", readTime: readTime && microsOf(readTime) };
  }
  return { kind: "readWrite", retryOf: bytesOf(messageOf(options, "readWrite"), "retryTransaction") };
}
