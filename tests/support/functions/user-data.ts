import { randomUUID } from "node:crypto";
import { Timestamp } from "@google-cloud/firestore";
import { submitAssessment } from "@mindle/domain/api/assessment";
import { getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import { updateNotificationConfig } from "@mindle/domain/api/notification";
import { setSafetyFlag } from "@mindle/domain/api/safety";
import { CONSENT_TEXTS } from "@mindle/domain/policy/consents";
import { seoulDay } from "@mindle/domain/time";
import { USER_COLLECTIONS } from "../../../functions/src/store/accounts/user-collections.ts";
import type { UserProgramDocument } from "../../../functions/src/store/accounts/user-document.ts";
import type { ImageDocument } from "../../../functions/src/store/programme/images.ts";
import type { InstanceDocument, SaveDocument } from "../../../functions/src/store/programme/instances.ts";
import type { BillDocument } from "../../../functions/src/store/purchase/bills.ts";
import type { RedemptionDocument } from "../../../functions/src/store/purchase/coupons.ts";
import type { DatedReminderDocument } from "../../../functions/src/store/reminders/dated-reminders.ts";
import type { DeviceDocument } from "../../../functions/src/store/reminders/devices.ts";
import type { MailDocument } from "../../../functions/src/store/reminders/mail.ts";
import type { PushDocument } from "../../../functions/src/store/reminders/pushes.ts";
import { call } from "./api.ts";
import { database } from "./database.ts";
import { JPEG } from "./pictures.ts";
import { makeReminder } from "./reminders.ts";
import { makeSubmission } from "./submissions.ts";
import type { TestUser } from "./users.ts";

/** Stores a document of the user in every collection; returns their paths by the paths of USER_COLLECTIONS. */
export async function fillUserData(user: TestUser): Promise<Map<string, string>> {
  const { uid, email, token } = user;
  await call(getUserInfo, {}, { token });
  await call(
    updateUserInfo,
    {
      userId: uid,
      updateDoc: { additionalInfo: { nickname: "Mina", birthYear: 1994 }, consents: CONSENT_TEXTS },
    },
    { token },
  );
  await call(setSafetyFlag, { uid, flag: { kind: "danger", day: seoulDay(Date.now()) } }, { token });
  const body = submitAssessment.body.parse(makeSubmission({ email }));
  const response = await call(submitAssessment, body, { token });
  await call(updateNotificationConfig, { id: "daily", config: makeReminder() }, { token });

  const now = Date.now();
  const billId = randomUUID();
  const program: UserProgramDocument = {
    usageInfos: [{ status: "available", openedAt: now, closedAt: now + 1000 }],
    stepFinished: [{ stepId: "d1-s1" }],
  };
  const instance: InstanceDocument = {
    activityId: "text-input",
    configId: "c1",
    savedJson: '{"text":"mine"}',
    savedAt: now,
    revision: 1,
  };
  const image: ImageDocument = { type: "image/jpeg", bytes: Buffer.from(JPEG, "base64"), savedAt: now };
  const reminder: DatedReminderDocument = {
    programId: "um-eng-v2s",
    stepId: "d1-s1",
    dueAt: now,
    setAt: now,
  };
  const save: SaveDocument = {
    instanceId: "text-input+c1",
    outcome: "saved",
    revision: 1,
    savedAt: now,
    savedJson: '{"text":"mine"}',
    locale: "ko",
    expireAt: Timestamp.fromMillis(now + 1000),
  };
  const transaction = { userId: uid, billId, productId: "riggy_complete.v0" };
  const bill: BillDocument = {
    userId: uid,
    status: "created",
    regTime: now,
    item: { packageInfo: { id: "riggy_complete.v0", name: { ko: "리기", en: "Riggy" } } },
    product: { iosIap: { localizedPrice: "₩49,000", productIdentifier: "riggy_complete.v0" } },
    programOpenLengthMillis: { "um-eng-v2s": 1000 },
    failReason: null,
  };
  const redemption: RedemptionDocument = { userId: uid, programIds: ["um-eng-v2s"], redeemedAt: now };
  const mail: MailDocument = { to: email, message: { subject: "Hello", text: "Mina" }, userId: uid };
  const subscription = { type: "schema-exit", email, userId: uid, packageId: null, subscribedAt: now };
  const device: DeviceDocument = { token: `device-token-${randomUUID()}`, registeredAt: now };
  const push: PushDocument = { userId: uid, title: "Mindle", text: "Hello", path: "/" };
  const stored: readonly (readonly [string, string, object])[] = [
    ["users/{uid}/programs/{id}", `users/${uid}/programs/um-eng-v2s`, program],
    ["users/{uid}/instances/{id}", `users/${uid}/instances/text-input+c1`, instance],
    ["users/{uid}/saves/{id}", `users/${uid}/saves/a1`, save],
    ["users/{uid}/images/{id}", `users/${uid}/images/i1`, image],
    ["users/{uid}/reminders/{id}", `users/${uid}/reminders/c1`, reminder],
    ["bills/{id}", `bills/${billId}`, bill],
    ["coupons/{code}/redemptions/{uid}", `coupons/${randomUUID()}/redemptions/${uid}`, redemption],
    ["transactions/{id}", `transactions/${randomUUID()}`, transaction],
    ["users/{uid}/devices/{id}", `users/${uid}/devices/d1`, device],
    ["pushes/{id}", `pushes/${randomUUID()}`, push],
    ["mail/{id}", `mail/${randomUUID()}`, mail],
    ["subscriptions/{id}", `subscriptions/${randomUUID()}`, subscription],
  ];
  await Promise.all(stored.map(([, path, document]) => database().doc(path).set(document)));
  return new Map([
    ["users/{uid}", `users/${uid}`],
    ["assessments/{id}", `assessments/${response._id}`],
    ["users/{uid}/notifications/{id}", `users/${uid}/notifications/daily`],
    ...stored.map(([collection, path]) => [collection, path] as const),
  ]);
}

/** Paths of all documents in the database that contain one of the words in path or data. */
export async function documentsWith(...words: readonly string[]): Promise<string[]> {
  const subcollections = USER_COLLECTIONS.map(({ path }) => path.split("/").at(-2) ?? "");
  const queries = [
    ...(await database().listCollections()),
    ...[...new Set(subcollections)].map((name) => database().collectionGroup(name)),
  ];
  const found = (await Promise.all(queries.map((query) => query.get()))).flatMap(({ docs }) => docs);
  const paths = found.flatMap(({ ref, ...document }) => {
    const text = JSON.stringify([ref.path, document]);
    return words.some((word) => text.includes(word)) ? [ref.path] : [];
  });
  return [...new Set(paths)].toSorted();
}
