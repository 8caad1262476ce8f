import { cancelReminder, getUserNotificationInfo } from "@mindle/domain/api/notification";
import { DAY_MS } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeUser, type TestUser } from "../../../support/functions/users.ts";

const STEP = { programId: "um-eng-v2s", stepId: "d8-s5" };

/** Stores a reminder of a page, due in so many days. */
async function setReminder({ uid }: TestUser, page: string, days: number): Promise<string> {
  const id = `${STEP.programId}.${STEP.stepId}.${page}`;
  const reminder = { ...STEP, dueAt: Date.now() + days * DAY_MS, setAt: Date.now() };
  await database().doc(`users/${uid}/reminders/${id}`).set(reminder);
  return id;
}

async function listed({ token }: TestUser): Promise<readonly string[]> {
  return (await call(getUserNotificationInfo, {}, { token })).dated.map(({ id }) => id);
}

describe("notification/cancelReminder", () => {
  test("no token: refused", async () => {
    expect((await refusal(cancelReminder, { id: "a.d1-s1.one" })).code).toBe("unauthenticated");
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    for (const id of ["", "um-eng-v2s", "a/b.d1-s1.one", "a.d1-s1.../x"]) {
      const refused = await refusal(cancelReminder, { id }, { token });
      expect(refused).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^id: /) });
    }
  });

  test("forbidden: another user's reminder stays", async () => {
    const [owner, other] = await Promise.all([makeUser(), makeUser()]);
    const id = await setReminder(owner, "one", 3);
    await call(cancelReminder, { id }, { token: other.token });
    expect(await listed(owner)).toEqual([id]);
  });

  test("success: only that reminder is gone; those to come are listed, the next one first", async () => {
    const user = await makeUser();
    const [later, sooner] = [await setReminder(user, "one", 9), await setReminder(user, "two", 2)];
    await setReminder(user, "past", -1);
    const nudge = { ...STEP, dueAt: Date.now() + DAY_MS, setAt: Date.now(), isNudge: true };
    await database().doc(`users/${user.uid}/reminders/${STEP.programId}`).set(nudge);
    expect(await listed(user)).toEqual([sooner, later]);
    expect(await call(cancelReminder, { id: sooner }, { token: user.token })).toBeNull();
    expect(await listed(user)).toEqual([later]);
  });

  test("repeat: succeeds again", async () => {
    const user = await makeUser();
    const id = await setReminder(user, "one", 3);
    for (const _time of [1, 2]) expect(await call(cancelReminder, { id }, { token: user.token })).toBeNull();
    expect(await listed(user)).toEqual([]);
  });
});
