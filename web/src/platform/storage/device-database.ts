import { AUTH_DATABASE } from "./schema.ts";

/** How long IndexedDB may take before the page goes on without it, in milliseconds. */
const TIMEOUT_MS = 2_000;

let checked: Promise<void> | undefined;
let isStuck = false;
let authRecords: readonly unknown[] = [];

/**
 * Resolves once IndexedDB works, or fails, or has not answered in time: in some browsers it stops answering until they are closed.
 * The libraries of Firebase wait for it without a limit, not only where they store something: no sign-in is sent meanwhile. It is
 * then hidden from the page, which goes on as in a browser without it, until it answers after all.
 */
export function checkDatabase(): Promise<void> {
  checked ??= check();
  return checked;
}

/** What Auth's database held when it was checked: records of Firebase's own, any shape. */
export async function readAuthRecords(): Promise<readonly unknown[]> {
  await checkDatabase();
  return authRecords;
}

/** Whether IndexedDB is hidden, because it does not answer. */
export function isDatabaseStuck(): boolean {
  return isStuck;
}

async function check(): Promise<void> {
  const answered = untilAnswered().catch(() => undefined);
  const timeout = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), TIMEOUT_MS));
  if ((await Promise.race([answered, timeout])) !== "late") return;
  console.warn("IndexedDB does not answer");
  const show = hide();
  isStuck = true;
  void answered.then(() => {
    show();
    isStuck = false;
  });
}

/** Reads the database of Auth, since each may be held up by itself, and ends a transaction. One that is not there yet is made for this, and removed. */
function untilAnswered(): Promise<void> {
  // It may be hidden by the time of the answer.
  const { indexedDB } = globalThis;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(AUTH_DATABASE);
    let isNew = false;
    opening.addEventListener("upgradeneeded", () => {
      isNew = true;
      opening.result.createObjectStore("test");
    });
    opening.addEventListener("error", () => reject(opening.error));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const end = () => {
        database.close();
        if (isNew) indexedDB.deleteDatabase(AUTH_DATABASE);
        resolve();
      };
      const [store] = database.objectStoreNames;
      if (store === undefined) {
        end();
        return;
      }
      const transaction = database.transaction(store, "readwrite");
      transaction.addEventListener("complete", end);
      transaction.addEventListener("abort", end);
      const reading = transaction.objectStore(store).getAll();
      reading.addEventListener("success", () => {
        authRecords = reading.result;
      });
    });
  });
}

/** Returns a function that shows it again. */
function hide(): () => void {
  const known = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: undefined });
  return () => {
    Reflect.deleteProperty(globalThis, "indexedDB");
    if (known !== undefined) Object.defineProperty(globalThis, "indexedDB", known);
  };
}
