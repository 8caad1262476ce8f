import { once } from "node:events";
import { COLLECTION, newClient } from "./client.ts";

// A listener to the whole collection in a process of its own. Tells its parent when it has the first snapshot, and
// when it holds as many documents as the parent then asks for.
let size = 0;
let check = () => {};
const first = Promise.withResolvers<void>();
newClient()
  .collection(COLLECTION)
  .onSnapshot(
    (snapshot) => {
      size = snapshot.size;
      first.resolve();
      check();
    },
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
await first.promise;
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
