import { expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { whenLoaded } from "./when-loaded.ts";

/** Longer than a test may take. */
const NEVER_MS = 60_000;

/** A cache in which a query waits for `answer`, and whether all is loaded. */
function startQuery({ limitMs = NEVER_MS, cached }: { limitMs?: number; cached?: string } = {}) {
  const queryClient = createQueryClient();
  const answer = Promise.withResolvers<string>();
  const read = (key: string, queryFn: () => Promise<string>) =>
    queryClient.fetchQuery({ queryKey: [key], queryFn, retry: false, staleTime: 0 }).catch(() => undefined);
  if (cached !== undefined) queryClient.setQueryData(["steps"], cached, { updatedAt: 1 });
  void read("steps", () => answer.promise);
  const onLoaded = vi.fn();
  const loaded = whenLoaded(queryClient, limitMs).then(onLoaded);
  return { answer, read, onLoaded, loaded };
}

test("is at once where nothing is fetched", async () => {
  await expect(whenLoaded(createQueryClient(), NEVER_MS)).resolves.toBeUndefined();
});

test("is when the last query has its data", async () => {
  const { answer, read, onLoaded, loaded } = startQuery();
  await read("user", async () => "someone");
  expect(onLoaded).not.toHaveBeenCalled();
  answer.resolve("steps");
  await loaded;
});

test("is when the last query has failed", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { answer, loaded } = startQuery();
  answer.reject(new Error("offline"));
  await loaded;
  warn.mockRestore();
});

test("is at once where cached data are only read again", async () => {
  await startQuery({ cached: "steps" }).loaded;
});

test("is after the limit where a query gets no answer", async () => {
  await startQuery({ limitMs: 1 }).loaded;
});
