import { setLogLevel } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { openNetwork } from "./support/network.ts";
import { scenarios } from "./support/scenarios.ts";
import { openTarget } from "./support/target.ts";

// The SDK logs expected denials as errors.
setLogLevel("silent");

const target = await openTarget();
const network = await openNetwork(target);

describe("web SDK in Node, over gRPC", () => {
  test.each(scenarios)("$name", async ({ run, expected }) => {
    expect(await run({ emulator: target, network, settings: {} })).toEqual(expected);
  });
});
