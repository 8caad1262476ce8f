import { fork } from "node:child_process";
import { once } from "node:events";
import { initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

const DOCUMENTS = 100_000;
const BATCH = 500;
const COLLECTION = "items";
const CLIENTS = 20;
const INCREMENTS_PER_CLIENT = 10;

/** Figures by name. */
type Measures = Readonly<Record<string, number>>;

/** A new client with its own connections to FIRESTORE_EMULATOR_HOST. */
function newClient(name = "client"): Firestore {
  return getFirestore(initializeApp({ projectId: "demo-bench" }, name));
}

/** 100,000 documents of about 300 bytes of typical values, in batches, one after the other. */
async function write(): Promise<Measures> {
  const db = newClient();
  await db.doc("warm/up").set({ at: 0 });
  const collection = db.collection(COLLECTION);
  const started = performance.now();
  const times: number[] = [];
  for (let first = 0; first < DOCUMENTS; first += BATCH) {
    const batch = db.batch();
    for (let index = first; index < first + BATCH; index += 1) {
      batch.set(collection.doc(`d${String(index).padStart(7, "0")}`), {
        n: index,
        group: index % 1_000,
        name: `Document number ${index}`,
        tags: ["red", "blue"],
        when: new Date(1_700_000_000_000 + index * 1_000),
        nested: { half: index / 2, flag: index % 2 === 0 },
      });
    }
    const begun = performance.now();
    await batch.commit();
    times.push(performance.now() - begun);
  }
  const quarter = times.length >> 2;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    seconds: (performance.now() - started) / 1_000,
    firstQuarterMs: mean(times.slice(0, quarter)),
    lastQuarterMs: mean(times.slice(-quarter)),
  };
}

/** The same with one listener to the whole collection, in another process. */
async function writeListened(): Promise<Measures> {
  const listener = fork(import.meta.filename, ["listen"]);
  const failed = once(listener, "exit").then(() => {
    throw new Error("the listener ended early");
  });
  await Promise.race([once(listener, "message"), failed]);
  const heard = once(listener, "message").then(() => performance.now());
  const started = performance.now();
  const written = await write();
  const heardAt = await Promise.race([heard, failed]);
  failed.catch(() => {});
  return { ...written, heardSeconds: (heardAt - started) / 1_000 };
}

/** Listens to the whole collection. Sends a message after the first snapshot, and one when it has all documents. */
function listen(): Promise<Measures> {
  return new Promise((resolve, reject) => {
    let isFirst = true;
    newClient()
      .collection(COLLECTION)
      .onSnapshot(({ size }) => {
        if (isFirst) process.send?.("ready");
        isFirst = false;
        if (size < DOCUMENTS) return;
        process.send?.("complete");
        resolve({});
      }, reject);
  });
}

/** 200 increments by 20 clients, each reading and writing the one document in a transaction. */
async function contend(): Promise<Measures> {
  const clients = Array.from({ length: CLIENTS }, (_, index) => newClient(`client-${index}`));
  const counter = newClient("reader").doc("counters/one");
  await counter.set({ n: 0 });
  const started = performance.now();
  await Promise.all(
    clients.map(async (db) => {
      for (let turn = 0; turn < INCREMENTS_PER_CLIENT; turn += 1) {
        // One that gives up shows in the sum.
        await db
          .runTransaction(async (transaction) => {
            const snapshot = await transaction.get(db.doc(counter.path));
            transaction.update(snapshot.ref, { n: Number(snapshot.get("n")) + 1 });
          })
          .catch(() => undefined);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  return { seconds, kept: Number((await counter.get()).get("n")) };
}

const WORKLOADS: ReadonlyMap<string, () => Promise<Measures>> = new Map([
  ["write", write],
  ["write-listened", writeListened],
  ["listen", listen],
  ["contend", contend],
]);

// Runs the workload named on the command line against FIRESTORE_EMULATOR_HOST and prints its figures as JSON.
const [name = ""] = process.argv.slice(2);
const workload = WORKLOADS.get(name);
if (workload === undefined)
  throw new Error(`no workload ${name}; there are ${[...WORKLOADS.keys()].join(", ")}`);
const figures = JSON.stringify(await workload());
// The listener's output is that of the process that measures.
if (process.send === undefined) console.log(figures);
// Open connections of the clients would keep the process alive.
process.exit(0);
