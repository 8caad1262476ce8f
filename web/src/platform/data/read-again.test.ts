import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { readAgain } from "./read-again.ts";

/** A query whose answers come when the test says. */
function openQuery() {
  const waiting: ((answer: string) => void)[] = [];
  const query = {
    queryKey: ["programmes"],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        waiting.push(resolve);
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  };
  return {
    query,
    asked: () => waiting.length,
    answer: async (text: string) => {
      const asked = waiting.length;
      waiting.at(-1)?.(text);
      await new Promise((resolve) => setTimeout(resolve));
      return waiting.length - asked;
    },
  };
}

test("an answer from before the change reaches who asked for it, and the query is read once more", async () => {
  const client = createQueryClient();
  const { query, answer } = openQuery();
  const first = client.fetchQuery(query);
  const again = readAgain(client, query);
  expect(await answer("before")).toBe(1);
  expect(await first).toBe("before");
  await answer("after");
  expect(await again).toBe("after");
  expect(client.getQueryData(query.queryKey)).toBe("after");
});

test("what was read before is read again at once", async () => {
  const client = createQueryClient();
  const { query, answer } = openQuery();
  client.setQueryData(query.queryKey, "before");
  const again = readAgain(client, query);
  await answer("after");
  expect(await again).toBe("after");
});

test("what was read by a clock that has been set back since is read again, once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const client = createQueryClient();
    const { query, asked, answer } = openQuery();
    client.setQueryData(query.queryKey, "before");
    vi.setSystemTime(Date.now() - 60_000);
    const again = readAgain(client, query);
    await answer("after");
    expect(await again).toBe("after");
    expect(asked()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test("pages that are left in the middle, one after the other, do not keep the old data", async () => {
  const client = createQueryClient();
  const { query, asked, answer } = openQuery();
  client.setQueryData(query.queryKey, "before");
  const show = () =>
    new QueryObserver(client, { ...query, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {});
  let leave = show();
  const again = readAgain(client, query);
  expect(asked()).toBe(1);
  for (const requests of [2, 3]) {
    leave();
    await expect.poll(asked).toBe(requests);
    leave = show();
  }
  await answer("after");
  expect(await again).toBe("after");
  leave();
});

test("data that are cleared meanwhile are not read once more", async () => {
  const client = createQueryClient();
  const { query, asked, answer } = openQuery();
  client.setQueryData(query.queryKey, "before");
  const ended = expect(readAgain(client, query)).rejects.toThrow();
  client.removeQueries({ queryKey: query.queryKey });
  await ended;
  await answer("after");
  expect(asked()).toBe(1);
});
