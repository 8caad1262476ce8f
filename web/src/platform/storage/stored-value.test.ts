import { describe, expect, test } from "vitest";
import { jsonStorage } from "./storage.ts";
import { storedFlag, storedValue } from "./stored-value.ts";

/** A nickname of version 1, and of version 2, which allows several. */
function namesIn(storage = jsonStorage(undefined)) {
  const isTexts = (data: unknown): data is string[] =>
    Array.isArray(data) && data.every((item) => typeof item === "string");
  const names = storedValue<readonly string[]>("nickname", storage, {
    initial: [],
    parse: (data) => (isTexts(data) ? data : undefined),
    migrations: [(name) => [name]],
  });
  return { storage, names };
}

describe("a stored value", () => {
  test("is stored with the newest version, one more than there are migrations", () => {
    const { storage, names } = namesIn();
    expect(names.version).toBe(2);
    names.write(["지민"]);
    expect(storage.read("nickname")).toEqual({ v: 2, data: ["지민"] });
    expect(names.read()).toEqual(["지민"]);
  });

  test.each([
    [{ v: 1, data: "지민" }, ["지민"]],
    [{ v: 2, data: ["지민", "하늘"] }, ["지민", "하늘"]],
  ])("is read from %j by the migrations that it still needs", (stored, read) => {
    const { storage, names } = namesIn();
    storage.write("nickname", stored);
    expect(names.read()).toEqual(read);
  });

  test.each([
    7,
    "지민",
    null,
    { v: 2, data: "지민" },
    { v: 2 },
    { v: 0, data: ["지민"] },
    { v: -1, data: ["지민"] },
    { v: 1.5, data: ["지민"] },
    { v: "2", data: ["지민"] },
  ])("is the initial one where %j is stored", (stored) => {
    const { storage, names } = namesIn();
    storage.write("nickname", stored);
    expect(names.read()).toEqual([]);
  });

  test("leaves nothing behind when it is the initial one again", () => {
    const { storage, names } = namesIn();
    names.write(["지민"]);
    names.write(names.initial);
    expect(storage.read("nickname")).toBeUndefined();
  });

  test("does not replace what a newer version of the app has stored", () => {
    const { storage, names } = namesIn();
    const newer = { v: 3, data: { first: "지민" } };
    storage.write("nickname", newer);
    expect(names.read()).toEqual([]);
    names.write(["하늘"]);
    expect(names.read()).toEqual(["하늘"]);
    expect(storage.read("nickname")).toEqual(newer);
    expect(namesIn(storage).names.read()).toEqual([]);
    // Cleared meanwhile: the value in memory goes with it.
    storage.remove("nickname");
    names.write(names.initial);
    storage.write("nickname", newer);
    expect(names.read()).toEqual([]);
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
