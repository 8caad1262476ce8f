import { expect, test } from "vitest";
import { KeyedQueue } from "./keyed-queue.ts";

test("runs tasks of one key in order, and those of other keys concurrently", async () => {
  const queue = new KeyedQueue();
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const task =
    (name: string, until: Promise<void> = Promise.resolve()) =>
    async () => {
      events.push(`${name} starts`);
      await until;
      events.push(`${name} ends`);
      return name;
    };
  const one = queue.run("a", task("one", first.promise));
  const two = queue.run("a", task("two"));
  expect(await queue.run("b", task("other"))).toBe("other");
  expect(events).toEqual(["one starts", "other starts", "other ends"]);
  first.resolve();
  expect(await Promise.all([one, two])).toEqual(["one", "two"]);
  expect(events.slice(3)).toEqual(["one ends", "two starts", "two ends"]);
});

test("a failed task does not affect the next one, and finished keys are removed", async () => {
  const queue = new KeyedQueue();
  const failed = queue.run("a", () => Promise.reject(new Error("no")));
  const next = queue.run("a", () => Promise.resolve("yes"));
  expect(queue.size).toBe(1);
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
  await new Promise(setImmediate);
  expect(queue.size).toBe(0);
});
