import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { CHARACTERS } from "../assessment/characters.ts";
import { submitAssessment } from "./assessment.ts";
import { CONTRACT } from "./contract.ts";
import { COMMON_ERRORS, HTTP_STATUS, parseErrorCode } from "./errors.ts";
import { nickname, packageSlug, responseId } from "./fields.ts";
import { isBrowserId, isSessionId, preferredLanguage } from "./headers.ts";
import { subscribe } from "./mailing.ts";
import { errorsOf, type Operation } from "./operation.ts";

function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

describe("the contract", () => {
  test("has the specification's paths and those of devices, pictures, the journal, shared results and safety, each once", () => {
    const paths = Object.values(CONTRACT).map(({ path }) => path);
    expect(paths.toSorted()).toEqual([
      "assessment/getLatestSchemaAssessment",
      "assessment/getResponse",
      "assessment/listResponses",
      "assessment/shareResponse",
      "assessment/submit",
      "auth/checkEmailExist",
      "auth/cleanDeleteUser",
      "auth/exportUserData",
      "auth/getUserInfo",
      "auth/signOutEverywhere",
      "auth/updateUserInfo",
      "mailing/subscribe",
      "notification/cancelReminder",
      "notification/getUserNotificationInfo",
      "notification/pauseReminders",
      "notification/registerDevice",
      "notification/unregisterDevice",
      "notification/updateNotificationConfig",
      "notification/updateTimezoneOffset",
      "program/deleteImage",
      "program/finishStep",
      "program/getAfactoryActivities",
      "program/getGcCompack",
      "program/getImage",
      "program/listAnswers",
      "program/remind",
      "program/removeAnswers",
      "program/saveAfactoryInput",
      "program/saveImage",
      "purchase/createIosIapBill",
      "purchase/failIosIapPayment",
      "purchase/listBills",
      "purchase/listPackages",
      "purchase/processIosIapPayment",
      "purchase/redeemCoupon",
      "safety/reportHarm",
      "safety/setSafetyFlag",
      "userProgram/getUserProgram",
    ]);
  });

  test("is for the signed in, but for these", () => {
    const open = Object.entries(CONTRACT).filter(([, { access }]) => access === "anyone");
    expect(open.map(([name]) => name).toSorted()).toEqual([
      "checkEmailExist",
      "getResponse",
      "listPackages",
      "submitAssessment",
      "subscribe",
    ]);
    for (const [, { limit }] of open) expect(limit).toBeDefined();
  });

  test("offers three operations as callables as well", () => {
    const callables = Object.entries(CONTRACT).filter(([, { callable }]) => callable === true);
    expect(callables.map(([name]) => name).toSorted()).toEqual([
      "finishStep",
      "processIosIapPayment",
      "redeemCoupon",
    ]);
  });

  test("limits guesses at coupon codes and purchases by address and by user", () => {
    for (const operation of [CONTRACT.redeemCoupon, CONTRACT.processIosIapPayment]) {
      expect(operation.userLimit?.calls).toBeLessThan(operation.limit?.calls ?? 0);
      expect(errorsOf(operation)).toContain("resource-exhausted");
    }
  });

  test("limits what a network and an account may store, in all processes together", () => {
    const { submitAssessment: submit, subscribe: join, checkEmailExist } = CONTRACT;
    for (const { networkLimit } of [submit, join, checkEmailExist]) {
      expect(networkLimit).toBeDefined();
      expect(networkLimit?.perProcess).toBeUndefined();
    }
    const daily = Object.entries(CONTRACT).filter(([, { dailyLimit }]) => dailyLimit !== undefined);
    expect(daily.map(([name]) => name).toSorted()).toEqual([
      "createIosIapBill",
      "reportHarm",
      "saveAfactoryInput",
      "saveImage",
    ]);
    for (const [, { dailyLimit }] of daily) expect(dailyLimit?.perSeconds).toBe(86_400);
  });

  test.each(Object.values(CONTRACT))(
    "$path has a limit, above normal use: per user with sign-in, else per address",
    ({ access, limit, userLimit }: Operation) => {
      const needed = access === "signedIn" ? userLimit : limit;
      expect(needed?.calls).toBeGreaterThanOrEqual(10);
      expect(needed?.perSeconds).toBe(60);
    },
  );

  test("an operation with a limit can say that it is reached, each code is named once", () => {
    expect(errorsOf(CONTRACT.getResponse)).toEqual([...COMMON_ERRORS, "not-found", "resource-exhausted"]);
    expect(errorsOf(CONTRACT.getUserInfo)).toEqual([...COMMON_ERRORS, "resource-exhausted"]);
    for (const operation of Object.values(CONTRACT)) {
      expect(new Set(errorsOf(operation)).size).toBe(errorsOf(operation).length);
    }
  });

  test.each(Object.entries(CONTRACT))("%s takes an object and no unknown key", (_, { body }) => {
    for (const other of [null, "text", [], 1]) expect(accepts(body, other)).toBe(false);
    expect(accepts(body, { surprise: true })).toBe(false);
  });

  test("what belongs to a user is for the signed in only", () => {
    expect(CONTRACT.getUserInfo.access).toBe("signedIn");
    expect(CONTRACT.getLatestSchemaAssessment.access).toBe("signedIn");
    expect(CONTRACT.submitAssessment.access).toBe("anyone");
  });
});

describe("error codes", () => {
  test("are parsed exactly, each with its HTTP status", () => {
    for (const code of Object.keys(HTTP_STATUS)) expect(parseErrorCode(code)).toBe(code);
    for (const other of ["", "NOT_FOUND", "ok", undefined, 404, "constructor"]) {
      expect(parseErrorCode(other)).toBeUndefined();
    }
    expect(HTTP_STATUS).toMatchObject({ unauthenticated: 401, "not-found": 404, "resource-exhausted": 429 });
    for (const code of COMMON_ERRORS) expect(parseErrorCode(code)).toBe(code);
  });
});

describe("an answer to the assessment", () => {
  const takes = (...answers: readonly { questionId: string; value: unknown }[]) =>
    accepts(submitAssessment.body, { assessmentId: "schema:v2_A", answers });

  test("question: '1' to '5', of a question that exists", () => {
    for (const value of ["1", "5"]) {
      expect(takes({ questionId: "question1", value })).toBe(true);
      expect(takes({ questionId: "question35", value })).toBe(true);
    }
    for (const value of ["0", "6", 3, "", null])
      expect(takes({ questionId: "question1", value })).toBe(false);
    for (const questionId of ["question0", "question36", "question01", "question"]) {
      expect(takes({ questionId, value: "1" })).toBe(false);
    }
  });

  test("stress: '0' to '10'", () => {
    for (const value of ["0", "10"]) expect(takes({ questionId: "stress", value })).toBe(true);
    for (const value of ["-1", "11", "5.5", 5, "05"])
      expect(takes({ questionId: "stress", value })).toBe(false);
  });

  test("email: an address or null, never empty", () => {
    for (const value of [null, "robin@example.com"]) expect(takes({ questionId: "email", value })).toBe(true);
    for (const value of ["", "robin", undefined]) expect(takes({ questionId: "email", value })).toBe(false);
  });

  test("character: one or more of the five", () => {
    expect(takes({ questionId: "character", value: [...CHARACTERS] })).toBe(true);
    for (const value of [[], ["riggy"], ["Mindle"], "Riggy"]) {
      expect(takes({ questionId: "character", value })).toBe(false);
    }
  });

  test("nickname: 1 to 40 characters without the spaces around it", () => {
    expect(z.parse(nickname, "  하늘 ")).toBe("하늘");
    expect(accepts(nickname, ` ${"a".repeat(40)} `)).toBe(true);
    for (const value of ["", "   ", "a".repeat(41), "\u200b", "a\nb", "a\u202eb"])
      expect(accepts(nickname, value)).toBe(false);
  });

  test("at most 39 of them, of an assessment that can be submitted", () => {
    const stress = { questionId: "stress", value: "1" };
    expect(takes(...Array.from({ length: 39 }, () => stress))).toBe(true);
    expect(takes(...Array.from({ length: 40 }, () => stress))).toBe(false);
    expect(accepts(submitAssessment.body, { assessmentId: "schema:v1", answers: [stress] })).toBe(false);
  });
});

describe("subscribing", () => {
  const email = "robin@example.com";

  test("to the list of a package, by its slug", () => {
    const takes = (etcData: unknown) => accepts(subscribe.body, { type: "VOUCHER_GET", email, etcData });
    expect(takes({ packageId: "jumpy-complete" })).toBe(true);
    for (const etcData of [undefined, {}, { packageId: "jumpy_complete.v0" }, { packageId: "a", more: 1 }]) {
      expect(takes(etcData)).toBe(false);
    }
  });

  test("on leaving, with an address", () => {
    expect(accepts(subscribe.body, { type: "schema-exit", email })).toBe(true);
    expect(accepts(subscribe.body, { type: "schema-exit", email: "" })).toBe(false);
    expect(accepts(subscribe.body, { type: "other", email })).toBe(false);
  });
});

test.each([
  ["riggy-complete", true],
  ["flippy-starter", true],
  ["riggy-master", false],
  ["Riggy-complete", false],
  ["xriggy-complete", false],
  ["riggy-complete2", false],
  ["riggy-complete\n", false],
])("%j as a package slug: %s", (slug, expected) => {
  expect(accepts(packageSlug, slug)).toBe(expected);
});

test("a response id is 24 letters and digits", () => {
  expect(accepts(responseId, "aB3".repeat(8))).toBe(true);
  for (const id of ["a".repeat(23), "a".repeat(25), `${"a".repeat(23)}/`, `${"a".repeat(23)}\n`]) {
    expect(accepts(responseId, id)).toBe(false);
  }
});

test("browser ids have 20, session ids 24 letters and digits", () => {
  expect(isBrowserId(`${"a1Z".repeat(6)}bb`)).toBe(true);
  expect(isSessionId("a1Z".repeat(8))).toBe(true);
  for (const length of [0, 19, 21, 24]) expect(isBrowserId("a".repeat(length))).toBe(false);
  for (const length of [0, 20, 23, 25]) expect(isSessionId("a".repeat(length))).toBe(false);
  for (const end of ["-", "\n", " ", "가"]) {
    expect(isBrowserId("a".repeat(19) + end)).toBe(false);
    expect(isSessionId("a".repeat(23) + end)).toBe(false);
  }
});

test.each([
  ["ko", "ko"],
  ["en", "en"],
  ["EN-gb", "en"],
  ["ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", "ko"],
  ["fr-FR, fr;q=0.9, en;q=0.8, ko;q=0.7", "en"],
  ["en;q=0.3, ko;q=0.31", "ko"],
  ["en;q=0.5,ko;q=0.5", "en"],
  ["ko;q=0,en;q=0.001", "en"],
  ["ko;q=0.000", null],
  ["*", null],
  ["fr", null],
  ["kok", null],
  ["english", null],
  ["ko;q=2", null],
  ["ko;level=1", null],
  ["", null],
  [",;,", null],
  [undefined, null],
])("of the languages %j ours is %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
