import fc from "fast-check";
import { expect, test } from "vitest";
import { erase, type PickedTags, pick, remove, restore, type Tag, tagId } from "./picking.ts";

const empty: PickedTags<Tag> = { tags: [], removed: [] };
const typed = (text: string): Tag => ({ id: `typed-${text}`, text });
const picks = (...tags: Tag[]) => tags.reduce<PickedTags<Tag>>((picked, tag) => pick(picked, tag, 3), empty);
const removedIds = ({ removed }: PickedTags<Tag>) => removed.map(({ tag }) => tagId(tag));

test("the fourth takes the place of the oldest, and undoing that is as if nothing had happened", () => {
  const four = picks("a", "b", "c", "d");
  expect(four.tags).toEqual(["b", "c", "d"]);
  expect(removedIds(four)).toEqual(["a"]);
  expect(restore(four, "a", 3)).toEqual({ tags: ["a", "b", "c"], removed: [] });
});

test("only the last fallen option can be brought back, as the others are one press away", () => {
  expect(removedIds(picks("a", "b", "c", "d", "e"))).toEqual(["b"]);
  expect(removedIds(remove(picks("a", "b", "c", "d"), "c"))).toEqual([]);
});

test("typed words can be brought back, whatever came after", () => {
  const picked = picks(typed("x"), "b", "c", "d", "e", "f");
  expect(removedIds(picked)).toEqual(["typed-x", "c"]);
  expect(restore(picked, "typed-x", 3).tags).toEqual([typed("x"), "e", "f"]);
  expect(removedIds(remove(picks(typed("x")), "typed-x"))).toEqual(["typed-x"]);
});

test("typed words that leave for a tag that is brought back can be brought back in turn", () => {
  const picked = restore(picks("a", "b", "c", typed("x")), "a", 3);
  expect(picked.tags).toEqual(["a", "b", "c"]);
  expect(removedIds(picked)).toEqual(["typed-x"]);
});

test("a typed tag whose words were deleted gives back the place that it took", () => {
  expect(erase(picks("a", "b", "c", typed("x")), "typed-x", 3)).toEqual({
    tags: ["a", "b", "c"],
    removed: [],
  });
  expect(erase(picks("a", typed("x")), "typed-x", 3)).toEqual({ tags: ["a"], removed: [] });
});

test("never more than fit, never one twice, and no typed words lost", () => {
  const tag = fc.constantFrom<Tag>("a", "b", "c", "d", typed("x"), typed("y"), typed("z"));
  const step = fc.record({ tag, kind: fc.constantFrom("press", "back") });
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 1, max: 4 }), (steps, max) => {
      let picked = empty;
      const written = new Set<string>();
      for (const { tag, kind } of steps) {
        const id = tagId(tag);
        const isPicked = picked.tags.some((other) => tagId(other) === id);
        const isRemoved = removedIds(picked).includes(id);
        if (kind === "back") picked = restore(picked, id, max);
        else if (isPicked) picked = remove(picked, id);
        else if (!isRemoved) {
          picked = pick(picked, tag, max);
          if (typeof tag !== "string") written.add(id);
        }
        const ids = picked.tags.map(tagId);
        expect(ids.length).toBeLessThanOrEqual(max);
        expect(new Set([...ids, ...removedIds(picked)]).size).toBe(ids.length + picked.removed.length);
        for (const words of written) expect([...ids, ...removedIds(picked)]).toContain(words);
      }
    }),
  );
});
