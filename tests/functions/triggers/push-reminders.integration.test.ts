import { getUserInfo } from "@mindle/domain/api/auth";
import { LANGUAGE_HEADER } from "@mindle/domain/api/headers";
import { registerDevice, updateNotificationConfig } from "@mindle/domain/api/notification";
import type { Language } from "@mindle/domain/catalogue/language";
import { MINUTE_MS } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import type { PushMessage, PushOutcome, PushSender } from "../../../functions/src/store/reminders/pushes.ts";
import { queueReminders } from "../../../functions/src/triggers/queue-reminders.ts";
import { dailyTexts } from "../../../functions/src/triggers/reminder-text.ts";
import { call } from "../../support/functions/api.ts";
import { database } from "../../support/functions/database.ts";
import { deviceTokens, makeDeviceToken, makeReminder } from "../../support/functions/reminders.ts";
import { testStore } from "../../support/functions/store.ts";
import { makeUser, verifyEmail } from "../../support/functions/users.ts";

/** A Monday in the future, other than that of the mails' tests. */
const MONDAY = Date.UTC(2031, 1, 3);

/** The sender of Firebase Cloud Messaging as it answers here; keeps what it sent. */
class TestSender implements PushSender {
  readonly sent: { readonly tokens: readonly string[]; readonly message: PushMessage }[] = [];
  readonly #outcome: (tokens: readonly string[]) => PushOutcome;

  constructor(outcome: (tokens: readonly string[]) => PushOutcome = () => ({ gone: [], failures: [] })) {
    this.#outcome = outcome;
  }

  async send(tokens: readonly string[], message: PushMessage): Promise<PushOutcome> {
    this.sent.push({ tokens, message });
    return this.#outcome(tokens);
  }

  /** Messages to a device. */
  to(token: string): readonly PushMessage[] {
    return this.sent.flatMap(({ tokens, message }) => (tokens.includes(token) ? [message] : []));
  }
}

function run(time: number, pushSender: PushSender = new TestSender()) {
  return queueReminders(
    { store: { ...testStore(), pushSender }, siteUrl: "https://example.com" },
    new Date(time),
  );
}

async function pushesTo(uid: string) {
  const found = await database().collection("pushes").where("userId", "==", uid).get();
  return found.docs.map((document) => document.data());
}

async function mailsTo(uid: string): Promise<number> {
  return (await database().collection("mail").where("userId", "==", uid).get()).size;
}

/** What the devices of a user without a programme show. */
const pushText = (language: Language) => dailyTexts(language, undefined).push("/landing/app");

/** A user with a reminder at an hour of every day, and devices. */
async function makeUserAt(hour: number, devices: readonly string[], language = "ko") {
  const user = await makeUser();
  await call(getUserInfo, {}, { token: user.token, headers: { [LANGUAGE_HEADER]: language } });
  await call(
    updateNotificationConfig,
    { id: "daily", config: makeReminder({ hour }) },
    { token: user.token },
  );
  for (const token of devices) await call(registerDevice, { token }, { token: user.token });
  return user;
}

describe("queueReminders, to devices", () => {
  test("sends a message without anything personal, in the user's language, once", async () => {
    const [korean, english] = [makeDeviceToken(), makeDeviceToken()];
    const { uid, email } = await makeUserAt(1, [korean]);
    await makeUserAt(1, [english], "en");
    const sender = new TestSender();
    const dueAt = MONDAY + 60 * MINUTE_MS;
    await Promise.all([run(dueAt, sender), run(dueAt, sender)]);
    await run(dueAt + 30 * MINUTE_MS, sender);
    expect(sender.to(korean)).toEqual([pushText("ko")]);
    expect(sender.to(english)).toEqual([pushText("en")]);
    expect(await pushesTo(uid)).toEqual([{ ...pushText("ko"), userId: uid }]);
    expect(JSON.stringify(pushText("ko"))).not.toContain(email);
  });

  test("sends to devices and by mail; without a verified address to devices alone", async () => {
    const verified = await makeUserAt(2, [makeDeviceToken()]);
    const unverified = await makeUserAt(2, [makeDeviceToken()]);
    await verifyEmail(unverified, false);
    await run(MONDAY + 2 * 60 * MINUTE_MS);
    expect([await mailsTo(verified.uid), await mailsTo(unverified.uid)]).toEqual([1, 0]);
    for (const { uid } of [verified, unverified]) expect(await pushesTo(uid)).toHaveLength(1);
  });

  test("records nothing for a user without devices", async () => {
    const { uid } = await makeUserAt(3, []);
    await run(MONDAY + 3 * 60 * MINUTE_MS);
    expect(await pushesTo(uid)).toEqual([]);
  });

  test("deletes devices that are gone and keeps the others", async () => {
    const [gone, kept] = [makeDeviceToken(), makeDeviceToken()];
    const { uid } = await makeUserAt(4, [gone, kept]);
    const sender = new TestSender((tokens) => ({
      gone: tokens.filter((token) => token === gone),
      failures: [],
    }));
    await run(MONDAY + 4 * 60 * MINUTE_MS, sender);
    expect(await deviceTokens(uid)).toEqual([kept]);
  });

  test("reports devices that were not reached; the mail is queued all the same and nothing is sent again", async () => {
    const device = makeDeviceToken();
    const user = await makeUserAt(5, [device]);
    const sender = new TestSender((tokens) => ({
      gone: [],
      failures: tokens.includes(device) ? [new Error("no answer")] : [],
    }));
    const dueAt = MONDAY + 5 * 60 * MINUTE_MS;
    await expect(run(dueAt, sender)).rejects.toThrow();
    expect(await mailsTo(user.uid)).toBe(1);
    expect(await deviceTokens(user.uid)).toEqual([device]);
    await run(dueAt + 5 * MINUTE_MS, sender);
    expect(sender.to(device)).toHaveLength(1);
  });

  test("where the service does not answer, the mail is queued; without one the devices get it later", async () => {
    const [mailed, alone] = [makeDeviceToken(), makeDeviceToken()];
    const users = [await makeUserAt(8, [mailed]), await makeUserAt(8, [alone])] as const;
    await verifyEmail(users[1], false);
    const dueAt = MONDAY + 8 * 60 * MINUTE_MS;
    const silent: PushSender = { send: async () => Promise.reject(new Error("no answer")) };
    await expect(run(dueAt, silent)).rejects.toThrow();
    expect([await mailsTo(users[0].uid), await mailsTo(users[1].uid)]).toEqual([1, 0]);
    const sender = new TestSender();
    for (let later = 5; later <= 60; later += 5) await run(dueAt + later * MINUTE_MS, sender);
    expect([sender.to(mailed), sender.to(alone)]).toEqual([[], [pushText("ko")]]);
  });

  test("a device that was not reached keeps no other user from a reminder in the same run", async () => {
    const device = makeDeviceToken();
    const dueAt = MONDAY + 6 * 60 * MINUTE_MS;
    const [dated, daily] = await Promise.all([makeUserAt(20, [device]), makeUserAt(6, [])]);
    await database()
      .doc(`users/${dated.uid}/reminders/one`)
      .set({ programId: "test-unknown", stepId: "d1-s1", dueAt, setAt: dueAt - MINUTE_MS });
    const sender = new TestSender((tokens) => ({
      gone: [],
      failures: tokens.includes(device) ? [new Error("no answer")] : [],
    }));
    await expect(run(dueAt, sender)).rejects.toThrow();
    expect([await mailsTo(dated.uid), await mailsTo(daily.uid)]).toEqual([1, 1]);
  });
});
