import { expect, test } from "vitest";
import { jsonStorage } from "../storage/storage.ts";
import { drawGroup, storedGroup } from "./experiment.ts";

test.each([
  [0, "0"],
  [0.499, "0"],
  [0.5, "1"],
  [0.999, "1"],
])("a draw of %d is group %s, drawn once and stored", (draw, expected) => {
  const storage = jsonStorage(undefined);
  const draws = [draw];
  const random = () => {
    const next = draws.shift();
    if (next === undefined) throw new Error("drawn once too often");
    return next;
  };
  expect([drawGroup(storage, random), drawGroup(storage, random)]).toEqual([expected, expected]);
  expect(storedGroup(storage).read()).toBe(expected);
});

test.each(["0", "1"] as const)("group %s that is stored is drawn no more", (group) => {
  const storage = jsonStorage(undefined);
  const never = () => {
    throw new Error("drawn again");
  };
  storage.write("group", { v: 1, data: group });
  expect(drawGroup(storage, never)).toBe(group);
  expect(storedGroup(storage).read()).toBe(group);
});

test.each([2, null, "2", { v: 1, data: 2 }, { data: "1" }, []])(
  "an invalid group %j is drawn again",
  (stored) => {
    const storage = jsonStorage(undefined);
    storage.write("group", stored);
    expect(drawGroup(storage, () => 0.1)).toBe("0");
    expect(storedGroup(storage).read()).toBe("0");
  },
);
