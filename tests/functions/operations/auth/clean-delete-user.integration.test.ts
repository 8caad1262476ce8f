import { submitAssessment } from "@mindle/domain/api/assessment";
import { cleanDeleteUser, getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import { saveImage } from "@mindle/domain/api/images";
import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import type { Operation } from "@mindle/domain/api/operation";
import { finishStep, saveAfactoryInput } from "@mindle/domain/api/program";
import { remind } from "@mindle/domain/api/remind";
import { HOUR_MS } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import { deleteUser } from "../../../../functions/src/operations/auth/account.ts";
import { USER_COLLECTIONS } from "../../../../functions/src/store/accounts/user-collections.ts";
import { finishDeletions } from "../../../../functions/src/triggers/deletions.ts";
import { call, makeSecretId, post, refusal } from "../../../support/functions/api.ts";
import { makeProgramme } from "../../../support/functions/content.ts";
import { database } from "../../../support/functions/database.ts";
import { makeOperationId, saveBody } from "../../../support/functions/page-saves.ts";
import { JPEG } from "../../../support/functions/pictures.ts";
import { makeReminder } from "../../../support/functions/reminders.ts";
import { testStore } from "../../../support/functions/store.ts";
import { makeSubmission } from "../../../support/functions/submissions.ts";
import { documentsWith, fillUserData } from "../../../support/functions/user-data.ts";
import { expiredToken, makePhoneUser, makeUser, type TestUser } from "../../../support/functions/users.ts";

async function expectGone(...users: readonly TestUser[]) {
  for (const { uid } of users) expect(await testStore().accounts.find(uid)).toBeUndefined();
  expect(await documentsWith(...users.flatMap(({ uid, email }) => [uid, email]))).toEqual([]);
}

describe("auth/cleanDeleteUser", () => {
  test("no token: refused", async () => {
    expect((await refusal(cleanDeleteUser, {})).code).toBe("unauthenticated");
  });

  test("bad input: takes no fields, such as another user's id; deletes nothing", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    await call(getUserInfo, {}, { token: user.token });
    const refused = await refusal(cleanDeleteUser, { userId: other.uid }, { token: user.token });
    expect(refused).toEqual({ code: "invalid-argument", message: 'body: Unrecognized key: "userId"' });
    expect(await documentsWith(user.uid)).toEqual([`users/${user.uid}`]);
  });

  test("forbidden: an expired token deletes nothing", async () => {
    const { uid, token } = await makeUser();
    await call(getUserInfo, {}, { token });
    expect((await refusal(cleanDeleteUser, {}, { token: expiredToken(uid) })).code).toBe("unauthenticated");
    expect(await documentsWith(uid)).toEqual([`users/${uid}`]);
  });

  test("success: no collection contains the user's id afterwards", async () => {
    const user = await makeUser();
    const places = await fillUserData(user);
    expect([...places.keys()].toSorted()).toEqual(
      ["users/{uid}", ...USER_COLLECTIONS.map(({ path }) => path)].toSorted(),
    );
    expect(await documentsWith(user.uid, user.email)).toEqual([...places.values()].toSorted());

    expect(await call(cleanDeleteUser, {}, { token: user.token })).toBeNull();
    await expectGone(user);
  });

  test("success: a payment's transaction is kept without its user, everything else is deleted", async () => {
    const user = await makeUser();
    const places = await fillUserData(user);
    await call(cleanDeleteUser, {}, { token: user.token });
    for (const [collection, path] of places) {
      const document = await database().doc(path).get();
      expect([collection, document.exists]).toEqual([collection, collection === "transactions/{id}"]);
      if (document.exists) expect(document.get("userId")).toBeNull();
    }
  });

  test("success: data of other users are kept", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    await fillUserData(user);
    const places = await fillUserData(other);
    await call(cleanDeleteUser, {}, { token: user.token });
    expect(await documentsWith(other.uid, other.email)).toEqual([...places.values()].toSorted());
    expect(await testStore().accounts.find(other.uid)).toMatchObject({ email: other.email });
  });

  test("success: an account without documents, and one with more documents than one commit", async () => {
    const [{ uid, token }, user] = await Promise.all([makePhoneUser(), makeUser()]);
    expect(await call(cleanDeleteUser, {}, { token })).toBeNull();
    expect(await testStore().accounts.find(uid)).toBeUndefined();
    expect(await documentsWith(uid)).toEqual([]);

    const batch = database().batch();
    for (let number = 0; number < 310; number += 1) {
      batch.set(database().doc(`users/${user.uid}/instances/many+${number}`), { number });
    }
    await batch.commit();
    await call(cleanDeleteUser, {}, { token: user.token });
    await expectGone(user);
  });

  test("repeat: concurrent and later calls leave nothing behind", async () => {
    const user = await makeUser();
    await fillUserData(user);
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(cleanDeleteUser.path, {}, { token: user.token })),
    );
    expect(answers.some(({ success }) => success)).toBe(true);
    // A call after the account was closed.
    for (const answer of answers) if (!answer.success) expect(answer.code).toBe("unauthenticated");
    await expectGone(user);
    await deleteUser(user.uid, { store: testStore(), now: Date.now });
    await expectGone(user);
  });

  test.each(["the mark", "the data"])(
    "a second call completes a deletion that was interrupted after %s",
    async (step) => {
      const user = await makeUser();
      await fillUserData(user);
      await testStore().userData.markDeleting(user.uid, Date.now());
      if (step === "the data") await testStore().userData.deleteDocuments(user.uid);
      // Only the mark and the address are left of the user's document.
      expect((await database().doc(`users/${user.uid}`).get()).data()).toEqual({
        email: user.email,
        passwordSet: false,
        additionalInfo: {},
        timezoneOffset: null,
        createdAt: expect.any(Number),
        deletingAt: expect.any(Number),
      });
      expect(await call(cleanDeleteUser, {}, { token: user.token })).toBeNull();
      await expectGone(user);
    },
  );

  test("the schedule completes a deletion that was interrupted after the account was closed", async () => {
    const [interrupted, running] = await Promise.all([makeUser(), makeUser()]);
    await Promise.all([fillUserData(interrupted), fillUserData(running)]);
    const store = testStore();
    const now = Date.now();
    await store.userData.markDeleting(interrupted.uid, now - HOUR_MS);
    await store.accounts.delete(interrupted.uid);
    await store.userData.markDeleting(running.uid, now);
    expect((await refusal(cleanDeleteUser, {}, { token: interrupted.token })).code).toBe("unauthenticated");

    await finishDeletions({ store, now: Date.now }, new Date(now));
    await expectGone(interrupted);
    expect(await store.accounts.find(running.uid)).toBeDefined();
    await call(cleanDeleteUser, {}, { token: running.token });
  });

  test("writes are refused after the mark", async () => {
    const user = await makeUser();
    const { token } = user;
    const claimSecret = makeSecretId();
    const body = submitAssessment.body.parse(makeSubmission());
    const unowned = await call(submitAssessment, body, { claimSecret });
    await testStore().userData.markDeleting(user.uid, Date.now());
    const before = await documentsWith(user.uid, user.email);
    const writes: readonly (readonly [Operation, unknown])[] = [
      [getUserInfo, {}],
      [updateUserInfo, { userId: user.uid, updateDoc: { "additionalInfo.nickname": "Mina" } }],
      [submitAssessment, body],
      [updateNotificationConfig, { id: "daily", config: makeReminder() }],
      [updateTimezoneOffset, { timezoneOffset: 0 }],
      ...(await programmeWrites(user.uid)),
    ];
    for (const [operation, input] of writes) {
      expect((await refusal(operation, input, { token, claimSecret })).code).toBe("unauthenticated");
    }
    expect(await documentsWith(user.uid, user.email)).toEqual(before);
    expect((await database().doc(`assessments/${unowned._id}`).get()).get("ownerUid")).toBeNull();
    expect(await call(getUserNotificationInfo, {}, { token })).toMatchObject({
      configs: {},
      timezoneOffset: null,
    });
    await call(cleanDeleteUser, {}, { token });
  });

  test("a write with a token that is still valid after the deletion is refused", async () => {
    const user = await makeUser();
    await call(cleanDeleteUser, {}, { token: user.token });
    const store = testStore();
    const fields = { email: user.email, signsInByEmail: true };
    const writes = [
      () => store.users.ensure(user.uid, fields, Date.now()),
      () => store.dailyReminders.save(user.uid, "daily", makeReminder(), Date.now()),
      () => store.mail.queue(`late-${user.uid}`, user, () => ({ subject: "Hello", text: "Hello" })),
    ];
    for (const write of writes) await expect(write()).rejects.toMatchObject({ code: "unauthenticated" });
    await expectGone(user);
  });

  test("concurrent writes succeed or are refused, and leave nothing behind", async () => {
    const users = await Promise.all([1, 2, 3].map(() => makeUser()));
    await Promise.all(users.map(fillUserData));
    const body = makeSubmission();
    for (const user of users) {
      const { uid, token } = user;
      const claimSecret = makeSecretId();
      await post(submitAssessment.path, body, { claimSecret });
      const writes = await programmeWrites(uid);
      const answers = await Promise.all([
        post(getUserInfo.path, {}, { token, claimSecret }),
        post(updateNotificationConfig.path, { id: "daily", config: makeReminder({ hour: 3 }) }, { token }),
        post(cleanDeleteUser.path, {}, { token }),
        post(submitAssessment.path, body, { token }),
        post(updateUserInfo.path, { userId: uid, updateDoc: { "additionalInfo.nickname": "M" } }, { token }),
        post(updateTimezoneOffset.path, { timezoneOffset: 60 }, { token }),
        post(submitAssessment.path, body, { token }),
        ...writes.map(([{ path }, input]) => post(path, input, { token })),
      ]);
      for (const answer of answers) if (!answer.success) expect(answer.code).toBe("unauthenticated");
      expect(answers[2]?.success).toBe(true);
    }
    await expectGone(...users);
  });
});

/** What a device sends while its user goes through a programme. */
async function programmeWrites(uid: string): Promise<readonly (readonly [Operation, unknown])[]> {
  const { programId, free } = await makeProgramme();
  const step = { uid, programId, stepId: free.stepId, ageMs: 0 };
  return [
    [saveAfactoryInput, saveBody(uid, free.instanceId)],
    [saveImage, { uid, imageId: makeOperationId(), data: JPEG }],
    [remind, { ...step, id: "one", days: 7 }],
    [finishStep, step],
  ];
}
