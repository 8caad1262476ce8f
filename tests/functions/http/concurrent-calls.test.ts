import { shareResponse, submitAssessment } from "@mindle/domain/api/assessment";
import { cleanDeleteUser, getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import { CONTRACT } from "@mindle/domain/api/contract";
import { deleteImage, MAX_IMAGES, saveImage } from "@mindle/domain/api/images";
import { subscribe } from "@mindle/domain/api/mailing";
import {
  cancelReminder,
  pauseReminders,
  registerDevice,
  unregisterDevice,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import type { BodyOf, Operation } from "@mindle/domain/api/operation";
import { finishStep, removeAnswers, saveAfactoryInput } from "@mindle/domain/api/program";
import {
  createIosIapBill,
  failIosIapPayment,
  processIosIapPayment,
  redeemCoupon,
} from "@mindle/domain/api/purchase";
import { remind } from "@mindle/domain/api/remind";
import { reportHarm, setSafetyFlag } from "@mindle/domain/api/safety";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppStore } from "../../../functions/src/appstore/app-store.ts";
import { openAppStore } from "../../../functions/src/appstore/open-app-store.ts";
import type { Dispatch, FailureReport } from "../../../functions/src/http/dispatch.ts";
import type { ApiResponse } from "../../../functions/src/http/message.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../support/functions/backend.ts";
import { makeProgramme, type TestProgramme } from "../../support/functions/content.ts";
import { database } from "../../support/functions/database.ts";
import { makeOperationId, saveBody } from "../../support/functions/page-saves.ts";
import { JPEG } from "../../support/functions/pictures.ts";
import {
  buy,
  countedRedemptions,
  makeCoupon,
  PACKAGE,
  putPackage,
  storedProgram,
} from "../../support/functions/purchases.ts";
import { makeReminder } from "../../support/functions/reminders.ts";
import { openTestStore, testStore } from "../../support/functions/store.ts";
import { makeSubmission } from "../../support/functions/submissions.ts";
import { runs } from "../../support/soak.ts";

const CALLS = runs(10, 50);
const SLOW = { timeout: 60_000 };

let backend: Backend;
let appStore: AppStore;
let dispatch: Dispatch;
let programme: TestProgramme;
const reports: FailureReport[] = [];

beforeAll(async () => {
  backend = await startBackend("demo-concurrent");
  appStore = openAppStore(
    { kind: "stand-in" },
    { chain: () => testStore().standIn.chain(), find: (id) => testStore().standIn.find(id) },
  );
  dispatch = dispatchOn(appStore, reports);
  [programme] = await Promise.all([makeProgramme(), putPackage()]);
});
afterAll(() => backend.close());

function callAs<Op extends Operation>(uid: string, operation: Op, body: BodyOf<Op>): Promise<ApiResponse> {
  return callBy(dispatch, { uid }, operation, body);
}

/** Calls concurrently `CALLS` times. Unexpected errors fail the test. */
async function callConcurrently<Op extends Operation>(
  uid: string,
  operation: Op,
  body: BodyOf<Op>,
): Promise<ApiResponse[]> {
  const answers = await Promise.all(Array.from({ length: CALLS }, () => callAs(uid, operation, body)));
  expect(reports).toEqual([]);
  return answers;
}

/** Calls concurrently; every call must succeed with the same data. */
async function callIdempotently<Op extends Operation>(uid: string, operation: Op, body: BodyOf<Op>) {
  const [first, ...others] = await callConcurrently(uid, operation, body);
  expect(first?.envelope).toMatchObject({ success: true });
  for (const other of others) expect(other).toEqual(first);
  return first?.envelope.data;
}

/** A stored document, and whether it was written only once. */
async function stored(path: string) {
  const found = await database().doc(path).get();
  return { data: found.data(), writtenOnce: found.createTime?.isEqual(found.updateTime ?? found.createTime) };
}

async function newBill(uid: string): Promise<string> {
  const product = { productIdentifier: PACKAGE.productIdentifier, localizedPrice: "₩49,000" };
  const { envelope } = await callAs(uid, createIosIapBill, { packageId: PACKAGE.id, product });
  return createIosIapBill.data.parse(envelope.data).id;
}

describe(`${CALLS} concurrent calls have one effect and equal responses:`, SLOW, () => {
  test("getUserInfo", async () => {
    await callIdempotently("u1", getUserInfo, {});
    expect((await stored("users/u1")).writtenOnce).toBe(true);
  });

  test("shareResponse", async () => {
    const body = submitAssessment.body.parse(makeSubmission());
    const { envelope } = await callAs("u1", submitAssessment, body);
    const responseId = submitAssessment.data.parse(envelope.data)._id;
    await callIdempotently("u1", shareResponse, { responseId, shared: true });
  });

  test("updateUserInfo", async () => {
    const updateDoc = { "additionalInfo.nickname": "Robin" };
    await callIdempotently("u2", updateUserInfo, { userId: "u2", updateDoc });
    expect(await stored("users/u2")).toMatchObject({
      data: { additionalInfo: { nickname: "Robin" } },
      writtenOnce: true,
    });
  });

  test("updateNotificationConfig", async () => {
    await callIdempotently("u3", updateNotificationConfig, { id: "daily", config: makeReminder() });
    expect((await stored("users/u3/notifications/daily")).writtenOnce).toBe(true);
  });

  test("updateTimezoneOffset, which adjusts a reminder once", async () => {
    await callAs("u4", updateTimezoneOffset, { timezoneOffset: 0 });
    await callAs("u4", updateNotificationConfig, {
      id: "daily",
      config: makeReminder({ hour: 9 }),
    });
    await callIdempotently("u4", updateTimezoneOffset, { timezoneOffset: 60 });
    expect((await stored("users/u4/notifications/daily")).data).toMatchObject({ time: { hour: 10 } });
  });

  test("pauseReminders, of which the first one counts, and cancelReminder", async () => {
    await callIdempotently("u18", pauseReminders, { paused: true });
    const ref = database().doc("users/u18/reminders/um-eng-v2s.d1-s1.one");
    await ref.set({ programId: "um-eng-v2s", stepId: "d1-s1", dueAt: 1, setAt: 1 });
    await callIdempotently("u18", cancelReminder, { id: ref.id });
    expect((await ref.get()).data()).toMatchObject({ setAt: 1, cancelledAt: expect.any(Number) });
  });

  test("registerDevice and unregisterDevice", async () => {
    const token = "device-token:u16";
    await callIdempotently("u16", registerDevice, { token });
    const [device, ...others] = (await database().collection("users/u16/devices").get()).docs;
    expect(others).toEqual([]);
    expect((await stored(device?.ref.path ?? "")).writtenOnce).toBe(true);
    await callIdempotently("u16", unregisterDevice, { token });
    expect((await database().collection("users/u16/devices").get()).size).toBe(0);
  });

  test("saveAfactoryInput", async () => {
    const { instanceId } = programme.free;
    await callIdempotently("u5", saveAfactoryInput, saveBody("u5", instanceId));
    expect((await stored(`users/u5/instances/${instanceId}`)).writtenOnce).toBe(true);
    expect((await database().collection("users/u5/saves").get()).size).toBe(1);
  });

  test("remind", async () => {
    const { programId, free } = programme;
    const page = { programId, stepId: free.stepId, id: "one" };
    await callIdempotently("u19", remind, { uid: "u19", ...page, days: 7, ageMs: 0 });
    expect((await stored(`users/u19/reminders/${programId}.${free.stepId}.one`)).writtenOnce).toBe(true);
  });

  test("removeAnswers", async () => {
    const { free } = programme;
    await callAs("u21", saveAfactoryInput, saveBody("u21", free.instanceId));
    const body = { uid: "u21", instance: free.instanceId, models: { text: {} }, ageMs: 0 };
    await callIdempotently("u21", removeAnswers, body);
    const { savedJson, revision } =
      (await database().doc(`users/u21/instances/${free.instanceId}`).get()).data() ?? {};
    expect([savedJson, revision]).toEqual(["{}", 2]);
  });

  test("saveImage and deleteImage", async () => {
    const image = { uid: "u17", imageId: makeOperationId() };
    await callIdempotently("u17", saveImage, { ...image, data: JPEG });
    expect((await stored(`users/u17/images/${image.imageId}`)).writtenOnce).toBe(true);
    await callIdempotently("u17", deleteImage, image);
    expect((await database().collection("users/u17/images").get()).size).toBe(0);
  });

  test("pictures of one user, of which no more are stored than there may be", async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_IMAGES + 10 }, () =>
        callAs("u18", saveImage, { uid: "u18", imageId: makeOperationId(), data: JPEG }),
      ),
    );
    expect(reports).toEqual([]);
    const codes = answers.map(({ envelope }) => (envelope.success ? "saved" : envelope.code));
    expect(codes.filter((code) => code === "saved")).toHaveLength(MAX_IMAGES);
    expect(codes.filter((code) => code === "already-exists")).toHaveLength(10);
    expect((await database().collection("users/u18/images").get()).size).toBe(MAX_IMAGES);
  });

  test("finishStep", async () => {
    const { programId, free } = programme;
    await callIdempotently("u6", finishStep, { programId, stepId: free.stepId });
    expect((await storedProgram("u6", programId))?.["stepFinished"]).toMatchObject([{ stepId: free.stepId }]);
  });

  test("redeemCoupon", async () => {
    const code = await makeCoupon({ maxRedemptions: 3 });
    await callIdempotently("u7", redeemCoupon, { code });
    expect(await countedRedemptions(code)).toBe(1);
    expect((await storedProgram("u7"))?.["usageInfos"]).toHaveLength(1);
  });

  test("processIosIapPayment", async () => {
    const bills = [await newBill("u8"), await newBill("u8")];
    const originalTransactionId = await buy();
    await callIdempotently("u8", processIosIapPayment, { originalTransactionId });
    expect((await storedProgram("u8"))?.["usageInfos"]).toHaveLength(1);
    const statuses = await Promise.all(
      bills.map(async (id) => (await stored(`bills/${id}`)).data?.["status"]),
    );
    expect(statuses.toSorted()).toEqual(["created", "success"]);
  });

  test("failIosIapPayment", async () => {
    const billId = await newBill("u9");
    await callIdempotently("u9", failIosIapPayment, { billId, reason: "closed" });
    expect((await stored(`bills/${billId}`)).data).toMatchObject({
      status: "cancelled",
      failReason: "closed",
    });
  });

  test("subscribe", async () => {
    const before = backend.commits();
    await callIdempotently("u10", subscribe, {
      type: "schema-exit",
      email: "robin@example.com",
      etcData: {},
    });
    // The subscription, and the mail with the test.
    expect(backend.commits()).toBe(before + 2);
  });

  test("cleanDeleteUser", async () => {
    await callAs("u11", getUserInfo, {});
    await callIdempotently("u11", cleanDeleteUser, {});
    expect((await stored("users/u11")).data).toBeUndefined();
  });

  test("setSafetyFlag, and reportHarm, which counts each call", async () => {
    const flag = { kind: "danger", day: "2026-11-21" } as const;
    expect(await callIdempotently("u19", setSafetyFlag, { uid: "u19", flag })).toEqual(flag);
    expect((await stored("users/u19")).data).toMatchObject({ safetyFlag: flag });
    const { programId } = programme;
    expect(await callIdempotently("u19", reportHarm, { uid: "u19", harm: "worse", programId })).toBeNull();
    const counted = await testStore().harms.since("2026-01-01");
    expect(counted.filter((counts) => counts.programId === programId)).toMatchObject([{ worse: CALLS }]);
  });

  test("operations that are not idempotent create one document per call", async () => {
    const submission = submitAssessment.body.parse(makeSubmission());
    const product = { productIdentifier: PACKAGE.productIdentifier, localizedPrice: "₩49,000" };
    for (const [operation, body, collection, field] of [
      [submitAssessment, submission, "assessments", "ownerUid"],
      [createIosIapBill, { packageId: PACKAGE.id, product }, "bills", "userId"],
    ] as const) {
      const answers = await callConcurrently<Operation>("u12", operation, body);
      expect(answers.every(({ envelope }) => envelope.success)).toBe(true);
      const created = await database().collection(collection).where(field, "==", "u12").get();
      expect(created.size).toBe(CALLS);
    }
  });

  test("covers every operation that writes", () => {
    const reading = [
      "getResponse",
      "getLatestSchemaAssessment",
      "listResponses",
      "checkEmailExist",
      "exportUserData",
      "getUserProgram",
      "getUserNotificationInfo",
      "getGcCompack",
      "getAfactoryActivities",
      "listAnswers",
      "getImage",
      "listPackages",
      // Writes to Auth alone.
      "signOutEverywhere",
      "listBills",
    ];
    const writing: readonly Operation[] = [
      getUserInfo,
      updateUserInfo,
      updateNotificationConfig,
      updateTimezoneOffset,
      pauseReminders,
      cancelReminder,
      registerDevice,
      unregisterDevice,
      saveAfactoryInput,
      removeAnswers,
      remind,
      saveImage,
      deleteImage,
      finishStep,
      redeemCoupon,
      processIosIapPayment,
      failIosIapPayment,
      subscribe,
      cleanDeleteUser,
      submitAssessment,
      shareResponse,
      createIosIapBill,
      setSafetyFlag,
      reportHarm,
    ];
    const others = Object.entries(CONTRACT).filter(([, operation]) => !writing.includes(operation));
    expect(others.map(([name]) => name).toSorted()).toEqual(reading.toSorted());
  });
});

test("one transaction sent concurrently by 100 accounts settles the bill of one", SLOW, async () => {
  const uids = Array.from({ length: 100 }, (_, number) => `buyer-${number}`);
  await Promise.all(uids.map(newBill));
  const originalTransactionId = await buy();
  const answers = await Promise.all(
    uids.map((uid) => callAs(uid, processIosIapPayment, { originalTransactionId })),
  );
  expect(reports).toEqual([]);
  const codes = answers.map(({ envelope }) => (envelope.success ? "paid" : envelope.code));
  expect(codes.filter((code) => code === "paid")).toHaveLength(1);
  expect(codes.filter((code) => code === "already-exists")).toHaveLength(99);
  const programs = await Promise.all(uids.map((uid) => storedProgram(uid)));
  expect(programs.filter((program) => program !== undefined)).toHaveLength(1);
  const paid = await database().collection("bills").where("status", "==", "success").get();
  expect(paid.docs.filter((bill) => uids.includes(bill.get("userId")))).toHaveLength(1);
});

test(
  "concurrent purchases of one user in different processes settle one bill each, until none is open",
  SLOW,
  async () => {
    const bills = await Promise.all(Array.from({ length: 3 }, () => newBill("u13")));
    const purchases = await Promise.all(Array.from({ length: 5 }, () => buy()));
    const answers = await Promise.all(
      purchases.map((originalTransactionId) => {
        const otherProcess = dispatchOn(appStore, reports, openTestStore());
        return callBy(otherProcess, { uid: "u13" }, processIosIapPayment, { originalTransactionId });
      }),
    );
    expect(reports).toEqual([]);
    const paid = answers.flatMap(({ envelope }) =>
      envelope.success ? [processIosIapPayment.data.parse(envelope.data).id] : [envelope.code],
    );
    expect(paid.toSorted()).toEqual([...bills, "not-found", "not-found"].toSorted());
    expect((await storedProgram("u13"))?.["usageInfos"]).toHaveLength(3);
  },
);

test("a user who redeems a coupon again and again does not make another user wait", SLOW, async () => {
  const code = await makeCoupon();
  const answered: string[] = [];
  const redeem = async (uid: string) => {
    await callAs(uid, redeemCoupon, { code });
    answered.push(uid);
  };
  await Promise.all([...Array.from({ length: CALLS }, () => redeem("u14")), redeem("u15")]);
  expect(reports).toEqual([]);
  expect(answered.indexOf("u15")).toBeLessThan(CALLS / 2);
});
