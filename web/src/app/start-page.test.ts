import { beforeEach, describe, expect, test, vi } from "vitest";
import { publishAuthState } from "../platform/auth/auth-state.ts";
import { beginWaiting } from "../platform/browser/shown.ts";
import { createQueryClient } from "../platform/data/query-client.ts";
import { userProgramQuery } from "../platform/data/user.ts";
import { startPage, tidied } from "./start-page.ts";

const queryClient = createQueryClient();
const source = { file: "a/a-page.tsx", isLoaded: false, Component: () => null, load: vi.fn(async () => {}) };
const params = { packageId: "jumpy-starter" };
const account = { uid: "a", email: null, displayName: null };

const beginAuth = vi.fn<() => Promise<void>>();
const findToken = vi.fn<() => Promise<string | undefined>>();
const persistCache = vi.fn<() => Promise<void>>();
const parts = { beginAuth, findToken, persistCache };

beforeEach(() => {
  beginAuth.mockReset().mockResolvedValue();
  findToken.mockReset().mockResolvedValue(undefined);
  persistCache.mockReset().mockResolvedValue();
  source.load.mockClear();
  publishAuthState({ status: "signedOut" });
});

test("a public page is loaded and prefetched once for each navigation", async () => {
  const prefetch = vi.fn();
  const page = { access: "public", prefetch, source } as const;
  const start = (pathname: string) =>
    startPage({ page, params, pathname, search: "?x=1", queryClient }, parts);
  await start("/a");
  await start("/a");
  expect(prefetch).toHaveBeenCalledExactlyOnceWith({ params, search: "?x=1", uid: undefined, queryClient });
  await start("/b");
  await start("/a");
  expect(prefetch).toHaveBeenCalledTimes(3);
  expect(source.load).toHaveBeenCalledTimes(3);
  expect(beginAuth).not.toHaveBeenCalled();
  expect(persistCache).not.toHaveBeenCalled();
});

test("a page of the signed-in part is started again for another user", async () => {
  const prefetch = vi.fn();
  const page = { access: "signed-in", prefetch, source } as const;
  const start = () => startPage({ page, params, pathname: "/my", search: "?x=1", queryClient }, parts);
  await start();
  publishAuthState({ status: "signedIn", account });
  prefetch.mockClear();
  await start();
  await start();
  expect(beginAuth).toHaveBeenCalledTimes(2);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith({ params, search: "?x=1", uid: "a", queryClient });
});

describe("a page of the signed-in part", () => {
  let auth: PromiseWithResolvers<void>;
  let restore: PromiseWithResolvers<void>;
  let starts = 0;

  beforeEach(() => {
    auth = Promise.withResolvers();
    restore = Promise.withResolvers();
    beginAuth.mockReturnValue(auth.promise);
    persistCache.mockReturnValue(restore.promise);
  });

  /** Starts a page that was not started before. */
  function startAnother(prepare: () => Promise<void> = async () => {}) {
    starts += 1;
    const prefetch = vi.fn();
    const page = { access: "signed-in", prefetch, prepare, source } as const;
    const start = { page, params, pathname: `/my/${starts}`, search: "", queryClient };
    const prefetched = (uid: string | undefined) =>
      expect(prefetch).toHaveBeenCalledExactlyOnceWith({ params, search: "", uid, queryClient });
    return { started: startPage(start, parts), prefetch, prefetched };
  }

  test("restores the cache; without data there, the last user's are prefetched before Auth has answered", async () => {
    publishAuthState({ status: "signedIn", account });
    publishAuthState({ status: "waiting" });
    const { started, prefetch, prefetched } = startAnother();
    expect(persistCache).toHaveBeenCalledOnce();
    expect(prefetch).not.toHaveBeenCalled();
    restore.resolve();
    await started;
    expect(beginAuth).toHaveBeenCalledOnce();
    prefetched("a");
  });

  test("shows what the cache holds of the last user before Auth is asked", async () => {
    publishAuthState({ status: "signedIn", account });
    publishAuthState({ status: "waiting" });
    const { queryKey } = userProgramQuery("a");
    queryClient.setQueryData(queryKey, { programs: [] });
    const shown = beginWaiting();
    restore.resolve();
    const { started, prefetch, prefetched } = startAnother();
    await started;
    await new Promise((resolve) => setTimeout(resolve));
    expect(beginAuth).not.toHaveBeenCalled();
    expect(prefetch).not.toHaveBeenCalled();
    shown();
    await vi.waitFor(() => prefetched("a"));
    expect(beginAuth).toHaveBeenCalledOnce();
    queryClient.removeQueries({ queryKey });
  });

  test("without data there, but with a token, is prefetched at once, and Auth is asked when it is shown", async () => {
    publishAuthState({ status: "signedIn", account });
    publishAuthState({ status: "waiting" });
    findToken.mockResolvedValue("token");
    const shown = beginWaiting();
    restore.resolve();
    const { started, prefetched } = startAnother();
    await started;
    prefetched("a");
    expect(beginAuth).not.toHaveBeenCalled();
    shown();
    await vi.waitFor(() => expect(beginAuth).toHaveBeenCalledOnce());
  });

  test.each([
    ["is made ready before the first render", async () => {}],
    ["is rendered all the same where that fails", async () => Promise.reject(new Error("no widget"))],
  ])("whose data the cache holds %s", async (_, ready) => {
    publishAuthState({ status: "signedIn", account });
    publishAuthState({ status: "waiting" });
    const { queryKey } = userProgramQuery("a");
    queryClient.setQueryData(queryKey, { programs: [] });
    const shown = beginWaiting();
    restore.resolve();
    const preparing = Promise.withResolvers<void>();
    const prepare = vi.fn(() => preparing.promise.then(ready));
    let isStarted = false;
    const started = startAnother(prepare).started.then(() => {
      isStarted = true;
    });
    await vi.waitFor(() =>
      expect(prepare).toHaveBeenCalledExactlyOnceWith({ params, uid: "a", queryClient }),
    );
    expect(isStarted).toBe(false);
    preparing.resolve();
    await started;
    shown();
    queryClient.removeQueries({ queryKey });
  });

  test("that opens right after signing in is prefetched at once, though the cache holds data: a new account's programme comes first", async () => {
    publishAuthState({ status: "signedIn", account });
    const { queryKey } = userProgramQuery("a");
    queryClient.setQueryData(queryKey, { programs: [] });
    const shown = beginWaiting();
    restore.resolve();
    const { started, prefetched } = startAnother();
    await started;
    prefetched("a");
    expect(beginAuth).toHaveBeenCalledOnce();
    shown();
    queryClient.removeQueries({ queryKey });
  });

  test("waits for Auth before it prefetches where the last user is not known", async () => {
    publishAuthState({ status: "waiting" });
    restore.resolve();
    const { started, prefetch, prefetched } = startAnother();
    await started;
    expect(prefetch).not.toHaveBeenCalled();
    publishAuthState({ status: "signedIn", account });
    auth.resolve();
    await vi.waitFor(() => prefetched("a"));
  });

  test("is prefetched for a visitor, also where Auth cannot be loaded", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    restore.resolve();
    auth.reject(new Error("offline"));
    const { started, prefetched } = startAnother();
    await started;
    await vi.waitFor(() => prefetched(undefined));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

const ID = "aB3dE6gH9jK2mN5pQ8sT1vW4";

/** An address as a browser has it. */
function inBrowser(address: string): string {
  const { pathname, search } = new URL(address, "https://mindle.example");
  return pathname + search;
}

test.each([
  "/help",
  "/program/schedule/um-eng-v2s",
  "/program/content/viewer/um-eng-v2s/d1-s1/1",
  "/voucher/riggy-complete",
  `/schema/result?responseId=${ID}`,
  "/help?lng=en",
])("%s is opened, whatever stood behind the link", (address) => {
  expect(tidied(address)).toBe(address);
  for (const along of [
    ".",
    ",",
    ")",
    ").",
    "...",
    "…",
    ";",
    ":",
    "!",
    "'",
    '"',
    "”",
    "’",
    "」",
    "]",
    ">",
    "`",
    "**",
    "。",
  ]) {
    expect(tidied(inBrowser(address + along))).toBe(address);
  }
  for (const along of ["에서", "를", "로 오세요", ")에서", "입니다.", " ", "\u200b", "예요~"]) {
    expect(tidied(inBrowser(address + along))).toBe(address);
  }
});

test.each([
  "/",
  "/schema/stress",
  "/mypage/deleteAccount",
  "/help/",
  "/auth/login?redirectUrl=%2Fhelp",
  "/?lng=ko&a=b_-",
])("%s stays", (address) => {
  expect(tidied(address)).toBe(address);
});

test("of the first page nothing is left but itself", () => {
  expect(tidied(inBrowser("/."))).toBe("/");
  expect(tidied(inBrowser("/)"))).toBe("/");
  expect(tidied(inBrowser("/에서"))).toBe("/");
});
