import { BROWSER_ID_LENGTH, SECRET_ID_LENGTH, SESSION_ID_LENGTH } from "@mindle/domain/identity/ids";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { firedExitReasons, subscribedOnExit } from "../features/exit-popup/exit-state.ts";
import { visited } from "../features/landing-app/choose-start.ts";
import { STORED_ANSWERS } from "../features/schema/wizard-answers.ts";
import { newestShown } from "../features/schema-result/newest-shown.ts";
import { sentLink } from "../platform/account/sent-link.ts";
import { storedIds } from "../platform/api/identity.ts";
import {
  storedClaimSecret,
  storedHandedOver,
  storedUnansweredCalls,
} from "../platform/api/operation-headers.ts";
import { endedSession, signedInUid, signInRedirect } from "../platform/auth/auth-storage.ts";
import { unfinishedPurchase } from "../platform/purchase/unfinished-purchase.ts";
import { pushToken } from "../platform/reminders/push-token.ts";
import { reminderDraft } from "../platform/reminders/reminder-draft.ts";
import { type KeptFlag, storedFlagValue } from "../platform/safety/flag.ts";
import { helpShown } from "../platform/safety/help-shown.ts";
import { clearUserData, personalJson } from "../platform/storage/clear-user-data.ts";
import { localJson, tabJson } from "../platform/storage/storage.ts";
import { isCleared, isPersonal, type StoredKey } from "../platform/storage/stored-keys.ts";
import type { StoredValue } from "../platform/storage/stored-value.ts";
import { storedGroup, storedJoin } from "../platform/tracking/experiment.ts";

interface Samples {
  readonly stored: StoredValue<unknown>;
  /** Data of each version, from version 0, with the value that is read from them today. */
  readonly versions: readonly (readonly [data: unknown, value: unknown])[];
}

/** A new migration needs one more entry. */
function samples<Value>(
  stored: StoredValue<Value>,
  ...versions: readonly (readonly [data: unknown, value: Value & {}])[]
): Samples {
  return { stored, versions };
}

/** Samples of a value whose data are the same in version 0 and in version 1. */
function unchanged<Value>(stored: StoredValue<Value>, value: Value & {}): Samples {
  return samples(stored, [value, value], [value, value]);
}

const SENT = { responseId: "r", destination: "/schema/result?responseId=r" };
const LINK = { purpose: "register", email: "a@b.kr", at: 1_795_000_000_000 } as const;
const PURCHASE = {
  uid: "uid",
  slug: "riggy-complete",
  packageId: "riggy_complete.v0",
  productIdentifier: "riggy_complete.v0",
  localizedPrice: "₩49,000",
  billId: "b".repeat(20),
  transactionId: "2000000001",
  failReason: null,
};
const KEPT_FLAG: KeptFlag = {
  flag: { kind: "danger", day: "2026-11-26" },
  visit: { session: "s".repeat(SESSION_ID_LENGTH) },
  isAnswered: false,
  sentAt: 1_795_000_000_000,
};
const BROWSER_ID = "b".repeat(BROWSER_ID_LENGTH);
const SESSION = { id: "s".repeat(SESSION_ID_LENGTH), expiresAt: 1_795_000_000_000 };
const IDS = storedIds(localJson);

const SAMPLES: { readonly [Key in StoredKey]: Samples } = {
  agreedAt: unchanged(STORED_ANSWERS.agreedAt, 1),
  browserId: unchanged(IDS.browserId, BROWSER_ID),
  claimSecret: unchanged(storedClaimSecret(personalJson), "c".repeat(SECRET_ID_LENGTH)),
  characters: unchanged(STORED_ANSWERS.characters, ["Jumpy"]),
  email: unchanged(STORED_ANSWERS.email, "a@b.kr"),
  emailAgreed: unchanged(STORED_ANSWERS.emailAgreed, true),
  emailLink: unchanged(sentLink, LINK),
  exitReasons: unchanged(firedExitReasons, ["inactivity"]),
  exitSubscribed: unchanged(subscribedOnExit, true),
  group: unchanged(storedGroup(localJson), "1"),
  groupJoined: unchanged(storedJoin(localJson), true),
  handedOver: unchanged(storedHandedOver(personalJson), "h".repeat(SECRET_ID_LENGTH)),
  helpShown: unchanged(helpShown, true),
  nickname: unchanged(STORED_ANSWERS.nickname, "지민"),
  purchase: unchanged(unfinishedPurchase, PURCHASE),
  pushToken: unchanged(pushToken, "device-token:1"),
  questions: unchanged(STORED_ANSWERS.questions, { question1: "3" }),
  reminder: unchanged(STORED_ANSWERS.reminder, "none"),
  reminderDraft: unchanged(reminderDraft, { time: { hour: 7, minute: 30 } }),
  response: unchanged(STORED_ANSWERS.response, SENT),
  resultTutorialSeen: samples(newestShown, [true, 0], [true, 0], [1_795_000_000_000, 1_795_000_000_000]),
  safetyFlag: unchanged(storedFlagValue, KEPT_FLAG),
  session: unchanged(IDS.session, SESSION),
  sessionEnded: unchanged(endedSession, 1_795_000_000),
  signedIn: samples(signedInUid, [true, ""], ["uid", "uid"]),
  signInRedirect: unchanged(signInRedirect, true),
  stress: unchanged(STORED_ANSWERS.stress, 4),
  unansweredCalls: unchanged(storedUnansweredCalls(personalJson), [
    { call: "00ff", key: "k".repeat(SECRET_ID_LENGTH), at: 1_795_000_000_000 },
  ]),
  visited: unchanged(visited, true),
};

/** The storage that holds a value, found by writing it. */
function storageOf({ key, write }: StoredValue<unknown>, value: unknown) {
  write(value);
  const found = [localJson, tabJson].find((storage) => storage.read(key) !== undefined);
  if (found === undefined) throw new Error(`${key} is not stored`);
  return found;
}

afterEach(() => {
  for (const key of Object.keys(SAMPLES)) {
    localJson.remove(key);
    tabJson.remove(key);
  }
});

describe.each(Object.entries(SAMPLES))("%s", (key, { stored, versions }) => {
  const [newest, value] = versions.at(-1) ?? [];

  test("has a sample for each version, and is read from it", () => {
    expect(stored.key).toBe(key);
    expect(versions).toHaveLength(stored.version + 1);
    const storage = storageOf(stored, value);
    for (const [v, [data, read]] of versions.entries()) {
      storage.write(key, v === 0 ? data : { v, data });
      expect(stored.read()).toEqual(read);
    }
  });

  test("is written as its newest version", () => {
    expect(storageOf(stored, value).read(key)).toEqual({ v: stored.version, data: newest });
  });

  test("is initial where something invalid is stored, and reading never throws", () => {
    const storage = storageOf(stored, value);
    storage.write(key, { v: stored.version, data: { invalid: true } });
    expect(stored.read()).toEqual(stored.initial);
    fc.assert(
      fc.property(fc.nat({ max: stored.version }), fc.jsonValue(), (v, data) => {
        storage.write(key, v === 0 ? data : { v, data });
        expect(() => stored.read()).not.toThrow();
      }),
    );
  });

  test("is removed with the user's data, or stays with the browser", () => {
    stored.write(value);
    clearUserData();
    expect(stored.read()).toEqual(isCleared(stored.key) ? stored.initial : value);
  });

  test("is not stored for all tabs, if it is the user's, once another tab has cleared user data", () => {
    const isForAllTabs = storageOf(stored, value) === localJson;
    localJson.remove(key);
    localJson.write("clearedAt", "by another tab");
    stored.write(value);
    expect(localJson.read(key) !== undefined).toBe(isForAllTabs && !isPersonal(stored.key));
    clearUserData();
  });
});

test("user data under keys that are no longer used are removed, too", () => {
  localJson.write("results", []);
  clearUserData();
  expect(localJson.read("results")).toBeUndefined();
});
