import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("actions of one key follow one another in order, those of others do not wait", async () => {
  const turns = new Turns();
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const action =
    (name: string, until: Promise<void> = Promise.resolve()) =>
    async () => {
      events.push(`${name} begins`);
      await until;
      events.push(`${name} ends`);
      return name;
    };
  const one = turns.take("a", action("one", first.promise));
  const two = turns.take("a", action("two"));
  expect(await turns.take("b", action("other"))).toBe("other");
  expect(events).toEqual(["one begins", "other begins", "other ends"]);
  first.resolve();
  expect(await Promise.all([one, two])).toEqual(["one", "two"]);
  expect(events.slice(3)).toEqual(["one ends", "two begins", "two ends"]);
});

test("a failed action fails alone, and nothing is kept of keys that are done", async () => {
  const turns = new Turns();
  const failed = turns.take("a", () => Promise.reject(new Error("no")));
  const next = turns.take("a", () => Promise.resolve("yes"));
  expect(turns.size).toBe(1);
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
  await new Promise(setImmediate);
  expect(turns.size).toBe(0);
});
