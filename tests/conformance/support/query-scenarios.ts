import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  type Firestore,
  getAggregateFromServer,
  getCountFromServer,
  getDocsFromServer,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  query,
  startAfter,
  sum,
  where,
  writeBatch,
} from "firebase/firestore";
import type { Scenario } from "./scenario.ts";
import { newProject, withClient } from "./session.ts";

export const queryScenarios: readonly Scenario[] = [
  {
    name: "queries filter, order and page",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        await fill(db);
        const c = collection(db, "c");
        return {
          all: await ids(c),
          range: await ids(query(c, where("n", ">", 1), orderBy("n", "desc"))),
          in: await ids(query(c, where("n", "in", [1, 3]))),
          notEqual: await ids(query(c, where("n", "!=", 2))),
          contains: await ids(query(c, where("tags", "array-contains", "red"))),
          or: await ids(query(c, or(where("n", "==", 1), and(where("n", ">", 2), where("n", "<", 4))))),
          isNull: await ids(query(c, where("maybe", "==", null))),
          page: await ids(query(c, orderBy("n"), startAfter(1), limit(2))),
          last: await ids(query(c, orderBy("n"), limitToLast(2))),
          lastByName: await ids(query(c, limitToLast(1))),
          group: await ids(collectionGroup(db, "sub")),
        };
      }),
    expected: {
      all: ["a", "b", "c", "d"],
      range: ["d", "c", "b"],
      in: ["a", "c"],
      notEqual: ["a", "c", "d"],
      contains: ["a", "c"],
      or: ["a", "c"],
      isNull: ["d"],
      page: ["b", "c"],
      last: ["c", "d"],
      lastByName: ["d"],
      group: ["x", "y"],
    },
  },
  {
    name: "aggregates",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        await fill(db);
        const c = collection(db, "c");
        const counted = await getCountFromServer(query(c, where("n", ">", 1)));
        const all = await getAggregateFromServer(c, { n: count(), total: sum("n"), mean: average("n") });
        return { counted: counted.data(), all: all.data() };
      }),
    expected: { counted: { count: 3 }, all: { n: 4, total: 10, mean: 2.5 } },
  },
];

async function fill(db: Firestore): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, "c/a"), { n: 1, tags: ["red", "blue"] });
  batch.set(doc(db, "c/b"), { n: 2, tags: ["blue"] });
  batch.set(doc(db, "c/c"), { n: 3, tags: ["red"] });
  batch.set(doc(db, "c/d"), { n: 4, maybe: null });
  batch.set(doc(db, "c/a/sub/x"), { n: 1 });
  batch.set(doc(db, "other/o/sub/y"), { n: 2 });
  await batch.commit();
}

async function ids(of: Query): Promise<string[]> {
  return (await getDocsFromServer(of)).docs.map((document) => document.id);
}
