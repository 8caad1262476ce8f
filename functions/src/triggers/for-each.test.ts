import { expect, test } from "vitest";
import { forEach } from "./for-each.ts";

test("every item has its turn, also behind one that fails, and what failed is thrown together", async () => {
  const items = Array.from({ length: 45 }, (_, index) => index);
  const done: number[] = [];
  const failed = forEach(items, async (item) => {
    if (item % 20 === 3) throw new RangeError(String(item));
    done.push(item);
  });
  await expect(failed).rejects.toMatchObject({
    errors: [new RangeError("3"), new RangeError("23"), new RangeError("43")],
  });
  expect(done).toEqual(items.filter((item) => item % 20 !== 3));
});

test("some at a time", async () => {
  let running = 0;
  let most = 0;
  await forEach(Array.from({ length: 100 }), async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBe(20);
  await forEach([], () => Promise.reject(new Error("never called")));
});
