import { setLogLevel } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Network, startNetwork } from "./support/network.ts";
import { scenarios } from "./support/scenarios.ts";
import { startTarget, type Target } from "./support/target.ts";

// Scenarios provoke refusals, which the SDK would log as errors.
setLogLevel("silent");

describe("web SDK in Node, over gRPC", () => {
  let target: Target;
  let network: Network;

  beforeAll(async () => {
    target = await startTarget();
    network = await startNetwork(target);
  });
  afterAll(async () => {
    await network.close();
    await target.close();
  });

  test.each(scenarios)("$name", async ({ run, expected }) => {
    expect(await run({ emulator: target, network, settings: {} })).toEqual(expected);
  });
});
