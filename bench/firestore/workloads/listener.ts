import { once } from "node:events";
import type { Firestore } from "firebase-admin/firestore";
import { COLLECTION, newClient, SMALL_PROJECT } from "./client.ts";

// A process that listens to the whole collection in both projects. Sends "ready" to its parent after the first snapshots,
// and "complete" when it has as many documents of the large project as the parent then asks for.
let size = 0;
let check = () => {};
await Promise.all([
  listen(newClient(), (held) => {
    size = held;
    check();
  }),
  listen(newClient(SMALL_PROJECT), () => {}),
]);
process.send?.("ready");
const [wanted] = await once(process, "message");
await new Promise<void>((done) => {
  check = () => {
    if (size >= Number(wanted)) done();
  };
  check();
});
process.send?.("complete");
process.disconnect();
process.exit(0);

/** Resolves with the first snapshot. */
function listen(db: Firestore, onSize: (size: number) => void): Promise<void> {
  return new Promise((resolve) => {
    db.collection(COLLECTION).onSnapshot(
      (snapshot) => {
        onSize(snapshot.size);
        resolve();
      },
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
