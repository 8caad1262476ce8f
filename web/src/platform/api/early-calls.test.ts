import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ROUTE = "/viewer/:programId/:stepId/:viewNo";
const CALL = { path: "program/read", body: { programId: ":programId", stepId: ":stepId", full: true } };
const BODY = JSON.stringify({ programId: "p", stepId: "d1-s1", full: true });

const fetching = vi.fn<typeof fetch>();

let callEarly: typeof import("./early-calls.ts").callEarly;
let earlyAnswer: typeof import("./early-answers.ts").earlyAnswer;

beforeEach(async () => {
  // As on a new page.
  vi.resetModules();
  ({ callEarly } = await import("./early-calls.ts"));
  ({ earlyAnswer } = await import("./early-answers.ts"));
  vi.stubGlobal("document", { documentElement: { lang: "ko" } });
  vi.stubGlobal("fetch", fetching);
  fetching.mockReset().mockImplementation(async () => new Response("{}", { headers: { Date: "Sat" } }));
});
afterEach(() => vi.unstubAllGlobals());

function taken(token: string, body = BODY): Promise<Response | undefined> {
  return earlyAnswer("/api/program/read", { body, headers: { Authorization: `Bearer ${token}` } });
}

test("a page's first call is sent with the parameters of its path, and its answer is taken once", async () => {
  callEarly([CALL], ROUTE, "/viewer/p/d1-s1/1", "a");
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    "/api/program/read",
    expect.objectContaining({ method: "POST", body: BODY }),
  );
  const answer = await taken("a");
  expect(await answer?.text()).toBe("{}");
  // It is of another moment.
  expect(answer?.headers.get("Date")).toBeNull();
  expect(await taken("a")).toBeUndefined();
});

test("another user's call, and another body, take nothing", async () => {
  callEarly([CALL], ROUTE, "/viewer/p/d1-s1/1", "b");
  expect(await taken("other")).toBeUndefined();
  expect(await taken("b", BODY.replace("d1-s1", "d1-s2"))).toBeUndefined();
  expect(await taken("b")).toBeDefined();
});

test.each([
  ["is refused", async () => new Response("{}", { status: 401 })],
  ["does not arrive", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("a call that %s is left to its caller", async (_, respond) => {
  fetching.mockImplementation(respond);
  callEarly([CALL], ROUTE, "/viewer/p/d1-s1/1", "c");
  expect(await taken("c")).toBeUndefined();
});

test("nothing is sent early where the page calls by itself already", async () => {
  expect(await taken("d")).toBeUndefined();
  callEarly([CALL], ROUTE, "/viewer/p/d1-s1/1", "d");
  expect(fetching).not.toHaveBeenCalled();
});
