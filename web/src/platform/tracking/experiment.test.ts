import { expect, test } from "vitest";
import { jsonStorage } from "../storage.ts";
import { assignGroup, type Group, storedGroup } from "./experiment.ts";

/** A browser in which the draws are as given. */
function browser(...draws: readonly number[]) {
  const storage = jsonStorage(undefined);
  const joined: Group[] = [];
  const rest = [...draws];
  const group = () =>
    assignGroup(storedGroup("showCuteNotCute", storage), {
      random: () => {
        const draw = rest.shift();
        if (draw === undefined) throw new Error("drawn once too often");
        return draw;
      },
      onJoin: (which) => joined.push(which),
    });
  return { storage, joined, group };
}

test.each([
  [0, "0"],
  [0.499, "0"],
  [0.5, "1"],
  [0.999, "1"],
])("a draw of %d is group %s, drawn and tracked once", (draw, expected) => {
  const { group, joined } = browser(draw);
  expect([group(), group(), group()]).toEqual([expected, expected, expected]);
  expect(joined).toEqual([expected]);
});

test("an invalid group is drawn again", () => {
  const { storage, group, joined } = browser(0.1);
  storage.write("experiment:showCuteNotCute", { v: 1, data: 2 });
  expect(group()).toBe("0");
  expect(joined).toEqual(["0"]);
});
