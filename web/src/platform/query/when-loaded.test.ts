import { expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { whenLoaded } from "./when-loaded.ts";

function startQuery(name: string) {
  const queryClient = createQueryClient();
  const answer = Promise.withResolvers<string>();
  const read = (key: string, queryFn: () => Promise<string>) =>
    queryClient.fetchQuery({ queryKey: [key], queryFn, retry: false }).catch(() => undefined);
  void read(name, () => answer.promise);
  return { queryClient, answer, read };
}

test("is at once where nothing is being loaded", async () => {
  await expect(whenLoaded(createQueryClient())).resolves.toBeUndefined();
});

test("is when the last query has its data", async () => {
  const { queryClient, answer, read } = startQuery("steps");
  const done = vi.fn();
  const whenDone = whenLoaded(queryClient).then(done);
  await read("user", async () => "someone");
  expect(done).not.toHaveBeenCalled();
  answer.resolve("steps");
  await whenDone;
});

test("is when the last query has failed", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { queryClient, answer } = startQuery("steps");
  const whenDone = whenLoaded(queryClient);
  answer.reject(new Error("offline"));
  await whenDone;
  warn.mockRestore();
});
