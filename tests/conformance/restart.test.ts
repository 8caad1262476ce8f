import { collection, setLogLevel } from "firebase/firestore";
import { expect, test } from "vitest";
import { asAdmin, documentUrl, type Emulator } from "./support/emulator.ts";
import { openNetwork } from "./support/network.ts";
import { newProject, withClient } from "./support/session.ts";
import { recordSnapshots, untilSynced } from "./support/snapshots.ts";
import { isExternalTarget, openTarget } from "./support/target.ts";

setLogLevel("silent");

const first = await openTarget();
const second = await openTarget();
const network = await openNetwork(first);

test.skipIf(isExternalTarget)(
  "a client that reconnects to another emulator has its documents only",
  async () => {
    const project = newProject();
    await put(first, project, { d1: 1, d2: 2 });
    await put(second, project, { d2: 20, d3: 3 });
    await withClient({ emulator: network.emulator, settings: {} }, project, async (db) => {
      const { snapshots, stop } = recordSnapshots(collection(db, "c"));
      await untilSynced(snapshots, "d1=1 d2=2");
      network.disconnect();
      network.forwardTo(second);
      network.restore();
      expect(await untilSynced(snapshots, "d2=20 d3=3")).toMatchObject({ synced: true });
      stop();
    });
  },
);

async function put(target: Emulator, project: string, documents: Record<string, number>): Promise<void> {
  for (const [id, n] of Object.entries(documents)) {
    const fields = { n: { integerValue: String(n) } };
    await asAdmin(target, "PATCH", documentUrl(project, `c/${id}`), { fields });
  }
}
