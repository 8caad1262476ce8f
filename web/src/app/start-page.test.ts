import { beforeEach, expect, test, vi } from "vitest";
import { publishAuthState } from "../platform/auth/auth-state.ts";
import { createQueryClient } from "../platform/data/query-client.ts";
import { startSignedIn } from "../platform/data/start-signed-in.ts";
import { startPage } from "./start-page.ts";

vi.mock("../platform/data/start-signed-in.ts");

const queryClient = createQueryClient();
const source = { file: "a/a-page.tsx", isLoaded: false, Component: () => null, load: vi.fn(async () => {}) };
const params = { packageId: "jumpy-starter" };

beforeEach(() => {
  vi.mocked(startSignedIn).mockReset();
  source.load.mockClear();
  publishAuthState({ status: "signedOut" });
});

test("a public page is loaded and prefetched once for each navigation", async () => {
  const prefetch = vi.fn();
  const page = { access: "public", prefetch, source } as const;
  await startPage({ page, params, pathname: "/a", search: "?x=1", queryClient });
  await startPage({ page, params, pathname: "/a", search: "?x=1", queryClient });
  expect(prefetch).toHaveBeenCalledExactlyOnceWith({ params, search: "?x=1", uid: undefined, queryClient });
  await startPage({ page, params, pathname: "/b", search: "?x=1", queryClient });
  await startPage({ page, params, pathname: "/a", search: "?x=1", queryClient });
  expect(prefetch).toHaveBeenCalledTimes(3);
  expect(source.load).toHaveBeenCalledTimes(3);
  expect(startSignedIn).not.toHaveBeenCalled();
});

test("a page of the signed-in part is started again for another user", async () => {
  const prefetch = vi.fn();
  const page = { access: "signed-in", prefetch, source } as const;
  await startPage({ page, params, pathname: "/my", search: "?x=1", queryClient });
  publishAuthState({ status: "signedIn", account: { uid: "u1", email: null, displayName: null } });
  await startPage({ page, params, pathname: "/my", search: "?x=1", queryClient });
  await startPage({ page, params, pathname: "/my", search: "?x=1", queryClient });
  expect(startSignedIn).toHaveBeenCalledTimes(2);
  vi.mocked(startSignedIn).mock.calls[1]?.[1]("u1");
  expect(prefetch).toHaveBeenCalledExactlyOnceWith({ params, search: "?x=1", uid: "u1", queryClient });
});
