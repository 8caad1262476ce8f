import { randomUUID } from "node:crypto";
import { shareResponse, submitAssessment } from "@mindle/domain/api/assessment";
import { getUserInfo } from "@mindle/domain/api/auth";
import { CONTRACT } from "@mindle/domain/api/contract";
import { saveImage } from "@mindle/domain/api/images";
import {
  registerDevice,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import type { BodyOf } from "@mindle/domain/api/operation";
import { saveAfactoryInput } from "@mindle/domain/api/program";
import { failIosIapPayment } from "@mindle/domain/api/purchase";
import { call, makeSecretId } from "./api.ts";
import { grantProgramme, type TestProgramme } from "./content.ts";
import { database } from "./database.ts";
import { makeOperationId, saveBody } from "./page-saves.ts";
import { JPEG } from "./pictures.ts";
import { buy, makeBill, makeCoupon, PACKAGE } from "./purchases.ts";
import { makeReminder } from "./reminders.ts";
import { makeSubmission } from "./submissions.ts";
import { makeUser, type TestUser } from "./users.ts";

type Contract = typeof CONTRACT;
export type OperationName = keyof Contract;

/** Names of all operations of the contract. */
export const OPERATION_NAMES: readonly OperationName[] = Object.keys(CONTRACT).filter(
  (name): name is OperationName => name in CONTRACT,
);

/** A user with data, and a programme. */
export interface Subject {
  readonly user: TestUser;
  readonly claimSecret: string;
  readonly programme: TestProgramme;
  readonly responseId: string;
}

export interface PreparedCall {
  readonly body: unknown;
  readonly subject: Subject;
}

const SEOUL = -540;
const DELHI = -330;

/**
 * Creates a user with two responses, three programmes, a reminder, three open bills and a cancelled one, and saved
 * values of the programme's free step.
 */
export async function makeSubject(programme: TestProgramme): Promise<Subject> {
  const user = await makeUser();
  const claimSecret = makeSecretId();
  const caller = { token: user.token, claimSecret };
  await call(getUserInfo, {}, caller);
  const body = submitAssessment.body.parse(makeSubmission());
  await call(submitAssessment, body, caller);
  const { _id: responseId } = await call(submitAssessment, body, caller);
  await call(updateTimezoneOffset, { timezoneOffset: SEOUL }, caller);
  await call(updateNotificationConfig, { id: "daily", config: makeReminder() }, caller);
  for (const programId of [programme.programId, "another", "one-more"]) {
    await grantProgramme(user.uid, programId);
  }
  for (let bills = 0; bills < 3; bills += 1) await makeBill(user);
  const { id: billId } = await makeBill(user);
  await call(failIosIapPayment, { billId, reason: "cancelled" }, caller);
  await call(saveAfactoryInput, saveBody(user.uid, programme.free.instanceId), caller);
  return { user, claimSecret, programme, responseId };
}

/** Prepares a call that succeeds with its full effect, even if repeated. */
export function prepareCall(name: OperationName, subject: Subject): Promise<PreparedCall> {
  return PREPARATIONS[name](subject);
}

type Preparations = {
  readonly [Name in OperationName]: (
    subject: Subject,
  ) => Promise<PreparedCall & { readonly body: BodyOf<Contract[Name]> }>;
};

let counter = 0;

/** A unique number. */
function next(): number {
  counter += 1;
  return counter;
}

function makeImage({ user }: Subject): BodyOf<typeof saveImage> {
  return { uid: user.uid, imageId: makeOperationId(), data: JPEG };
}

const PREPARATIONS: Preparations = {
  submitAssessment: async (subject) => ({ body: submitAssessment.body.parse(makeSubmission()), subject }),
  getResponse: async (subject) => ({ body: { responseId: subject.responseId }, subject }),
  getLatestSchemaAssessment: async (subject) => ({ body: {}, subject }),
  listResponses: async (subject) => ({ body: {}, subject }),
  shareResponse: async (subject) => {
    const { responseId, user } = subject;
    await call(shareResponse, { responseId, shared: false }, { token: user.token });
    return { body: { responseId, shared: true }, subject };
  },
  getUserInfo: async (subject) => ({ body: {}, subject }),
  checkEmailExist: async (subject) => ({ body: { email: subject.user.email }, subject }),
  updateUserInfo: async (subject) => {
    const updateDoc = { "additionalInfo.nickname": `Mina ${next()}` };
    return { body: { userId: subject.user.uid, updateDoc }, subject };
  },
  cleanDeleteUser: async ({ programme }) => ({ body: {}, subject: await makeSubject(programme) }),
  exportUserData: async (subject) => ({ body: {}, subject }),
  signOutEverywhere: async ({ programme }) => ({ body: {}, subject: await makeSubject(programme) }),
  subscribe: async (subject) => ({
    body: { type: "schema-exit", email: `someone-${randomUUID()}@example.com`, etcData: {} },
    subject,
  }),
  getUserProgram: async (subject) => ({ body: {}, subject }),
  getUserNotificationInfo: async (subject) => ({ body: {}, subject }),
  updateNotificationConfig: async (subject) => {
    const config = makeReminder({ hour: next() % 24, minute: 15 * (counter % 4) });
    return { body: { id: "daily", config }, subject };
  },
  updateTimezoneOffset: async (subject) => {
    await call(updateTimezoneOffset, { timezoneOffset: SEOUL }, { token: subject.user.token });
    return { body: { timezoneOffset: DELHI }, subject };
  },
  pauseReminders: async (subject) => ({ body: { paused: true }, subject }),
  cancelReminder: async (subject) => {
    const { programId, locked } = subject.programme;
    const id = `${programId}.${locked.stepId}.one`;
    await database()
      .doc(`users/${subject.user.uid}/reminders/${id}`)
      .set({ programId, stepId: locked.stepId, dueAt: Date.now() + 60_000, setAt: Date.now() });
    return { body: { id }, subject };
  },
  registerDevice: async (subject) => ({ body: { token: `device-token-${randomUUID()}` }, subject }),
  unregisterDevice: async (subject) => {
    const token = `device-token-${randomUUID()}`;
    await call(registerDevice, { token }, { token: subject.user.token });
    return { body: { token }, subject };
  },
  getGcCompack: async (subject) => ({ body: { gcId: subject.programme.locked.gcId }, subject }),
  getAfactoryActivities: async (subject) => {
    const { activityId, configId, instanceId } = subject.programme.locked;
    const toLoad = { activities: [activityId], configs: [configId], instances: [instanceId] };
    return { body: { toLoad }, subject };
  },
  listAnswers: async (subject) => ({ body: {}, subject }),
  saveAfactoryInput: async (subject) => ({
    body: saveBody(subject.user.uid, subject.programme.locked.instanceId),
    subject,
  }),
  removeAnswers: async (subject) => ({
    body: {
      uid: subject.user.uid,
      instance: subject.programme.free.instanceId,
      models: { text: {} },
      ageMs: 0,
    },
    subject,
  }),
  finishStep: async (subject) => {
    const { programId, locked } = subject.programme;
    await grantProgramme(subject.user.uid, programId);
    return { body: { programId, stepId: locked.stepId }, subject };
  },
  remind: async (subject) => {
    const { programId, locked } = subject.programme;
    const { uid } = subject.user;
    const days = 1 + (next() % 90);
    return { body: { uid, programId, stepId: locked.stepId, id: "one", days, ageMs: 0 }, subject };
  },
  saveImage: async (subject) => ({ body: makeImage(subject), subject }),
  getImage: async (subject) => {
    const image = makeImage(subject);
    await call(saveImage, image, { token: subject.user.token });
    return { body: { imageId: image.imageId }, subject };
  },
  deleteImage: async (subject) => {
    const { data: _data, ...image } = makeImage(subject);
    return { body: image, subject };
  },
  listPackages: async (subject) => ({ body: {}, subject }),
  createIosIapBill: async (subject) => {
    const product = { productIdentifier: PACKAGE.productIdentifier, localizedPrice: "₩49,000" };
    return { body: { packageId: PACKAGE.id, product }, subject };
  },
  listBills: async (subject) => ({ body: { statuses: ["created", "cancelled", "success"] }, subject }),
  redeemCoupon: async (subject) => ({ body: { code: await makeCoupon() }, subject }),
  processIosIapPayment: async (subject) => {
    await makeBill(subject.user);
    return { body: { originalTransactionId: await buy() }, subject };
  },
  failIosIapPayment: async (subject) => {
    const { id } = await makeBill(subject.user);
    return { body: { billId: id, reason: "cancelled" }, subject };
  },
  setSafetyFlag: async (subject) => {
    const day = new Date(Date.UTC(2000, 0, next())).toISOString().slice(0, "2000-01-01".length);
    return { body: { uid: subject.user.uid, flag: { kind: "danger", day } }, subject };
  },
  reportHarm: async (subject) => {
    const { programId } = subject.programme;
    return { body: { uid: subject.user.uid, harm: "worse", programId }, subject };
  },
};
