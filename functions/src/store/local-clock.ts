import { type Firestore, getFirestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { typedCollection } from "./firestore/collection.ts";

/** How far the clock is moved, `localClock/offset`; local only. The developer panel writes it. */
const offsetDocument = z.object({ ms: z.int() });

/**
 * A clock that the developer panel moves, for all processes of a local stack. Needs an app. Where the offset cannot be read,
 * the last one counts.
 */
export function openLocalClock(findFirestore: () => Firestore = getFirestore) {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    async refresh() {
      try {
        const document = typedCollection(findFirestore(), "localClock", offsetDocument).doc("offset");
        offset = (await document.get()).data()?.ms ?? 0;
      } catch (error) {
        console.warn("the local clock was not read", error);
      }
    },
  };
}
