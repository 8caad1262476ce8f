import { getResponse, submitAssessment } from "@mindle/domain/api/assessment";
import { getUserInfo } from "@mindle/domain/api/auth";
import { REQUEST_ID_HEADER } from "@mindle/domain/api/headers";
import { subscribe } from "@mindle/domain/api/mailing";
import { isRequestId } from "@mindle/domain/api/operation-headers";
import { describe, expect, test, vi } from "vitest";
import { AuthError } from "../auth/auth-error.ts";
import { LoadError } from "../browser/load-module.ts";
import { type JsonStorage, jsonStorage } from "../storage/storage.ts";
import { ApiError } from "./api-error.ts";
import { type CallerDeps, createCaller } from "./caller.ts";
import { createIdentity } from "./identity.ts";
import { createOperationHeaders, MAX_UNANSWERED, UNANSWERED_MAX_AGE_MS } from "./operation-headers.ts";

const RESPONSE_ID = "abcdefghijklmnopqrstuvwx";
/** The user whose token it is. */
const UID = "a";
const RESPONSE = {
  _id: RESPONSE_ID,
  assessmentId: "schema:v2_B",
  answers: { nickname: { value: "지민" }, character: { value: ["Riggy"] } },
  grades: null,
  submittedAt: 1,
};

interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What the server does with a call. */
type Answer = () => Response | Promise<Response>;

interface Browser {
  readonly storage: JsonStorage;
  readonly now: () => number;
}

const NEW_BROWSER: Browser = { storage: jsonStorage(undefined), now: () => 0 };

interface Settings {
  readonly token?: string;
  readonly appCheckToken?: () => Promise<string | undefined>;
  /** In the place of one that gives `token`. */
  readonly idToken?: CallerDeps["idToken"];
  readonly operationHeaders?: CallerDeps["operationHeaders"];
  readonly browser?: Browser;
  /** In milliseconds, for answers that never come; all others wait as long as they do in the product. */
  readonly timeoutMs?: number;
}

/** A server that never answers. */
const stalled: Answer = () => new Promise<Response>(() => {});

/** A caller against a server that gives the listed answers in turn. */
function caller(
  answers: readonly Answer[],
  {
    token,
    appCheckToken = async () => undefined,
    idToken,
    operationHeaders: loadHeaders,
    browser = NEW_BROWSER,
    timeoutMs,
  }: Settings = {},
) {
  const sent: Sent[] = [];
  const fresh: boolean[] = [];
  const dates: { readonly date: string | null; readonly isOrdered: boolean }[] = [];
  const queue = [...answers];
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const operationHeaders = createOperationHeaders({ ...browser, random });
  const call = createCaller({
    fetch: async (input, init) => {
      sent.push({
        url: String(input),
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)),
      });
      const next = queue.shift();
      if (next === undefined) throw new Error("one call too many");
      init?.signal?.throwIfAborted();
      const aborted = new Promise<never>((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
      return Promise.race([next(), aborted]);
    },
    identity: createIdentity({
      storage: jsonStorage(undefined),
      now: () => 0,
      random,
    }),
    noteDate: (date, sentAt, receivedAt) => void dates.push({ date, isOrdered: sentAt <= receivedAt }),
    language: () => "en",
    idToken:
      idToken ??
      (async (isFresh, uid) => {
        fresh.push(isFresh);
        return uid === undefined || uid === UID ? token : undefined;
      }),
    appCheckToken,
    operationHeaders: loadHeaders ?? (async () => operationHeaders),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return { call, sent, fresh, dates };
}

const success = (data: unknown) => () => Response.json({ success: true, data, message: "ok" });
const failure = (status: number, code: string | undefined) => () =>
  Response.json({ success: false, data: null, message: "no", code }, { status });

/** What the call failed with. */
async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error("The call did not fail.");
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return "no error";
  } catch (error) {
    return error instanceof ApiError ? error.code : "another error";
  }
}

describe("callApi", () => {
  test("posts the body with the ids and the language, and answers the parsed data", async () => {
    const { call, sent } = caller([success(RESPONSE)]);
    const data = await call(getResponse, { responseId: RESPONSE_ID });
    expect(data._id).toBe(RESPONSE_ID);
    expect(sent[0]?.url).toBe("/api/assessment/getResponse");
    expect(sent[0]?.body).toEqual({ responseId: RESPONSE_ID });
    expect(sent[0]?.headers.get("browser-id")).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(sent[0]?.headers.get("session-id")).toMatch(/^[A-Za-z0-9]{24}$/);
    expect(sent[0]?.headers.get("accept-language")).toBe("en");
    expect(sent[0]?.headers.has("authorization")).toBe(false);
  });

  test("sends texts composed", async () => {
    const { call, sent } = caller([success(RESPONSE)]);
    const answers = [{ questionId: "nickname", value: "하늘".normalize("NFD") }] as const;
    await call(submitAssessment, { assessmentId: "schema:v2_B", answers: [...answers] });
    expect(sent[0]?.body).toMatchObject({ answers: [{ value: "하늘" }] });
  });

  test("hands on the date of an answer, and of no answer that is not ours", async () => {
    const date = "Thu, 26 Nov 2026 09:00:00 GMT";
    const ours = Response.json({ success: true, data: RESPONSE, message: "ok" }, { headers: { date } });
    const portal = new Response("<html>", { headers: { date: "Thu, 01 Jan 1970 00:00:00 GMT" } });
    const { call, dates } = caller([() => portal, () => ours]);
    await codeOf(call(getResponse, { responseId: RESPONSE_ID }));
    expect(dates).toEqual([]);
    await call(getResponse, { responseId: RESPONSE_ID });
    expect(dates).toEqual([{ date, isOrdered: true }]);
  });

  test("sends the token of the signed-in user", async () => {
    const { call, sent } = caller([success(null)], { token: "token" });
    await call(subscribe, { type: "schema-exit", email: "a@b.kr" });
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer token");
  });

  test("a call for one user is sent with the token of that user only", async () => {
    const { call, sent } = caller([success(RESPONSE)], { token: "token" });
    await call(getResponse, { responseId: RESPONSE_ID }, { uid: UID });
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer token");
    const another = call(getResponse, { responseId: RESPONSE_ID }, { uid: "b" });
    expect(await codeOf(another)).toBe("unauthenticated");
    expect(sent).toHaveLength(1);
  });

  test("sends the claim secret to the operations that read it, and to no other", async () => {
    const { call, sent } = caller([success(RESPONSE), success(null), success(RESPONSE)]);
    await call(submitAssessment, { assessmentId: "schema:v2_B", answers: [] });
    await call(subscribe, { type: "schema-exit", email: "a@b.kr" });
    await call(getResponse, { responseId: RESPONSE_ID });
    const [secret, ...others] = sent.map(({ headers }) => headers.get("claim-secret"));
    expect(secret).toMatch(/^[A-Za-z0-9]{24}$/);
    expect(others).toEqual([null, null]);
    expect(secret).not.toContain(sent[0]?.headers.get("browser-id"));
  });

  test("sends another browser's secret in the place of its own for one call only", async () => {
    const { call, sent } = caller([success(RESPONSE), success(RESPONSE)], { token: "token" });
    const handedOver = "h".repeat(24);
    await call(getUserInfo, {}, { claimSecret: handedOver }).catch(() => undefined);
    await call(getUserInfo, {}).catch(() => undefined);
    const [first, second] = sent.map(({ headers }) => headers.get("claim-secret"));
    expect(first).toBe(handedOver);
    expect(second).toMatch(/^[A-Za-z0-9]{24}$/);
    expect(second).not.toBe(handedOver);
  });

  test("repeats a call without a sure answer with the same idempotency key, another call with a new one", async () => {
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    const { call, sent } = caller([
      lost,
      lost,
      failure(503, "unavailable"),
      failure(500, "internal"),
      success(RESPONSE),
      success(RESPONSE),
      failure(400, "invalid-argument"),
      success(RESPONSE),
      success(RESPONSE),
    ]);
    const submit = (assessmentId: "schema:v2_A" | "schema:v2_B") =>
      call(submitAssessment, { assessmentId, answers: [] }).catch(() => undefined);
    for (let times = 0; times < 8; times += 1) await submit("schema:v2_B");
    await submit("schema:v2_A");
    const keys = sent.map(({ headers }) => headers.get("idempotency-key") ?? "");
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9]{24}$/);
    const [first] = keys;
    expect(keys.slice(0, 5)).toEqual([first, first, first, first, first]);
    expect(new Set(keys).size).toBe(5);
  });

  test("no answer in time is unavailable; the repeat carries the same idempotency key", async () => {
    const { call, sent } = caller([stalled, stalled], { timeoutMs: 30 });
    const submit = () => call(submitAssessment, { assessmentId: "schema:v2_B", answers: [] });
    expect([await codeOf(submit()), await codeOf(submit())]).toEqual(["unavailable", "unavailable"]);
    const [first, second] = sent.map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toMatch(/^[A-Za-z0-9]{24}$/);
    expect(second).toBe(first);
  });

  describe("remembers calls without an answer for the next page load", () => {
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));

    /** Submits for each of these users, on a page of its own, and gives the keys that were sent. */
    async function keysOf(nicknames: readonly string[], browser: Browser, answer: Answer = lost) {
      const keys: string[] = [];
      for (const nickname of nicknames) {
        const { call, sent } = caller([answer], { browser });
        const answers = [{ questionId: "nickname" as const, value: nickname }];
        await call(submitAssessment, { assessmentId: "schema:v2_B", answers }).catch(() => undefined);
        keys.push(sent[0]?.headers.get("idempotency-key") ?? "none");
      }
      return keys;
    }

    test("with the same key until it is answered, and without what was answered", async () => {
      const storage = jsonStorage(undefined);
      const browser = { storage, now: () => 0 };
      const [first, second] = await keysOf(["지민", "지민"], browser);
      expect(second).toBe(first);
      const stored = JSON.stringify(storage.read("unansweredCalls"));
      expect(stored).toContain(first);
      expect(stored).not.toMatch(/지민|schema|submit/);
      expect(await keysOf(["지민"], browser, success(RESPONSE))).toEqual([first]);
      expect(storage.read("unansweredCalls")).toBeUndefined();
      expect(await keysOf(["지민"], browser)).not.toEqual([first]);
    });

    test("for a day", async () => {
      const storage = jsonStorage(undefined);
      const [first] = await keysOf(["지민"], { storage, now: () => 0 });
      expect(await keysOf(["지민"], { storage, now: () => UNANSWERED_MAX_AGE_MS - 1 })).toEqual([first]);
      expect(await keysOf(["지민"], { storage, now: () => UNANSWERED_MAX_AGE_MS })).not.toEqual([first]);
    });

    test("at most the newest", async () => {
      const browser = { storage: jsonStorage(undefined), now: () => 0 };
      const nicknames = Array.from({ length: MAX_UNANSWERED + 1 }, (_, index) => `n${index}`);
      const keys = await keysOf(nicknames, browser);
      expect(new Set(keys).size).toBe(nicknames.length);
      expect(await keysOf(nicknames.slice(1), browser)).toEqual(keys.slice(1));
      expect(await keysOf(nicknames.slice(0, 1), browser)).not.toEqual(keys.slice(0, 1));
    });
  });

  test("sends the token of the app, where there is one", async () => {
    const checked = caller([success(RESPONSE)], { appCheckToken: async () => "app token" });
    await checked.call(getResponse, { responseId: RESPONSE_ID });
    expect(checked.sent[0]?.headers.get("x-firebase-appcheck")).toBe("app token");

    const unchecked = caller([success(RESPONSE)]);
    await unchecked.call(getResponse, { responseId: RESPONSE_ID });
    expect(unchecked.sent[0]?.headers.has("x-firebase-appcheck")).toBe(false);
  });

  test("goes without the token of the app when that fails, and says so", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const failing = caller([success(RESPONSE)], {
      token: "token",
      appCheckToken: () => Promise.reject(new Error("blocked")),
    });
    await failing.call(getResponse, { responseId: RESPONSE_ID });
    expect(failing.sent[0]?.headers.has("x-firebase-appcheck")).toBe(false);
    expect(failing.sent[0]?.headers.get("authorization")).toBe("Bearer token");
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("assessment/getResponse"),
      expect.objectContaining({ message: "blocked" }),
    );
    warn.mockRestore();
  });

  test("a refused token is renewed once", async () => {
    const refused = failure(401, "unauthenticated");
    const renewed = caller([refused, success(RESPONSE)], { token: "token" });
    await renewed.call(getResponse, { responseId: RESPONSE_ID });
    expect(renewed.fresh).toEqual([false, true]);

    const hopeless = caller([refused, refused], { token: "token" });
    expect(await codeOf(hopeless.call(getResponse, { responseId: RESPONSE_ID }))).toBe("unauthenticated");
    expect(hopeless.sent).toHaveLength(2);

    const visitor = caller([refused]);
    expect(await codeOf(visitor.call(getResponse, { responseId: RESPONSE_ID }))).toBe("unauthenticated");
    expect(visitor.sent).toHaveLength(1);
  });

  test.each([
    [failure(404, "not-found"), "not-found"],
    [failure(429, undefined), "resource-exhausted"],
    [failure(500, "made-up"), "internal"],
    [() => new Response("<h1>Bad gateway</h1>", { status: 502 }), "unavailable"],
    [() => new Response("\n<!doctype html>", { status: 200 }), "unavailable"],
    [() => new Response("", { status: 200 }), "unavailable"],
    [() => new Response("<h1>Blocked</h1>", { status: 403 }), "unavailable"],
    [() => new Response("<h1>Sign in</h1>", { status: 511 }), "unavailable"],
    [() => new Response("<h1>Slow down</h1>", { status: 429 }), "resource-exhausted"],
    [() => new Response("<h1>Error</h1>", { status: 500 }), "internal"],
    [() => Response.json({ unknown: 1 }), "internal"],
    [success({ ...RESPONSE, assessmentId: "schema:v9" }), "internal"],
    [() => Promise.reject(new TypeError("Failed to fetch")), "unavailable"],
  ])("fails by code, and tries only once (%#)", async (answer, code) => {
    const { call, sent } = caller([answer]);
    expect(await codeOf(call(submitAssessment, { assessmentId: "schema:v2_B", answers: [] }))).toBe(code);
    expect(sent).toHaveLength(1);
  });

  test("a call beyond a limit says after how many seconds it may be repeated", async () => {
    const limited = (headers: HeadersInit) => () =>
      Response.json(
        { success: false, data: null, code: "resource-exhausted", message: "" },
        { status: 429, headers },
      );
    const waitOf = async (headers: HeadersInit) =>
      (await failureOf(caller([limited(headers)]).call(getResponse, { responseId: RESPONSE_ID })))
        .retryAfterSeconds;
    expect(await waitOf({ "Retry-After": "7200" })).toBe(7_200);
    expect(await waitOf({})).toBeUndefined();
    expect(await waitOf({ "Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT" })).toBeUndefined();
  });

  test("a call whose token or whose headers never come is unavailable", async () => {
    const never = () => new Promise<never>(() => {});
    const withoutToken = caller([], { idToken: never, timeoutMs: 30 });
    expect(await codeOf(withoutToken.call(getResponse, { responseId: RESPONSE_ID }))).toBe("unavailable");
    const withoutHeaders = caller([], { operationHeaders: never, timeoutMs: 30 });
    const submission = withoutHeaders.call(submitAssessment, {
      assessmentId: "schema:v2_B",
      answers: [],
    });
    expect(await codeOf(submission)).toBe("unavailable");
  });

  test("a mistake in the code is no lost connection", async () => {
    const mistake = new TypeError("crypto.randomUUID is not a function");
    const { call } = caller([], {
      operationHeaders: () => Promise.reject(mistake),
    });
    await expect(call(submitAssessment, { assessmentId: "schema:v2_B", answers: [] })).rejects.toBe(mistake);
    const withoutToken = caller([], { idToken: () => Promise.reject(mistake) });
    await expect(withoutToken.call(getResponse, { responseId: RESPONSE_ID })).rejects.toBe(mistake);
  });

  test.each([
    ["Auth", { idToken: () => Promise.reject(new AuthError({ code: "auth/network-request-failed" })) }],
    ["our own code", { operationHeaders: () => Promise.reject(new LoadError(undefined)) }],
  ])("a connection that %s did not get is lost", async (_what, settings) => {
    const { call, sent } = caller([], settings);
    expect(await codeOf(call(submitAssessment, { assessmentId: "schema:v2_B", answers: [] }))).toBe(
      "unavailable",
    );
    expect(sent).toHaveLength(0);
  });

  test("works without AbortSignal.any and AbortSignal.timeout", async () => {
    vi.stubGlobal("AbortSignal", class {});
    try {
      const { call } = caller([success(RESPONSE)]);
      const { signal } = new AbortController();
      expect(await call(getResponse, { responseId: RESPONSE_ID }, { signal })).toMatchObject({
        _id: RESPONSE_ID,
      });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test("a cancelled call is no failure of the service", async () => {
    const { call } = caller([stalled]);
    const controller = new AbortController();
    const pending = call(getResponse, { responseId: RESPONSE_ID }, { signal: controller.signal });
    controller.abort();
    expect(await codeOf(pending)).toBe("another error");
  });
});

describe("request ids", () => {
  const body = { responseId: RESPONSE_ID };

  test("each attempt has a new one, and the error that of the last attempt", async () => {
    const refused = failure(401, "unauthenticated");
    const { call, sent } = caller([refused, failure(500, "internal")], { token: "token" });
    const error = await failureOf(call(getResponse, body));
    const ids = sent.map(({ headers }) => headers.get(REQUEST_ID_HEADER) ?? "missing");
    expect(ids.filter(isRequestId)).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    expect(error.requestId).toBe(ids[1]);
  });

  test("an answer outside the contract is found by it", async () => {
    const { call, sent } = caller([success({ surprise: 1 })]);
    const error = await failureOf(call(getResponse, body));
    expect(error.requestId).toBe(sent[0]?.headers.get(REQUEST_ID_HEADER));
  });

  test.each([
    ["without an answer", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["that the network answered", () => new Response("<!doctype html>", { status: 200 })],
  ])("a call %s has none: the server may know nothing of it", async (_what, answer: Answer) => {
    const { call } = caller([answer]);
    expect((await failureOf(call(getResponse, body))).requestId).toBeUndefined();
  });
});
