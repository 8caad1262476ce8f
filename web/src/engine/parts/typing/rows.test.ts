import fc from "fast-check";
import { expect, test } from "vitest";
import { type RemovedRow, rememberRow, removedBelow, restoreRow } from "./rows.ts";

interface Row {
  readonly id: string;
}

interface List {
  readonly rows: readonly Row[];
  readonly removed: readonly RemovedRow<Row>[];
}

const listOf = (ids: string): List => ({ rows: [...ids].map((id) => ({ id })), removed: [] });

function remove({ rows, removed }: List, id: string): List {
  return { rows: rows.filter((row) => row.id !== id), removed: rememberRow(removed, rows, { id }) };
}

const restore = ({ rows, removed }: List, id: string): List => restoreRow(removed, rows, id);

const ids = ({ rows }: List) => rows.map(({ id }) => id).join("");

/** Rows as they are shown, with removed ones in brackets. */
function shown({ rows, removed }: List): string {
  const notes = (below: string | undefined) =>
    removedBelow(removed, rows, below)
      .map(({ row }) => `(${row.id})`)
      .join("");
  return notes(undefined) + rows.map(({ id }) => id + notes(id)).join("");
}

test("a removed row's place is shown where it stood, whichever of its neighbours go too", () => {
  expect(shown(remove(listOf("abc"), "a"))).toBe("(a)bc");
  expect(shown(remove(remove(listOf("abcd"), "b"), "c"))).toBe("a(b)(c)d");
  expect(shown(remove(remove(listOf("abcd"), "c"), "b"))).toBe("a(b)(c)d");
  expect(shown(remove(remove(remove(listOf("abc"), "b"), "c"), "a"))).toBe("(a)(b)(c)");
});

test("a row comes back to its place among others that are still removed", () => {
  const list = remove(remove(remove(listOf("abcd"), "c"), "b"), "d");
  expect(shown(restore(list, "c"))).toBe("a(b)c(d)");
  expect(shown(restore(list, "d"))).toBe("a(b)(c)d");
});

test("a row whose neighbour is gone for another reason comes back at the end", () => {
  const { removed } = remove(listOf("abc"), "b");
  const list = { rows: [{ id: "c" }, { id: "d" }], removed };
  expect(shown(list)).toBe("cd(b)");
  expect(ids(restore(list, "b"))).toBe("cdb");
});

test("a row that is there again is no longer shown as removed", () => {
  const { removed } = remove(listOf("abc"), "b");
  expect(shown({ ...listOf("abc"), removed })).toBe("abc");
});

test("removing rows in any order and bringing all back in any order changes nothing", () => {
  const all = [..."abcdef"];
  fc.assert(
    fc.property(fc.shuffledSubarray(all), fc.shuffledSubarray(all, { minLength: 6 }), (gone, back) => {
      const without = gone.reduce(remove, listOf("abcdef"));
      const again = back.filter((id) => gone.includes(id)).reduce(restore, without);
      expect(ids(again)).toBe("abcdef");
      expect(again.removed).toEqual([]);
    }),
  );
});

test("the rows and the removed ones are always shown in the order they had", () => {
  const all = [..."abcdef"];
  fc.assert(
    fc.property(fc.shuffledSubarray(all), fc.shuffledSubarray(all), (gone, back) => {
      const list = back.reduce(restore, gone.reduce(remove, listOf("abcdef")));
      expect(shown(list).replaceAll(/[()]/g, "")).toBe("abcdef");
    }),
  );
});
