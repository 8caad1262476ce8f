import { expect, test, vi } from "vitest";
import { createQueryClient, readCached } from "./query-client.ts";

const OLD = Date.now() - 24 * 60 * 60 * 1000;

function query(queryFn: () => Promise<string>) {
  return { queryKey: ["steps"], queryFn };
}

test("cached data of any age decide at once, and are read again", async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(["steps"], "old", { updatedAt: OLD });
  const read = vi.fn(async () => "new");
  expect(await readCached(queryClient, query(read))).toBe("old");
  await vi.waitFor(() => expect(queryClient.getQueryData(["steps"])).toBe("new"));
  expect(read).toHaveBeenCalledOnce();
});

test("cached data decide as well when they cannot be read again", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const queryClient = createQueryClient();
  queryClient.setQueryData(["steps"], "old", { updatedAt: OLD });
  const read = vi.fn(async () => Promise.reject(new Error("offline")));
  expect(await readCached(queryClient, query(read))).toBe("old");
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(queryClient.getQueryData(["steps"])).toBe("old");
  warn.mockRestore();
});

test("without cached data a failure is the caller's, after one try", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const read = vi.fn(async () => Promise.reject(new Error("offline")));
  await expect(readCached(createQueryClient(), query(read))).rejects.toThrow("offline");
  expect(read).toHaveBeenCalledOnce();
  warn.mockRestore();
});
