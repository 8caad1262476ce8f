import { collection, doc, query, setDoc, updateDoc, waitForPendingWrites, where } from "firebase/firestore";
import { asAdmin, documentUrl } from "./emulator.ts";
import type { Scenario } from "./scenario.ts";
import { type Connection, newProject, withClient } from "./session.ts";
import { recordSnapshots, untilSynced } from "./snapshots.ts";

export const networkScenarios: readonly Scenario[] = [
  {
    name: "a disconnected client receives changes and sends its writes after reconnecting",
    run: async (connection) => {
      const project = newProject();
      const { network } = connection;
      return withClient({ ...connection, emulator: network.emulator }, project, async (db) => {
        for (const n of [1, 2, 3]) await setDoc(doc(db, `c/d${n}`), { n });
        const all = recordSnapshots(collection(db, "c"));
        const small = recordSnapshots(query(collection(db, "c"), where("n", "<", 3)));
        await untilSynced(all.snapshots, "d1=1 d2=2 d3=3");
        await untilSynced(small.snapshots, "d1=1 d2=2");
        await control(connection, "disconnect");
        await asAdmin(connection.emulator, "DELETE", documentUrl(project, "c/d1"));
        await change(connection, project, "c/d2", 20);
        const written = updateDoc(doc(db, "c/d3"), { n: 30 });
        await all.snapshots.until(({ documents, synced }) => documents === "d1=1 d2=2 d3=30" && !synced);
        const before = small.snapshots.all.length;
        await control(connection, "restore");
        await written;
        await waitForPendingWrites(db);
        await untilSynced(all.snapshots, "d2=20 d3=30");
        await untilSynced(small.snapshots, "", before);
        await change(connection, project, "c/d4", 0);
        await untilSynced(all.snapshots, "d2=20 d3=30 d4=0");
        await untilSynced(small.snapshots, "d4=0");
        all.stop();
        small.stop();
        return [all.snapshots.all.at(-1)?.documents, small.snapshots.all.at(-1)?.documents];
      });
    },
    expected: ["d2=20 d3=30 d4=0", "d4=0"],
  },
];

async function control({ network }: Connection, action: "disconnect" | "restore"): Promise<void> {
  await (await fetch(`${network.controlUrl}/${action}`, { method: "POST" })).text();
}

async function change({ emulator }: Connection, project: string, path: string, n: number): Promise<void> {
  const fields = { n: { integerValue: String(n) } };
  await asAdmin(emulator, "PATCH", documentUrl(project, path), { fields });
}
