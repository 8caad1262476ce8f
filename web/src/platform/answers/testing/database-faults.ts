import "fake-indexeddb/auto";
import { forceCloseDatabase } from "fake-indexeddb";

/** How many more values fit, by database; those that are not named have room enough. */
const room = new Map<string, number>();

const connections = new Map<string, Set<IDBDatabase>>();

const put = IDBObjectStore.prototype.put;
const transaction = IDBDatabase.prototype.transaction;

IDBObjectStore.prototype.put = function putIfRoom(...args) {
  const { name } = this.transaction.db;
  const left = room.get(name);
  if (left === undefined) return put.apply(this, args);
  if (left > 0) {
    room.set(name, left - 1);
    return put.apply(this, args);
  }
  this.transaction.abort();
  throw new DOMException("no room left", "QuotaExceededError");
};

IDBDatabase.prototype.transaction = function noteConnection(...args) {
  const known = connections.get(this.name) ?? new Set();
  connections.set(this.name, known.add(this));
  return transaction.apply(this, args);
};

/** Lets a database take only so many more values. */
export function limitRoom(database: string, values: number): void {
  room.set(database, values);
}

export function makeRoom(database: string): void {
  room.delete(database);
}

/** Ends all connections to a database, as browsers do. */
export function disconnect(database: string): void {
  // The library's type asks for the class in the place of a connection.
  for (const connection of connections.get(database) ?? [])
    Reflect.apply(forceCloseDatabase, null, [connection]);
  connections.delete(database);
}

/** Removes a database as a browser does that is short of room, without asking the pages that use it. */
export async function evict(database: string): Promise<void> {
  disconnect(database);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(database).addEventListener("success", resolve);
  });
}
