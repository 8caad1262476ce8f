import { setLogLevel } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { networkFixture } from "./support/network.ts";
import { scenarios } from "./support/scenarios.ts";
import { targetFixture } from "./support/target.ts";

// The SDK logs expected denials as errors.
setLogLevel("silent");

describe("web SDK in Node, over gRPC", () => {
  const target = targetFixture();
  const network = networkFixture(target);

  test.each(scenarios)("$name", async ({ run, expected }) => {
    expect(await run({ emulator: target, network, settings: {} })).toEqual(expected);
  });
});
