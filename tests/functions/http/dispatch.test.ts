import { createHash } from "node:crypto";
import { CONTRACT } from "@mindle/domain/api/contract";
import { HTTP_STATUS } from "@mindle/domain/api/errors";
import { MAX_BODY_BYTES, operation } from "@mindle/domain/api/operation";
import { CLAIM_SECRET_HEADER } from "@mindle/domain/api/operation-headers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "../../../functions/src/app-error.ts";
import { createDispatcher, type FailureReport } from "../../../functions/src/http/dispatch.ts";
import type { ApiRequest } from "../../../functions/src/http/message.ts";
import type { RateLimiter } from "../../../functions/src/http/rate-limit.ts";
import { HANDLERS } from "../../../functions/src/operations/handlers.ts";
import { openStore } from "../../../functions/src/store/store.ts";
import { EMPTY_APP_STORE } from "../../support/functions/app-store.ts";
import { anAccount } from "../../support/functions/users.ts";

const TEST_CONTRACT = {
  echo: operation({
    path: "test/echo",
    access: "anyone",
    body: z.strictObject({ items: z.array(z.strictObject({ value: z.int() })) }),
    data: z.object({ sum: z.number(), uid: z.nullable(z.string()), claimHash: z.nullable(z.string()) }),
    errors: ["not-found"],
    headers: [CLAIM_SECRET_HEADER],
  }),
  whoAmI: operation({
    path: "test/whoAmI",
    access: "signedIn",
    body: z.strictObject({}),
    data: z.string(),
    errors: [],
    accountCookie: "set",
  }),
  leave: operation({
    path: "test/leave",
    access: "signedIn",
    body: z.strictObject({}),
    data: z.null(),
    errors: [],
    accountCookie: "remove",
  }),
};

/** `echo` sums the items; the values 404, 409, 14, 500 and 0 make it fail in different ways. */
function dispatcher(reports: FailureReport[] = []) {
  return createDispatcher({
    contract: TEST_CONTRACT,
    handlers: {
      echo: async ({ items }, { uid, claimHash }) => {
        const has = (wanted: number) => items.some(({ value }) => value === wanted);
        if (has(404)) throw new AppError("not-found", "no such thing");
        if (has(409)) throw new AppError("aborted", "the contract does not list this");
        if (has(14)) throw Object.assign(new Error("14 UNAVAILABLE: secret address"), { code: 14 });
        if (has(500)) throw new Error("secret detail");
        const sum = items.reduce((total, { value }) => total + value, 0);
        return { sum: has(0) ? Number.NaN : sum, uid, claimHash, secret: "must not be sent" };
      },
      whoAmI: async (_input, { uid }) => uid,
      leave: async () => null,
    },
    deps: {
      store: openStoreOnce(),
      appStore: EMPTY_APP_STORE,
      siteUrl: "https://mindle.example",
      now: () => 0,
      random: () => new Uint8Array(),
    },
    verifyToken: async (token) => (token === "good" ? anAccount("uid-1") : undefined),
    verifyAppCheckToken: null,
    limiter: UNLIMITED,
    report: (failure) => reports.push(failure),
  });
}

const UNLIMITED: RateLimiter = {
  consume: async () => 0,
  knownWait: () => 0,
  isExempt: () => true,
  isProxy: () => false,
};

let store: ReturnType<typeof openStore> | undefined;

// Opening does not connect, and no operation below uses the store.
function openStoreOnce() {
  store ??= openStore({ projectId: "demo-unit", contentEnv: "local" });
  return store;
}

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
}

function request(sent: Sent = {}): ApiRequest {
  const headers = new Headers({ "Content-Type": "application/json", ...sent.headers });
  return {
    method: sent.method ?? "POST",
    path: sent.path ?? "/api/test/echo",
    header: (name) => headers.get(name) ?? undefined,
    body: sent.bytes ?? new TextEncoder().encode(JSON.stringify(sent.body ?? { items: [] })),
  };
}

async function errorOf(sent: Sent) {
  const answer = await dispatcher()(request(sent));
  const { envelope } = answer;
  if (envelope.success) throw new Error("expected an error");
  expect(envelope.data).toBeNull();
  expect(answer.status).toBe(HTTP_STATUS[envelope.code]);
  return { code: envelope.code, message: envelope.message, headers: answer.headers };
}

describe("routing", () => {
  test.each(["/api/test/echo", "/test/echo"])("finds an operation at %s", async (path) => {
    expect(await dispatcher()(request({ path }))).toMatchObject({ status: 200, envelope: { success: true } });
  });

  test.each([
    "/",
    "/api",
    "/api/",
    "/api/test",
    "/api/test/echo/",
    "/api/api/test/echo",
    "/api/__proto__",
    "/x",
  ])("finds no operation at %s", async (path) => {
    expect(await errorOf({ path })).toMatchObject({ code: "not-found" });
  });

  test.each(["GET", "PUT", "DELETE", "OPTIONS", "HEAD"])(
    "refuses %s with an Allow header",
    async (method) => {
      const { code, message, headers } = await errorOf({ method });
      expect({ code, message, allow: headers["Allow"] }).toEqual({
        code: "invalid-argument",
        message: "method: must be POST",
        allow: "POST",
      });
    },
  );
});

describe("the cookie of a browser in which an account is used", () => {
  const cookieOf = async (path: string, headers: Readonly<Record<string, string>>) =>
    (await dispatcher()(request({ path, body: {}, headers }))).headers["Set-Cookie"];

  test("is set for as long as browsers keep any, readable by the page, and holds nothing else", async () => {
    expect(await cookieOf("/api/test/whoAmI", { Authorization: "Bearer good" })).toBe(
      "hasAccount=1; Max-Age=34560000; Path=/; SameSite=Lax",
    );
  });

  test("goes over https only, where the page came by it", async () => {
    const headers = { Authorization: "Bearer good", "X-Forwarded-Proto": "https" };
    expect(await cookieOf("/api/test/whoAmI", headers)).toMatch(/; SameSite=Lax; Secure$/);
  });

  test("is removed with the account", async () => {
    expect(await cookieOf("/api/test/leave", { Authorization: "Bearer good" })).toBe(
      "hasAccount=1; Max-Age=0; Path=/; SameSite=Lax",
    );
  });

  test("is left alone by other operations, and by those that fail", async () => {
    expect(await cookieOf("/api/test/whoAmI", {})).toBeUndefined();
    const { headers } = await dispatcher()(request());
    expect(headers["Set-Cookie"]).toBeUndefined();
  });
});

describe("callers", () => {
  test("an operation for anyone needs no token", async () => {
    const answer = await dispatcher()(request({ body: { items: [{ value: 2 }, { value: 3 }] } }));
    expect(answer.envelope).toEqual({
      success: true,
      data: { sum: 5, uid: null, claimHash: null },
      message: "",
    });
    expect(answer.headers["Cache-Control"]).toBe("private, no-store");
  });

  test("the uid of a valid token and the hash of the claim secret reach the operation", async () => {
    const secret = "abcdefghij0123456789abcd";
    const headers = { Authorization: "Bearer good", "Claim-Secret": secret };
    const answer = await dispatcher()(request({ headers }));
    const claimHash = createHash("sha256").update(secret).digest("hex");
    expect(answer.envelope.data).toMatchObject({ uid: "uid-1", claimHash });
    expect((await dispatcher()(request({ path: "/api/test/whoAmI", headers, body: {} }))).envelope.data).toBe(
      "uid-1",
    );
  });

  test.each(["Bearer bad", "Bearer", "Bearer ", "Basic good", "good", "", "Bearer good good"])(
    "refuses the Authorization header %j even where no token is needed",
    async (authorization) => {
      expect(await errorOf({ headers: { Authorization: authorization } })).toMatchObject({
        code: "unauthenticated",
      });
    },
  );

  test("checks the token before the body", async () => {
    expect(await errorOf({ path: "/api/test/whoAmI", body: "nonsense" })).toMatchObject({
      code: "unauthenticated",
    });
  });

  test.each([
    ["Browser-Id", "short"],
    ["Browser-Id", "abcdefghij012345678-"],
    ["Browser-Id", ""],
    ["Session-Id", "abcdefghij0123456789"],
    ["Claim-Secret", "abcdefghij0123456789"],
  ])("refuses a malformed %s", async (header, value) => {
    expect(await errorOf({ headers: { [header]: value } })).toMatchObject({
      code: "invalid-argument",
      message: `${header}: is malformed`,
    });
  });
});

describe("bodies", () => {
  test("returns the path of the first problem", async () => {
    const body = { items: [{ value: 1 }, { value: "two" }, { value: "three" }] };
    expect(await errorOf({ body })).toMatchObject({
      code: "invalid-argument",
      message: "items[1].value: Invalid input: expected number, received string",
    });
  });

  test("returns `body` as the path of a problem with the whole body", async () => {
    expect(await errorOf({ body: [] })).toMatchObject({
      message: "body: Invalid input: expected object, received array",
    });
  });

  test("refuses unknown fields, without repeating long names", async () => {
    const { message } = await errorOf({ body: { items: [], ["x".repeat(5000)]: 1 } });
    expect(message).toMatch(/^body: Unrecognized key/);
    expect(message.length).toBeLessThan(250);
  });

  test("refuses other content types", async () => {
    expect(await errorOf({ headers: { "Content-Type": "text/plain" } })).toMatchObject({
      code: "invalid-argument",
      message: "Content-Type: must be application/json",
    });
  });

  test("refuses a body that is too long before reading it", async () => {
    expect(await errorOf({ bytes: new Uint8Array(MAX_BODY_BYTES + 1) })).toMatchObject({
      message: `body: must be at most ${MAX_BODY_BYTES} bytes`,
    });
  });

  test.each([
    ["empty", new Uint8Array()],
    ["broken JSON", new TextEncoder().encode('{"items":[')],
    ["not UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
  ])("refuses a body that is %s", async (_name, bytes) => {
    expect(await errorOf({ bytes })).toMatchObject({
      code: "invalid-argument",
      message: "body: must be JSON in UTF-8",
    });
  });

  test.each(['"\\ud83d"', '{"items":[{"\\ude00":1}]}'])("refuses a lone surrogate in %s", async (json) => {
    expect(await errorOf({ bytes: new TextEncoder().encode(json) })).toMatchObject({
      code: "invalid-argument",
      message: "body: must not contain a lone surrogate",
    });
  });

  test("refuses the deepest nesting a body can hold", async () => {
    expect(await errorOf({ bytes: new TextEncoder().encode("[".repeat(MAX_BODY_BYTES)) })).toMatchObject({
      code: "invalid-argument",
    });
    const nested = "[".repeat(MAX_BODY_BYTES / 2) + "]".repeat(MAX_BODY_BYTES / 2);
    expect(await errorOf({ bytes: new TextEncoder().encode(nested) })).toMatchObject({
      code: "invalid-argument",
    });
  });

  test("any JSON is answered 200 or 400, never 5xx", async () => {
    const dispatch = dispatcher();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        expect([200, 400]).toContain((await dispatch(request({ body }))).status);
      }),
    );
  });
});

describe("errors", () => {
  test("an error of the contract is sent with its message and not reported", async () => {
    const reports: FailureReport[] = [];
    const answer = await dispatcher(reports)(request({ body: { items: [{ value: 404 }] } }));
    expect(answer).toMatchObject({
      status: 404,
      envelope: { success: false, data: null, code: "not-found", message: "no such thing" },
    });
    expect(reports).toEqual([]);
  });

  test.each([
    ["an unexpected error", 500, "internal"],
    ["a code the contract does not list", 409, "internal"],
    ["data that does not match the contract", 0, "internal"],
    ["an unavailable store", 14, "unavailable"],
  ])("%s is reported and sent without detail", async (_name, value, code) => {
    const reports: FailureReport[] = [];
    const headers = { "Session-Id": "abcdefghij0123456789abcd" };
    const answer = await dispatcher(reports)(request({ headers, body: { items: [{ value }] } }));
    expect(answer.envelope).toMatchObject({ success: false, code });
    expect(answer.status).toBe(code === "internal" ? 500 : 503);
    expect(answer.envelope.message).not.toMatch(/secret|contract/);
    expect(reports).toEqual([
      { operation: "test/echo", sessionId: "abcdefghij0123456789abcd", error: expect.any(Error) },
    ]);
  });
});

test("the handlers are exactly those of the contract", () => {
  expect(Object.keys(HANDLERS).sort()).toEqual(Object.keys(CONTRACT).sort());
});

test("no two operations of the contract share a path", () => {
  const paths = Object.values(CONTRACT).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("any JSON that does not match an operation's schema is refused with a path and reaches no handler", async () => {
  const reports: FailureReport[] = [];
  const dispatch = createDispatcher({
    contract: CONTRACT,
    handlers: HANDLERS,
    deps: {
      store: openStoreOnce(),
      appStore: EMPTY_APP_STORE,
      siteUrl: "https://mindle.example",
      now: () => 0,
      random: () => new Uint8Array(),
    },
    verifyToken: async () => anAccount("uid-1"),
    verifyAppCheckToken: null,
    limiter: UNLIMITED,
    report: (failure) => reports.push(failure),
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.values(CONTRACT)), fc.jsonValue(), async (target, body) => {
      fc.pre(!target.body.safeParse(body).success);
      const headers = { Authorization: "Bearer any" };
      const answer = await dispatch(request({ path: `/api/${target.path}`, headers, body }));
      expect(answer.status).toBe(400);
      expect(answer.envelope).toMatchObject({
        code: "invalid-argument",
        message: expect.stringMatching(/^.+: ./),
      });
    }),
  );
  expect(reports).toEqual([]);
});
