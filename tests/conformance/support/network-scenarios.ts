import { collection, doc, query, setDoc, updateDoc, waitForPendingWrites, where } from "firebase/firestore";
import { asAdmin, documentUrl } from "./emulator.ts";
import type { Scenario } from "./scenario.ts";
import { type Connection, newProject, withClient } from "./session.ts";
import { settledAs, watch } from "./watch.ts";

export const networkScenarios: readonly Scenario[] = [
  {
    name: "a client whose connection was cut catches up, and so does the server",
    run: async (connection) => {
      const project = newProject();
      const { network } = connection;
      return withClient({ ...connection, emulator: network.emulator }, project, async (db) => {
        for (const n of [1, 2, 3]) await setDoc(doc(db, `c/d${n}`), { n });
        const all = watch(collection(db, "c"));
        const small = watch(query(collection(db, "c"), where("n", "<", 3)));
        await settledAs(all.seen, "d1=1 d2=2 d3=3");
        await settledAs(small.seen, "d1=1 d2=2");
        await control(connection, "cut");
        await asAdmin(connection.emulator, "DELETE", documentUrl(project, "c/d1"));
        await change(connection, project, "c/d2", 20);
        const written = updateDoc(doc(db, "c/d3"), { n: 30 });
        await all.seen.until(({ documents, settled }) => documents === "d1=1 d2=2 d3=30" && !settled);
        const before = small.seen.all.length;
        await control(connection, "restore");
        await written;
        await waitForPendingWrites(db);
        await settledAs(all.seen, "d2=20 d3=30");
        await settledAs(small.seen, "", before);
        await change(connection, project, "c/d4", 0);
        await settledAs(all.seen, "d2=20 d3=30 d4=0");
        await settledAs(small.seen, "d4=0");
        all.stop();
        small.stop();
        return [all.seen.all.at(-1)?.documents, small.seen.all.at(-1)?.documents];
      });
    },
    expected: ["d2=20 d3=30 d4=0", "d4=0"],
  },
];

async function control({ network }: Connection, action: "cut" | "restore"): Promise<void> {
  await (await fetch(`${network.controlUrl}/${action}`, { method: "POST" })).text();
}

async function change({ emulator }: Connection, project: string, path: string, n: number): Promise<void> {
  const fields = { n: { integerValue: String(n) } };
  await asAdmin(emulator, "PATCH", documentUrl(project, path), { fields });
}
