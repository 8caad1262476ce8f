import fc from "fast-check";
import { expect, test } from "vitest";
import { bringBack, erase, hang, type Tag, type TagString, tagId, takeDown } from "./picking.ts";

const empty: TagString<Tag> = { tags: [], down: [] };
const typed = (text: string): Tag => ({ id: `typed-${text}`, text });
const hung = (...tags: Tag[]) => tags.reduce<TagString<Tag>>((string, tag) => hang(string, tag, 3), empty);
const downIds = ({ down }: TagString<Tag>) => down.map(({ tag }) => tagId(tag));

test("the fourth takes the place of the oldest, and undoing that is as if nothing had happened", () => {
  const four = hung("a", "b", "c", "d");
  expect(four.tags).toEqual(["b", "c", "d"]);
  expect(downIds(four)).toEqual(["a"]);
  expect(bringBack(four, "a", 3)).toEqual({ tags: ["a", "b", "c"], down: [] });
});

test("only the last fallen option can be brought back, as the others are one press away", () => {
  expect(downIds(hung("a", "b", "c", "d", "e"))).toEqual(["b"]);
  expect(downIds(takeDown(hung("a", "b", "c", "d"), "c"))).toEqual([]);
});

test("typed words can be brought back, whatever came after", () => {
  const string = hung(typed("x"), "b", "c", "d", "e", "f");
  expect(downIds(string)).toEqual(["typed-x", "c"]);
  expect(bringBack(string, "typed-x", 3).tags).toEqual([typed("x"), "e", "f"]);
  expect(downIds(takeDown(hung(typed("x")), "typed-x"))).toEqual(["typed-x"]);
});

test("typed words that leave for a tag that is brought back can be brought back in turn", () => {
  const string = bringBack(hung("a", "b", "c", typed("x")), "a", 3);
  expect(string.tags).toEqual(["a", "b", "c"]);
  expect(downIds(string)).toEqual(["typed-x"]);
});

test("a typed tag whose words were deleted gives back the place that it took", () => {
  expect(erase(hung("a", "b", "c", typed("x")), "typed-x", 3)).toEqual({ tags: ["a", "b", "c"], down: [] });
  expect(erase(hung("a", typed("x")), "typed-x", 3)).toEqual({ tags: ["a"], down: [] });
});

test("never more than fit, never one twice, and no typed words lost", () => {
  const tag = fc.constantFrom<Tag>("a", "b", "c", "d", typed("x"), typed("y"), typed("z"));
  const step = fc.record({ tag, kind: fc.constantFrom("press", "back") });
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 1, max: 4 }), (steps, max) => {
      let string = empty;
      const written = new Set<string>();
      for (const { tag, kind } of steps) {
        const id = tagId(tag);
        const isHung = string.tags.some((other) => tagId(other) === id);
        const isDown = downIds(string).includes(id);
        if (kind === "back") string = bringBack(string, id, max);
        else if (isHung) string = takeDown(string, id);
        else if (!isDown) {
          string = hang(string, tag, max);
          if (typeof tag !== "string") written.add(id);
        }
        const ids = string.tags.map(tagId);
        expect(ids.length).toBeLessThanOrEqual(max);
        expect(new Set([...ids, ...downIds(string)]).size).toBe(ids.length + string.down.length);
        for (const words of written) expect([...ids, ...downIds(string)]).toContain(words);
      }
    }),
  );
});
