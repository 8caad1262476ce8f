import { randomBytes } from "node:crypto";
import { getResponse, submitAssessment } from "@mindle/domain/api/assessment";
import { getUserInfo } from "@mindle/domain/api/auth";
import { BROWSER_ID_HEADER } from "@mindle/domain/api/headers";
import { getUserNotificationInfo, updateNotificationConfig } from "@mindle/domain/api/notification";
import type { BodyOf, DataOf, Operation } from "@mindle/domain/api/operation";
import { finishStep, getGcCompack, saveAfactoryInput } from "@mindle/domain/api/program";
import { redeemCoupon } from "@mindle/domain/api/purchase";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { BROWSER_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import { WELCOME_COUPON, WELCOME_COUPON_CODE } from "@mindle/domain/purchase/coupon";
import * as z from "zod/mini";
import { type CallOptions, makeAddress, makeSecretId, post } from "../../../functions/src/testing/api.ts";
import { database } from "../../../functions/src/testing/database.ts";
import { saveBody } from "../../../functions/src/testing/page-saves.ts";
import { countedRedemptions, makeCoupon } from "../../../functions/src/testing/purchases.ts";
import { makeReminder } from "../../../functions/src/testing/reminders.ts";
import { makeSubmission } from "../../../functions/src/testing/submissions.ts";
import { makeUser, type TestUser } from "../../../functions/src/testing/users.ts";
import { quantile } from "../../shared/statistics.ts";
import { makeLoadProgramme } from "../load-programme.ts";

/** How often a call that got no sure answer is sent again, as the client does. */
const REPEATS = 5;

interface Finished extends TestUser {
  readonly responseId: string;
  readonly redeemed: boolean;
}

const [userCount = 200] = process.argv.slice(2).map(Number);
const limit = Math.ceil(userCount / 2);
const times = new Map<string, number[]>();
const errors: Record<string, number> = {};
let repeated = 0;

// Leads users through the journey at MINDLE_API_URL, all at once, each with an address of its own; prints the times by operation,
// what failed, and what is not stored as it should be.
const { programId, packageId, steps } = await makeLoadProgramme();
const open = await makeCoupon({ packageId, programIds: [programId] });
const limited = await makeCoupon({ packageId, programIds: [programId], maxRedemptions: limit });

const started = performance.now();
const done = await Promise.all(Array.from({ length: userCount }, () => journey().catch(countError)));
const seconds = (performance.now() - started) / 1000;
const finished = done.filter((user) => user !== undefined);
const problems = [...(await Promise.all(finished.map(problemsOf))).flat(), ...(await couponProblems())];
const operations = Object.fromEntries(
  [...times].map(([name, taken]) => [
    name,
    {
      calls: taken.length,
      p50: quantile(taken, 0.5),
      p95: quantile(taken, 0.95),
      p99: quantile(taken, 0.99),
    },
  ]),
);
console.log(
  JSON.stringify({
    users: userCount,
    finished: finished.length,
    seconds,
    repeated,
    errors,
    problems,
    operations,
  }),
);
process.exit(0);

/** One user's whole journey: the test without an account, sign-up, claim, programme, three steps, reminder, coupons, home. */
async function journey(): Promise<Finished> {
  const claimSecret = makeSecretId();
  const headers = {
    "X-Forwarded-For": makeAddress(),
    [BROWSER_ID_HEADER]: randomId(BROWSER_ID_LENGTH, randomBytes),
  };
  const visitor = { claimSecret, headers };
  const submission = submitAssessment.body.parse(makeSubmission());
  const { _id: responseId } = await send(submitAssessment, submission, {
    ...visitor,
    idempotencyKey: makeSecretId(),
  });
  await send(getResponse, { responseId }, visitor);
  const user = await timed("sign up and in (Auth)", () => makeUser());
  const caller = { ...visitor, token: user.token };
  await send(getUserInfo, {}, caller);
  await send(redeemCoupon, { code: WELCOME_COUPON_CODE }, caller);
  await send(redeemCoupon, { code: open }, caller);
  for (const { stepId, instanceId } of steps) {
    await send(getGcCompack, { programId, stepId, full: true }, caller);
    await send(saveAfactoryInput, saveBody(user.uid, instanceId), caller);
    await send(finishStep, { programId, stepId }, caller);
  }
  await send(updateNotificationConfig, { id: "daily", config: makeReminder() }, caller);
  const redeemed = await redeemLimited(caller);
  await send(getUserInfo, {}, caller);
  await send(getUserProgram, {}, caller);
  await send(getUserNotificationInfo, {}, caller);
  return { ...user, responseId, redeemed };
}

/** Redeems the coupon that is for half of the users; false where it was used up. */
async function redeemLimited(caller: CallOptions): Promise<boolean> {
  const answer = await sendRaw(redeemCoupon, { code: limited }, caller);
  if (answer.success) return true;
  if (answer.code === "resource-exhausted") return false;
  throw new Error(`${redeemCoupon.path}: ${answer.code}`);
}

async function send<Op extends Operation>(operation: Op, body: BodyOf<Op>, options: CallOptions) {
  const answer = await sendRaw(operation, body, options);
  if (!answer.success) throw new Error(`${operation.path}: ${answer.code}: ${answer.message}`);
  const data: DataOf<Op> = z.parse<Op["data"]>(operation.data, answer.data);
  return data;
}

async function sendRaw(operation: Operation, body: unknown, options: CallOptions) {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await timed(operation.path, () => post(operation.path, body, options));
    if (answer.success || answer.code !== "unavailable" || attempt === REPEATS) return answer;
    repeated += 1;
  }
}

async function timed<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await run();
  times.set(name, [...(times.get(name) ?? []), performance.now() - begun]);
  return result;
}

function countError(error: unknown): undefined {
  const message = error instanceof Error ? error.message : String(error);
  errors[message] = (errors[message] ?? 0) + 1;
}

/** What is not stored for a user as the journey left it. */
async function problemsOf({ uid, responseId, redeemed }: Finished): Promise<string[]> {
  const user = database().doc(`users/${uid}`);
  const [response, responses, programme, trial, redemption] = await Promise.all([
    database().doc(`assessments/${responseId}`).get(),
    database().collection("assessments").where("ownerUid", "==", uid).get(),
    user.collection("programs").doc(programId).get(),
    user
      .collection("programs")
      .doc(WELCOME_COUPON.programIds[0] ?? "")
      .get(),
    database().doc(`coupons/${limited}/redemptions/${uid}`).get(),
  ]);
  const instances = await user.collection("instances").get();
  const expected = new Set(steps.map(({ instanceId }) => instanceId));
  const finishedSteps: unknown = programme.get("stepFinished");
  const spans: unknown = programme.get("usageInfos");
  const checks = {
    "the response is not the user's": response.get("ownerUid") === uid,
    "there is not exactly one response": responses.size === 1,
    "answers are not stored exactly once": instances.size === expected.size,
    "steps are not finished exactly once":
      Array.isArray(finishedSteps) && finishedSteps.length === steps.length,
    "the programme was not opened": Array.isArray(spans) && spans.length > 0,
    "the trial was not opened": trial.exists,
    "the redemption does not agree with the answer": redemption.exists === redeemed,
  };
  return Object.entries(checks).flatMap(([problem, holds]) => (holds ? [] : [problem]));
}

async function couponProblems(): Promise<string[]> {
  // A coupon without a limit keeps no count of its own.
  const expected = [
    { code: open, count: userCount, counted: 0 },
    { code: limited, count: limit, counted: limit },
  ];
  const found = expected.map(async ({ code, count, counted }) => {
    const [redeemed, redemptions] = await Promise.all([
      countedRedemptions(code),
      database().collection(`coupons/${code}/redemptions`).get(),
    ]);
    if (redeemed === counted && redemptions.size === count) return [];
    return [`a coupon for ${count} counts ${redeemed} with ${redemptions.size} redemptions`];
  });
  return (await Promise.all(found)).flat();
}
