import { CLAIM_SECRET_HEADER } from "@mindle/domain/api/operation-headers";
import { DAY_MS } from "@mindle/domain/time";
import { openAppStore } from "../../../functions/src/appstore/open-app-store.ts";
import { makeSigningChain } from "../../../functions/src/appstore/stand-in/certificates.ts";
import { transactionPayload } from "../../../functions/src/appstore/stand-in/stand-in-server.ts";
import { PURCHASE as ANY_PURCHASE, signNotification } from "../../support/functions/app-store.ts";
import { makeProgramme, type TestProgramme } from "../../support/functions/content.ts";
import { database } from "../../support/functions/database.ts";
import { type ExampleBodies, exampleBodies } from "../../support/functions/example-bodies.ts";
import { makePageSave } from "../../support/functions/page-saves.ts";
import { makeCoupon, putPackage } from "../../support/functions/purchases.ts";
import { makeReminder } from "../../support/functions/reminders.ts";
import { makeSubmission } from "../../support/functions/submissions.ts";
import type { OperationName } from "../../support/functions/successful-calls.ts";
import type { MortalAccount } from "./mortal-auth.ts";
import type { MortalBackend } from "./mortal-backend.ts";
import type { MortalProcess } from "./mortal-process.ts";

/** The clock of a run stands still, so that a repeated one can be compared: a Monday, at 18:00 in Korea. */
export const NOW = Date.UTC(2026, 10, 23, 9);

/** Users of the world: one has something of everything, one has an account and nothing else. */
export const USER = {
  rich: "rich",
  other: "other",
  first: "first",
  unconfirmed: "unconfirmed",
  changed: "changed",
};

/** Of a browser that answered without signing in. */
export const SECRET = { [CLAIM_SECRET_HEADER]: "s1S2s3S4s5S6s7S8s9S0s1S2" };

export const TRANSACTION_ID = "2000000001";

/** A transaction that a bill of the rich user is paid with already. */
export const PAID_TRANSACTION_ID = "2000000002";

/** The page's reminder is due an hour ago, by the clock of the world so many days later. */
export const REMIND_DAYS = 3;

const PURCHASE = { ...ANY_PURCHASE, purchaseDate: NOW };

const chain = makeSigningChain();

/** An App Store that confirms every purchase of the package. */
export const APP_STORE = openAppStore(
  { kind: "stand-in" },
  { chain: async () => chain, find: async () => PURCHASE },
);

/** A notification of a payment's refund, or of its end. */
export function notificationOf(id: string, type: "REFUND" | "REFUND_REVERSED", signedDate: number) {
  return signNotification(chain, type, transactionPayload(id, PURCHASE), signedDate);
}

/** What is there before every run, and bodies that are the same in each. */
export interface KillWorld {
  readonly programme: TestProgramme;
  readonly bodies: ExampleBodies;
  readonly coupon: string;
  /** An open bill of the rich user. */
  readonly billId: string;
  /** A response of the rich user, which is shared. */
  readonly responseId: string;
  readonly backend: MortalBackend;
}

export function emailOf(uid: string): string {
  return `${uid}@example.com`;
}

/** Makes it, in an empty backend. */
export async function makeKillWorld(backend: MortalBackend, process: MortalProcess): Promise<KillWorld> {
  const [programme, coupon] = await Promise.all([
    makeProgramme(),
    makeCoupon({ maxRedemptions: 1 }),
    putPackage(),
  ]);
  const confirmed = { emailVerified: true, lastLoginAt: NOW };
  const used = (uid: string): MortalAccount => ({
    ...{ ...confirmed, email: emailOf(uid), providers: ["password"] },
    customAttributes: JSON.stringify({ firstEmail: emailOf(uid) }),
  });
  backend.accounts.set(USER.rich, used(USER.rich));
  backend.accounts.set(USER.other, used(USER.other));
  // Another person linked a sign-in to it before the owner of the address used it.
  backend.accounts.set(USER.first, {
    ...{ ...confirmed, email: emailOf(USER.first), providers: ["password", "google.com"] },
  });
  const open = { emailVerified: false, lastLoginAt: NOW, providers: ["password"] };
  backend.accounts.set(USER.unconfirmed, { ...open, email: emailOf(USER.unconfirmed) });
  backend.accounts.set(USER.changed, {
    ...{ ...open, email: "taken@example.com" },
    customAttributes: JSON.stringify({ firstEmail: emailOf(USER.changed) }),
  });

  const bodies = exampleBodies(programme, USER.rich);
  const call = async (name: OperationName, body: unknown, uid: string | null = USER.rich, headers = {}) => {
    const { envelope } = await process.call(name, body, { uid, headers });
    if (!envelope.success) throw new Error(`${name}: ${envelope.code}: ${envelope.message}`);
    return envelope.data;
  };
  await call("getUserInfo", {}, USER.rich, { "Accept-Language": "ko" });
  await call("getUserInfo", {}, USER.other);
  await call("updateTimezoneOffset", { timezoneOffset: -540 });
  await database()
    .doc(`users/${USER.rich}/programs/${programme.programId}`)
    .set({
      // No version yet: it begins with the first page.
      usageInfos: [{ status: "available", openedAt: NOW - DAY_MS, closedAt: NOW + 30 * DAY_MS }],
      stepFinished: [],
    });
  for (let times = 0; times < 3; times += 1) await call("submitAssessment", makeSubmission(), null, SECRET);
  const { _id: responseId } = Object(await call("submitAssessment", makeSubmission()));
  await call("shareResponse", { responseId, shared: true });
  await call("createIosIapBill", bodies.createIosIapBill[0]);
  await call("processIosIapPayment", { originalTransactionId: PAID_TRANSACTION_ID });
  const { id: billId } = Object(await call("createIosIapBill", bodies.createIosIapBill[0]));
  await call("remind", { ...bodies.remind[0], days: REMIND_DAYS, ageMs: 0 });
  await call("updateNotificationConfig", { id: "daily", config: makeReminder({ hour: 9 }) });
  await call("registerDevice", { token: deviceOf(USER.rich) });
  await call("registerDevice", { token: deviceOf(USER.other) }, USER.other);
  await call("redeemCoupon", { code: await makeCoupon() });
  await call("subscribe", {
    type: "VOUCHER_GET",
    email: emailOf(USER.rich),
    etcData: { packageId: "riggy-complete" },
  });
  await call("saveImage", { ...bodies.saveImage[0], imageId: "z1Z2z3Z4z5Z6z7Z8z9Z0" });
  return { programme, bodies, coupon, billId: String(billId), responseId: String(responseId), backend };
}

export function deviceOf(uid: string): string {
  return `device-token-of:${uid}`;
}

/** Pages that the rich user saves. */
export function pagesOf({ programme: { free, locked } }: KillWorld) {
  return { [free.instanceId]: PAGE, [locked.instanceId]: { ...PAGE, operationId: "b1B2c3D4e5F6g7H8i9J0" } };
}

const PAGE = makePageSave();
