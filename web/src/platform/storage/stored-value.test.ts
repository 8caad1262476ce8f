import type { ExitReason } from "@mindle/domain/tracking/names";
import { describe, expect, test } from "vitest";
import { jsonStorage } from "./storage.ts";
import { storedFlag, storedValue } from "./stored-value.ts";

/** A reason of version 1, and of version 2, which allows several. */
function reasonsIn(storage = jsonStorage(undefined)) {
  const isReasons = (data: unknown): data is ExitReason[] =>
    Array.isArray(data) && data.every((item) => typeof item === "string");
  const reasons = storedValue("exitReasons", storage, {
    initial: [],
    parse: (data) => (isReasons(data) ? data : undefined),
    migrations: [(reason) => [reason]],
  });
  return { storage, reasons };
}

describe("a stored value", () => {
  test("is stored with the newest version, one more than there are migrations", () => {
    const { storage, reasons } = reasonsIn();
    expect(reasons.version).toBe(2);
    reasons.write(["inactivity"]);
    expect(storage.read("exitReasons")).toEqual({ v: 2, data: ["inactivity"] });
    expect(reasons.read()).toEqual(["inactivity"]);
  });

  test.each([
    [{ v: 1, data: "inactivity" }, ["inactivity"]],
    [{ v: 2, data: ["inactivity", "mouse-leave"] }, ["inactivity", "mouse-leave"]],
  ])("is read from %j by the migrations that it still needs", (stored, read) => {
    const { storage, reasons } = reasonsIn();
    storage.write("exitReasons", stored);
    expect(reasons.read()).toEqual(read);
  });

  test.each([
    7,
    "inactivity",
    null,
    { v: 2, data: "inactivity" },
    { v: 2 },
    { v: 0, data: ["inactivity"] },
    { v: -1, data: ["inactivity"] },
    { v: 1.5, data: ["inactivity"] },
    { v: "2", data: ["inactivity"] },
  ])("is the initial one where %j is stored", (stored) => {
    const { storage, reasons } = reasonsIn();
    storage.write("exitReasons", stored);
    expect(reasons.read()).toEqual([]);
  });

  test("leaves nothing behind when it is the initial one again", () => {
    const { storage, reasons } = reasonsIn();
    reasons.write(["inactivity"]);
    reasons.write(reasons.initial);
    expect(storage.read("exitReasons")).toBeUndefined();
  });

  test("does not replace what a newer version of the app has stored", () => {
    const { storage, reasons } = reasonsIn();
    const newer = { v: 3, data: { first: "inactivity" } };
    storage.write("exitReasons", newer);
    expect(reasons.read()).toEqual([]);
    reasons.write(["mouse-leave"]);
    expect(reasons.read()).toEqual(["mouse-leave"]);
    expect(storage.read("exitReasons")).toEqual(newer);
    expect(reasonsIn(storage).reasons.read()).toEqual([]);
    // Cleared meanwhile: the value in memory goes with it.
    storage.remove("exitReasons");
    reasons.write(reasons.initial);
    storage.write("exitReasons", newer);
    expect(reasons.read()).toEqual([]);
  });
});

test("a flag is false until it is stored", () => {
  const storage = jsonStorage(undefined);
  const flag = storedFlag("visited", storage);
  expect(flag.read()).toBe(false);
  flag.write(true);
  expect(flag.read()).toBe(true);
  expect(storage.read("visited")).toEqual({ v: 1, data: true });
});
