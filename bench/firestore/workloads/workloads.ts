import { fork } from "node:child_process";
import { once } from "node:events";
import type { Firestore } from "firebase-admin/firestore";
import { mean, median } from "../../shared/statistics.ts";
import {
  BATCH,
  COLLECTION,
  DOCUMENTS,
  documentNumber,
  idOf,
  newClient,
  SMALL_PROJECT,
  writeBatches,
} from "./client.ts";

/** Figures by name. */
type Measures = Readonly<Record<string, number>>;

const READS = 10_000;
const READS_AT_ONCE = 50;
const QUERIES = 50;
const FANOUT_LISTENERS = 1_000;
const FANOUT_WRITES = 10;
const TRANSACTION_CLIENTS = 20;
const INCREMENTS_PER_CLIENT = 10;
const FEW_DOCUMENTS = 1_000;
const UPDATES = 300;
const UPDATE_ROUNDS = 5;

/** 100,000 documents, without listeners. */
async function write(): Promise<Measures> {
  return await writeAll();
}

/** The same with one listener to the whole collection, in another process. */
async function writeListened(): Promise<Measures> {
  const listener = fork(new URL("./listener.ts", import.meta.url));
  const failed = once(listener, "exit").then(() => {
    throw new Error("the listener ended early");
  });
  await Promise.race([once(listener, "message"), failed]);
  const started = performance.now();
  const written = await writeAll();
  listener.send(DOCUMENTS);
  await Promise.race([once(listener, "message"), failed]);
  const heard = (performance.now() - started) / 1_000;
  failed.catch(() => {});
  return { ...written, heardSeconds: heard };
}

async function writeAll(): Promise<Measures> {
  const large = newClient();
  const small = newClient(SMALL_PROJECT);
  await large.doc("warm/up").set({ at: 0 });
  await writeBatches(small, 0, FEW_DOCUMENTS);
  const started = performance.now();
  const times = await writeBatches(large, 0, DOCUMENTS);
  const seconds = (performance.now() - started) / 1_000;
  const quarter = times.length >> 2;
  return {
    seconds,
    writesPerSecond: DOCUMENTS / seconds,
    batchFirstQuarterMs: mean(times.slice(0, quarter)),
    batchLastQuarterMs: mean(times.slice(-quarter)),
    ...(await updateRates(small, large)),
  };
}

/**
 * Single updates among few documents and among many, in turns on one server after warming up: the only difference is the
 * number of documents.
 */
async function updateRates(small: Firestore, large: Firestore): Promise<Measures> {
  await updateRate(small, FEW_DOCUMENTS);
  await updateRate(large, DOCUMENTS);
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < UPDATE_ROUNDS; round += 1) {
    few.push(await updateRate(small, FEW_DOCUMENTS));
    many.push(await updateRate(large, DOCUMENTS));
  }
  return { updatesPerSecondAt1000: median(few), updatesPerSecondAt100000: median(many) };
}

let lastValue = 0;

/** A new value each time: a write that changes nothing is less work. */
function nextValue(): number {
  lastValue += 1;
  return lastValue;
}

async function updateRate(db: Firestore, of: number): Promise<number> {
  const started = performance.now();
  for (let update = 0; update < UPDATES; update += 1) {
    await db
      .collection(COLLECTION)
      .doc(idOf((update * 7_919) % of))
      .update({ n: -nextValue() });
  }
  return UPDATES / ((performance.now() - started) / 1_000);
}

/** Single documents, many reads at a time. Needs the documents of `write`. */
async function read(): Promise<Measures> {
  const db = newClient();
  let next = 0;
  const started = performance.now();
  const reader = async () => {
    for (let index = next++; index < READS; index = next++) {
      const snapshot = await db
        .collection(COLLECTION)
        .doc(idOf((index * 7_919) % DOCUMENTS))
        .get();
      if (!snapshot.exists) throw new Error(`document ${snapshot.id} is missing`);
    }
  };
  await Promise.all(Array.from({ length: READS_AT_ONCE }, reader));
  return { readsPerSecond: READS / ((performance.now() - started) / 1_000) };
}

/** One of 1,000 groups, ordered, 20 results. Needs the documents of `write`. */
async function query(): Promise<Measures> {
  const db = newClient();
  await db.doc("warm/up").get();
  const times: number[] = [];
  for (let run = 0; run < QUERIES; run += 1) {
    const started = performance.now();
    const { size } = await db
      .collection(COLLECTION)
      .where("group", "==", 100 + run)
      .orderBy("when", "desc")
      .limit(20)
      .get();
    times.push(performance.now() - started);
    if (size !== 20) throw new Error(`${size} results instead of 20`);
  }
  return { firstQueryMs: times[0] ?? Number.NaN, queryMs: median(times.slice(1)) };
}

/** From a write to the last of 1,000 listeners to that document. */
async function fanOut(): Promise<Measures> {
  const db = newClient();
  const target = db.doc("board/notice");
  await target.set({ turn: -1 });
  let turn = -1;
  let waiting = FANOUT_LISTENERS;
  let all = Promise.withResolvers<void>();
  for (let listener = 0; listener < FANOUT_LISTENERS; listener += 1) {
    target.onSnapshot(
      (snapshot) => {
        if (snapshot.get("turn") !== turn) return;
        waiting -= 1;
        if (waiting === 0) all.resolve();
      },
      (error) => all.reject(error),
    );
  }
  await all.promise;
  const writer = newClient();
  const times: number[] = [];
  for (let write = 0; write < FANOUT_WRITES; write += 1) {
    turn = write;
    waiting = FANOUT_LISTENERS;
    all = Promise.withResolvers<void>();
    const started = performance.now();
    await writer.doc(target.path).set({ turn });
    await all.promise;
    times.push(performance.now() - started);
  }
  return { fanOutMs: median(times) };
}

/** 200 increments by 20 clients, each reading and writing the one document in a transaction. */
async function contend(): Promise<Measures> {
  const clients = Array.from({ length: TRANSACTION_CLIENTS }, newClient);
  const [first] = clients;
  if (!first) throw new Error("no client");
  await first.doc("counters/one").set({ n: 0 });
  let refused = 0;
  const started = performance.now();
  await Promise.all(
    clients.map(async (db) => {
      const counter = db.doc("counters/one");
      for (let turn = 0; turn < INCREMENTS_PER_CLIENT; turn += 1) {
        try {
          await db.runTransaction(async (transaction) => {
            const snapshot = await transaction.get(counter);
            transaction.update(counter, { n: Number(snapshot.get("n")) + 1 });
          });
        } catch {
          refused += 1;
        }
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const kept = Number((await first.doc("counters/one").get()).get("n"));
  return { transactionsSeconds: seconds, incrementsKept: kept, transactionsRefused: refused };
}

/** A few documents, to test the bench itself. */
async function smoke(): Promise<Measures> {
  const db = newClient();
  const times = await writeBatches(db, 0, 2 * BATCH);
  await db.doc(`${COLLECTION}/extra`).set(documentNumber(0));
  return { batchMs: mean(times) };
}

const WORKLOADS: ReadonlyMap<string, () => Promise<Measures>> = new Map([
  ["write", write],
  ["writeListened", writeListened],
  ["read", read],
  ["query", query],
  ["fanOut", fanOut],
  ["contend", contend],
  ["smoke", smoke],
]);

// Runs the workload named on the command line against FIRESTORE_EMULATOR_HOST and prints its figures as JSON.
const [name = ""] = process.argv.slice(2);
const workload = WORKLOADS.get(name);
if (!workload) throw new Error(`no workload ${name}; there are ${[...WORKLOADS.keys()].join(", ")}`);
console.log(JSON.stringify(await workload()));
// Open connections of the clients would keep the process alive.
process.exit(0);
