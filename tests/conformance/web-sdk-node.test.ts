import { setLogLevel } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarios } from "./support/scenarios.ts";
import { startTarget, type Target } from "./support/target.ts";

// Scenarios provoke refusals, which the SDK would log as errors.
setLogLevel("silent");

describe("web SDK in Node, over gRPC", () => {
  let target: Target;

  beforeAll(async () => {
    target = await startTarget();
  });
  afterAll(() => target.close());

  test.each(scenarios)("$name", async ({ run, expected }) => {
    expect(await run({ emulator: target, settings: {} })).toEqual(expected);
  });
});
