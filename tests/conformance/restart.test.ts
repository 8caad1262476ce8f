import { collection, setLogLevel } from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asAdmin, documentUrl, type Emulator } from "./support/emulator.ts";
import { type Network, startNetwork } from "./support/network.ts";
import { newProject, withClient } from "./support/session.ts";
import { isNamedTarget, startTarget, type Target } from "./support/target.ts";
import { settledAs, watch } from "./support/watch.ts";

setLogLevel("silent");

let first: Target;
let second: Target;
let network: Network;

beforeAll(async () => {
  first = await startTarget();
  second = await startTarget();
  network = await startNetwork(first);
});
afterAll(async () => {
  await network.close();
  await first.close();
  await second.close();
});

test.skipIf(isNamedTarget)(
  "a client sees what another run of the emulator holds, and nothing else",
  async () => {
    const project = newProject();
    await put(first, project, { d1: 1, d2: 2 });
    await put(second, project, { d2: 20, d3: 3 });
    await withClient({ emulator: network.emulator, settings: {} }, project, async (db) => {
      const { seen, stop } = watch(collection(db, "c"));
      await settledAs(seen, "d1=1 d2=2");
      network.cut();
      network.leadTo(second);
      network.restore();
      expect(await settledAs(seen, "d2=20 d3=3")).toMatchObject({ settled: true });
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
