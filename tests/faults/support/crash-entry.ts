import { writeSync } from "node:fs";
import { submitAssessment } from "@mindle/domain/api/assessment";
import { cleanDeleteUser, getUserInfo } from "@mindle/domain/api/auth";
import { updateNotificationConfig, updateTimezoneOffset } from "@mindle/domain/api/notification";
import type { BodyOf, Operation } from "@mindle/domain/api/operation";
import { CLAIM_SECRET_HEADER } from "@mindle/domain/api/operation-headers";
import { saveAfactoryInput } from "@mindle/domain/api/program";
import { createIosIapBill, processIosIapPayment, redeemCoupon } from "@mindle/domain/api/purchase";
import { openAppStore } from "../../../functions/src/appstore/open-app-store.ts";
import { makeSigningChain } from "../../../functions/src/appstore/stand-in/certificates.ts";
import { callBy, dispatchOn } from "../../support/functions/backend.ts";
import { grantProgramme } from "../../support/functions/content.ts";
import { makePageSave } from "../../support/functions/page-saves.ts";
import { makeReminder } from "../../support/functions/reminders.ts";
import { testStore } from "../../support/functions/store.ts";
import { makeSubmission } from "../../support/functions/submissions.ts";
import { CLAIMED, claimSecretOf, FLOWS, type Flow, type Instruction, MOVE, transactionOf } from "./crash.ts";

const { run, coupon, programme, packageId }: Instruction = JSON.parse(process.argv[2] ?? "");

const chain = makeSigningChain();
const purchase = {
  productId: packageId,
  appAccountToken: null,
  purchaseDate: Date.now(),
  revocationDate: null,
};
const appStore = openAppStore({ kind: "stand-in" }, { chain: async () => chain, find: async () => purchase });
const dispatch = dispatchOn(appStore, []);

/** Calls an operation that must succeed, from the browser of a user; `signedIn` says whether as that user. */
async function call<Op extends Operation>(
  user: string,
  operation: Op,
  body: BodyOf<Op>,
  signedIn = true,
): Promise<void> {
  const caller = { uid: signedIn ? user : null, headers: { [CLAIM_SECRET_HEADER]: claimSecretOf(user) } };
  const { envelope } = await callBy(dispatch, caller, operation, body);
  if (!envelope.success) throw new Error(`${operation.path}: ${envelope.code}: ${envelope.message}`);
}

function remind(uid: string): Promise<void> {
  return call(uid, updateNotificationConfig, { id: "daily", config: makeReminder({ hour: MOVE.hour }) });
}

function order(uid: string): Promise<void> {
  const product = { productIdentifier: packageId, localizedPrice: "₩49,000" };
  return call(uid, createIosIapBill, { packageId, product });
}

function pay(uid: string): Promise<void> {
  return call(uid, processIosIapPayment, { originalTransactionId: transactionOf(uid) });
}

function save(uid: string): Promise<void> {
  const { free, locked } = programme;
  const toSubmit = { [free.instanceId]: makePageSave(), [locked.instanceId]: makePageSave() };
  return call(uid, saveAfactoryInput, { uid, toSubmit });
}

/** Answers the assessment, before signing in or after. */
function answer(uid: string, signedIn: boolean): Promise<void> {
  return call(uid, submitAssessment, submitAssessment.body.parse(makeSubmission()), signedIn);
}

function refundOf(uid: string) {
  const payment = {
    originalTransactionId: transactionOf(uid),
    productId: packageId,
    quantity: 1,
    sandbox: true,
  };
  return { payment, signedDate: Date.now() };
}

/** What leads to each flow, and the flow. */
const STEPS: Readonly<
  Record<Flow, readonly [before: (uid: string) => Promise<void>, act: (uid: string) => Promise<unknown>]>
> = {
  redeem: [async () => {}, (uid) => call(uid, redeemCoupon, { code: coupon })],
  pay: [order, pay],
  revoke: [
    async (uid) => {
      await order(uid);
      await pay(uid);
    },
    (uid) => testStore().payments.revoke(refundOf(uid), "REFUND", Date.now()),
  ],
  move: [
    async (uid) => {
      await call(uid, updateTimezoneOffset, { timezoneOffset: MOVE.from });
      await remind(uid);
    },
    (uid) => call(uid, updateTimezoneOffset, { timezoneOffset: MOVE.to }),
  ],
  save: [(uid) => grantProgramme(uid, programme.programId), save],
  claim: [
    async (uid) => {
      for (let times = 0; times < CLAIMED; times += 1) await answer(uid, false);
    },
    (uid) => call(uid, getUserInfo, {}),
  ],
  delete: [
    async (uid) => {
      await call(uid, getUserInfo, {});
      await grantProgramme(uid, programme.programId);
      await Promise.all([order(uid), remind(uid), save(uid), answer(uid, true)]);
    },
    (uid) => call(uid, cleanDeleteUser, {}),
  ],
};

/** Told at once: what is still to be written when the process dies would be lost. */
function tell(word: "begun" | "ended", flow: Flow, uid: string): void {
  writeSync(1, `${word} ${flow} ${uid}\n`);
}

/** Users of each flow, all of whom act at the same time. */
const USERS = 8;

// One batch of users after the other, until the process is killed.
for (let batch = 0; ; batch += 1) {
  const users = FLOWS.flatMap((flow) =>
    Array.from({ length: USERS }, (_, number) => ({ flow, uid: `${run}-${batch}-${flow}-${number}` })),
  );
  await Promise.all(users.map(({ flow, uid }) => STEPS[flow][0](uid)));
  await Promise.all(
    users.map(async ({ flow, uid }) => {
      tell("begun", flow, uid);
      await STEPS[flow][1](uid);
      tell("ended", flow, uid);
    }),
  );
}
