import { DAY_MS } from "@mindle/domain/time";
import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { noteAnswer } from "../browser/use-online.ts";
import { createQueryClient, observeConnection, readCached, whenLoaded } from "./query-client.ts";

const OLD = Date.now() - DAY_MS;

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

describe("on a page that the browser says is offline", () => {
  let connection = new EventTarget();
  let leave = () => {};

  function goOffline() {
    connection = new EventTarget();
    vi.stubGlobal("navigator", { onLine: false });
    vi.stubGlobal("addEventListener", connection.addEventListener.bind(connection));
    vi.stubGlobal("removeEventListener", connection.removeEventListener.bind(connection));
    vi.spyOn(console, "warn").mockReturnValue();
    observeConnection();
    connection.dispatchEvent(new Event("offline"));
  }

  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    onlineManager.setOnline(true);
  });

  /** A shown query whose reads fail until the connection is there. */
  function show() {
    const network = { isThere: false };
    const read = vi.fn(async () =>
      network.isThere ? "steps" : Promise.reject(new TypeError("Failed to fetch")),
    );
    const queryClient = createQueryClient();
    queryClient.mount();
    const observer = new QueryObserver(queryClient, query(read));
    const unsubscribe = observer.subscribe(() => {});
    leave = () => {
      unsubscribe();
      queryClient.unmount();
    };
    return { network, read, observer, result: () => observer.getCurrentResult() };
  }

  test("a query is asked, and fails without being repeated", async () => {
    goOffline();
    const { read, result } = show();
    await vi.waitFor(() => expect(result().status).toBe("error"));
    expect(read).toHaveBeenCalledOnce();
  });

  test("a press asks again, whatever the browser says", async () => {
    goOffline();
    const { network, read, observer, result } = show();
    await vi.waitFor(() => expect(result().status).toBe("error"));
    network.isThere = true;
    await observer.refetch();
    expect(result().data).toBe("steps");
    expect(read).toHaveBeenCalledTimes(2);
  });

  test.each([
    [
      "the browser says that the connection is back",
      () => {
        vi.stubGlobal("navigator", { onLine: true });
        connection.dispatchEvent(new Event("online"));
      },
    ],
    ["a server has answered", noteAnswer],
  ])("what has failed is asked again when %s", async (_what, comeBack) => {
    goOffline();
    const { network, result } = show();
    await vi.waitFor(() => expect(result().status).toBe("error"));
    network.isThere = true;
    comeBack();
    await vi.waitFor(() => expect(result().data).toBe("steps"));
  });

  test("a change is sent", async () => {
    goOffline();
    const save = vi.fn(async () => "saved");
    const mutation = createQueryClient().getMutationCache().build(createQueryClient(), { mutationFn: save });
    expect(await mutation.execute(undefined)).toBe("saved");
  });
});

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
