import { beforeEach, expect, test, vi } from "vitest";
import { publishAuthState } from "../auth/auth-state.ts";
import { beginAuth } from "../auth/session.ts";
import { persistCache } from "./persist-cache.ts";
import { createQueryClient } from "./query-client.ts";
import { startSignedIn } from "./start-signed-in.ts";

vi.mock("../auth/session.ts");
vi.mock("./persist-cache.ts");

const queryClient = createQueryClient();
const account = { uid: "a", email: null, displayName: null };
let auth: PromiseWithResolvers<void>;
let restore: PromiseWithResolvers<void>;

beforeEach(() => {
  auth = Promise.withResolvers();
  restore = Promise.withResolvers();
  vi.mocked(beginAuth).mockReset().mockReturnValue(auth.promise);
  vi.mocked(persistCache).mockReset().mockReturnValue(restore.promise);
  publishAuthState({ status: "signedOut" });
});

test("Auth and the restore start at once; the last user's data are prefetched before Auth has answered", async () => {
  publishAuthState({ status: "signedIn", account });
  publishAuthState({ status: "waiting" });
  const prefetch = vi.fn();
  const started = startSignedIn(queryClient, prefetch);
  expect(beginAuth).toHaveBeenCalledOnce();
  expect(persistCache).toHaveBeenCalledOnce();
  expect(prefetch).not.toHaveBeenCalled();
  restore.resolve();
  await started;
  expect(prefetch).toHaveBeenCalledExactlyOnceWith("a");
});

test("where the last user is not known, prefetching waits for Auth", async () => {
  publishAuthState({ status: "waiting" });
  const prefetch = vi.fn();
  restore.resolve();
  await startSignedIn(queryClient, prefetch);
  expect(prefetch).not.toHaveBeenCalled();
  publishAuthState({ status: "signedIn", account });
  auth.resolve();
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledExactlyOnceWith("a"));
});

test("a visitor's page is prefetched, also where Auth cannot be loaded", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const prefetch = vi.fn();
  restore.resolve();
  auth.reject(new Error("offline"));
  await startSignedIn(queryClient, prefetch);
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledExactlyOnceWith(undefined));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
