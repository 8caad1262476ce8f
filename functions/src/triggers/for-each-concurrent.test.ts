import { expect, test } from "vitest";
import { forEachConcurrent } from "./for-each-concurrent.ts";

test("runs every task although one fails, and throws all errors together", async () => {
  const items = Array.from({ length: 45 }, (_, index) => index);
  const done: number[] = [];
  const failed = forEachConcurrent(items, async (item) => {
    if (item % 20 === 3) throw new RangeError(String(item));
    done.push(item);
  });
  await expect(failed).rejects.toMatchObject({
    errors: [new RangeError("3"), new RangeError("23"), new RangeError("43")],
  });
  expect(done).toEqual(items.filter((item) => item % 20 !== 3));
});

test("limits the concurrency", async () => {
  let running = 0;
  let most = 0;
  await forEachConcurrent(Array.from({ length: 100 }), async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBe(20);
  await forEachConcurrent([], () => Promise.reject(new Error("never called")));
});
