import { submitAssessment } from "@mindle/domain/api/assessment";
import type { CONTRACT } from "@mindle/domain/api/contract";
import type { BodyOf } from "@mindle/domain/api/operation";
import { CONSENT_TEXTS } from "@mindle/domain/policy/consents";
import type { TestProgramme } from "./content.ts";
import { saveBody } from "./page-saves.ts";
import { JPEG, WEBP } from "./pictures.ts";
import { makeSubmission } from "./submissions.ts";

const IMAGE_ID = "a1B2c3D4e5F6g7H8i9J0";

type Contract = typeof CONTRACT;

/** Valid bodies of every operation. */
export type ExampleBodies = { readonly [Name in keyof Contract]: readonly BodyOf<Contract[Name]>[] };

/** Makes bodies that match every operation's schema, for a user of a programme. */
export function exampleBodies({ programId, free, locked }: TestProgramme, uid: string): ExampleBodies {
  const email = "robin@example.com";
  const days: [boolean, boolean, boolean, boolean, boolean, boolean, boolean] = [
    false,
    true,
    true,
    true,
    true,
    true,
    false,
  ];
  return {
    submitAssessment: [makeSubmission(), makeSubmission({ characters: ["Riggy"], email })].map((body) =>
      submitAssessment.body.parse(body),
    ),
    getResponse: [
      { responseId: "a1B2c3D4e5F6g7H8i9J0k1L2" },
      { responseId: "a1B2c3D4e5F6g7H8i9J0k1L2", shareKey: "k1L2a1B2c3D4e5F6g7H8i9J0" },
    ],
    getLatestSchemaAssessment: [{}],
    listResponses: [{}, { after: "a1B2c3D4e5F6g7H8i9J0k1L2" }],
    shareResponse: [
      { responseId: "a1B2c3D4e5F6g7H8i9J0k1L2", shared: true },
      { responseId: "a1B2c3D4e5F6g7H8i9J0k1L2", shared: false },
    ],
    getUserInfo: [{}],
    checkEmailExist: [{ email }],
    updateUserInfo: [
      { userId: uid, updateDoc: { "additionalInfo.nickname": "Robin" } },
      {
        userId: uid,
        updateDoc: { additionalInfo: { nickname: "Robin", birthYear: 2002, gender: "x", occupation: "y" } },
      },
      { userId: uid, updateDoc: { consents: CONSENT_TEXTS } },
      { userId: "someone-else", updateDoc: { passwordSet: true } },
    ],
    cleanDeleteUser: [{}],
    exportUserData: [{}],
    signOutEverywhere: [{}],
    subscribe: [
      { type: "schema-exit", email, etcData: {} },
      { type: "VOUCHER_GET", email, etcData: { packageId: "riggy-complete" } },
    ],
    getUserProgram: [{}],
    getUserNotificationInfo: [{}],
    updateNotificationConfig: [
      { id: "daily", config: { time: { hour: 9, minute: 30 }, days, enabled: true } },
    ],
    updateTimezoneOffset: [{ timezoneOffset: -540 }],
    pauseReminders: [{ paused: true }, { paused: false }],
    cancelReminder: [{ id: "um-eng-v2s.d8-s5.keep" }],
    registerDevice: [{ token: "device-token:1" }],
    unregisterDevice: [{ token: "device-token:1" }],
    getGcCompack: [
      { gcId: free.gcId },
      { gcId: locked.gcId },
      { programId, stepId: free.stepId, full: true },
    ],
    getAfactoryActivities: [free, locked].map(({ activityId, configId, instanceId }) => ({
      toLoad: { activities: [activityId], configs: [configId], instances: [instanceId] },
    })),
    listAnswers: [{}, { after: free.instanceId }, { newest: 3 }],
    saveAfactoryInput: [
      saveBody(uid, free.instanceId, { version: 1 }),
      saveBody(uid, `${locked.instanceId}+2026-11-22`, { draft: true, locale: "en", ageMs: 1_000 }),
    ],
    removeAnswers: [
      { uid, instance: free.instanceId, models: { text: {} }, ageMs: 0 },
      { uid, instance: free.instanceId, models: { text: { kept: "a" } }, ageMs: 1_000 },
    ],
    finishStep: [
      { programId, stepId: free.stepId },
      { programId, stepId: locked.stepId, uid, ageMs: 60_000 },
    ],
    remind: [{ uid, programId, stepId: free.stepId, id: "one", days: 7, ageMs: 60_000 }],
    saveImage: [
      { uid, imageId: IMAGE_ID, data: JPEG },
      { uid, imageId: IMAGE_ID, data: WEBP },
    ],
    getImage: [{ imageId: IMAGE_ID }],
    deleteImage: [{ uid, imageId: IMAGE_ID }],
    listPackages: [{}],
    createIosIapBill: [
      {
        packageId: "riggy_complete.v0",
        product: { productIdentifier: "riggy_complete.v0", localizedPrice: "₩49,000" },
      },
    ],
    listBills: [{ statuses: ["success", "cancelled"] }],
    redeemCoupon: [{ code: "T-1" }],
    processIosIapPayment: [{ originalTransactionId: "1000000000000001" }],
    failIosIapPayment: [{ billId: "a1B2c3D4e5F6g7H8i9J0", reason: "cancelled" }],
    setSafetyFlag: [
      { uid, flag: { kind: "danger", day: "2026-11-21" } },
      { uid, flag: null },
    ],
    reportHarm: [
      { uid, harm: "worse", programId },
      { uid, harm: "stopped", programId },
    ],
  };
}
