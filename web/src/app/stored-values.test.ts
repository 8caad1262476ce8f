import { BROWSER_ID_LENGTH, SECRET_ID_LENGTH, SESSION_ID_LENGTH } from "@mindle/domain/identity/ids";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { STORED_ANSWERS } from "../features/assessment/wizard-answers.ts";
import { newestShown } from "../features/assessment-result/shown-results.ts";
import { firedExitReasons, subscribedOnExit } from "../features/exit-popup/exit-state.ts";
import { storedLoudDay } from "../features/loud/loud-day.ts";
import { visited } from "../features/splash/choose-start.ts";
import { sentLink } from "../platform/account/sent-link.ts";
import { storedFirstSteps } from "../platform/answers/first-steps.ts";
import { storedIds } from "../platform/api/identity.ts";
import {
  storedClaimSecret,
  storedHandedOver,
  storedUnansweredCalls,
} from "../platform/api/operation-headers.ts";
import { endedSession, signedInUid, signInRedirect } from "../platform/auth/auth-storage.ts";
import { unfinishedPurchase } from "../platform/purchase/unfinished-purchase.ts";
import { reminderDraft } from "../platform/reminders/reminder-draft.ts";
import { pushToken } from "../platform/reminders/stored-reminders.ts";
import { storedFlagValue } from "../platform/safety/flag.ts";
import { helpShown } from "../platform/safety/help-shown.ts";
import { wordsMissed } from "../platform/safety/look-at-words.ts";
import { clearUserData, personalJson } from "../platform/storage/clear-user-data.ts";
import { CLEARED, type KeptFlag, type StoredKey, type TabKey } from "../platform/storage/schema.ts";
import { storedSnapshots } from "../platform/storage/screen-snapshots.ts";
import { localJson, tabJson } from "../platform/storage/storage.ts";
import type { StoredValue } from "../platform/storage/stored-value.ts";
import { storedGroup, storedJoin } from "../platform/tracking/experiment.ts";

interface Samples {
  readonly stored: StoredValue<unknown>;
  /** Data of each version, from version 1, with the value that is read from them today. */
  readonly versions: readonly (readonly [data: unknown, value: unknown])[];
}

/** A new migration needs one more entry. */
function samples<Value>(
  stored: StoredValue<Value>,
  ...versions: readonly (readonly [data: unknown, value: Value & {}])[]
): Samples {
  return { stored, versions };
}

/** The sample of a value of version 1. */
function sample<Value>(stored: StoredValue<Value>, value: Value & {}): Samples {
  return samples(stored, [value, value]);
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
const SNAPSHOT = {
  uid: "uid",
  at: Date.now(),
  build: "0123456789ab",
  language: "ko",
  path: "/home",
  html: "<h1></h1>",
  styles: ["/assets/home.css"],
};
const BROWSER_ID = "b".repeat(BROWSER_ID_LENGTH);
const SESSION = { id: "s".repeat(SESSION_ID_LENGTH), expiresAt: 1_795_000_000_000 };
const IDS = storedIds(localJson);

const SAMPLES: { readonly [Key in StoredKey]: Samples } = {
  agreedAt: sample(STORED_ANSWERS.agreedAt, 1),
  browserId: sample(IDS.browserId, BROWSER_ID),
  claimSecret: sample(storedClaimSecret(personalJson), "c".repeat(SECRET_ID_LENGTH)),
  characters: sample(STORED_ANSWERS.characters, ["Jumpy"]),
  email: sample(STORED_ANSWERS.email, "a@b.kr"),
  emailAgreed: sample(STORED_ANSWERS.emailAgreed, true),
  emailLink: sample(sentLink, LINK),
  exitReasons: sample(firedExitReasons, ["inactivity"]),
  exitSubscribed: sample(subscribedOnExit, true),
  firstSteps: sample(storedFirstSteps, { steps: { Pleaser: "helped", Jumpy: "done" }, isVisitors: true }),
  group: sample(storedGroup(localJson), "1"),
  groupJoined: sample(storedJoin(localJson), true),
  handedOver: sample(storedHandedOver(personalJson), "h".repeat(SECRET_ID_LENGTH)),
  helpShown: sample(helpShown, true),
  loudDay: sample(storedLoudDay, "2026-11-28"),
  nickname: sample(STORED_ANSWERS.nickname, "지민"),
  purchase: sample(unfinishedPurchase, PURCHASE),
  pushToken: sample(pushToken, "device-token:1"),
  questions: sample(STORED_ANSWERS.questions, { question1: "3" }),
  reminder: sample(STORED_ANSWERS.reminder, "none"),
  reminderDraft: sample(reminderDraft, { time: { hour: 7, minute: 30 } }),
  response: sample(STORED_ANSWERS.response, { ...SENT, wasFlagged: true, chosen: "Riggy" }),
  resultTutorialSeen: sample(newestShown, 1_795_000_000_000),
  safetyFlag: sample(storedFlagValue, KEPT_FLAG),
  session: sample(IDS.session, SESSION),
  sessionEnded: sample(endedSession, 1_795_000_000),
  signedIn: sample(signedInUid, "uid"),
  signInRedirect: sample(signInRedirect, true),
  snapshots: sample(storedSnapshots(personalJson), { "/home": SNAPSHOT }),
  stress: sample(STORED_ANSWERS.stress, 4),
  unansweredCalls: sample(storedUnansweredCalls(personalJson), [
    { call: "00ff", key: "k".repeat(SECRET_ID_LENGTH), at: 1_795_000_000_000 },
  ]),
  visited: sample(visited, true),
  wordsMissed: sample(wordsMissed, true),
};

/** The storage that holds a value, found by writing it. */
function storageOf({ key, write }: StoredValue<unknown>, value: unknown) {
  write(value);
  const found = [localJson, tabJson].find((storage) => storage.read(key) !== undefined);
  if (found === undefined) throw new Error(`${key} is not stored`);
  return found;
}

afterEach(() => {
  for (const { stored } of Object.values(SAMPLES)) {
    localJson.remove(stored.key);
    tabJson.remove(stored.key);
  }
});

/** The keys of session storage. */
const TAB_KEYS: Readonly<Record<TabKey, true>> = {
  exitReasons: true,
  helpShown: true,
  reminderDraft: true,
  signInRedirect: true,
  wordsMissed: true,
};

describe.each(Object.entries(SAMPLES))("%s", (name, { stored, versions }) => {
  const { key } = stored;
  const [newest, value] = versions.at(-1) ?? [];

  test("has a sample for each version, and is read from it", () => {
    expect(key).toBe(name);
    expect(versions).toHaveLength(stored.version);
    const storage = storageOf(stored, value);
    for (const [index, [data, read]] of versions.entries()) {
      storage.write(key, { v: index + 1, data });
      expect(stored.read()).toEqual(read);
    }
  });

  test("is in the storage that the schema says", () => {
    expect(storageOf(stored, value)).toBe(key in TAB_KEYS ? tabJson : localJson);
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
    expect(stored.read()).toEqual(stored.key in CLEARED ? stored.initial : value);
  });

  test("is not stored for all tabs, if it is the user's, once another tab has cleared user data", () => {
    const isForAllTabs = storageOf(stored, value) === localJson;
    localJson.remove(key);
    localJson.write("clearedAt", "by another tab");
    stored.write(value);
    expect(localJson.read(key) !== undefined).toBe(isForAllTabs && Reflect.get(CLEARED, key) !== "user");
    clearUserData();
  });
});

const SOURCES = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}", "!../**/testing/*", "!../platform/storage/schema.ts"],
  { eager: true, query: "?raw", import: "default" },
);

test("only these modules reach what the browser stores: the schema describes what they keep there", () => {
  const reaching = Object.entries(SOURCES).flatMap(([file, source]) =>
    /\b(localStorage|sessionStorage|indexedDB\.|openDB[<(]|document\.cookie)/.test(source) ? [file] : [],
  );
  expect(reaching.toSorted()).toEqual([
    "../platform/answers/device/answers-database.ts",
    "../platform/answers/remove-answers.ts",
    "../platform/auth/known-account.ts",
    "../platform/data/indexeddb-persister.ts",
    "../platform/data/persist-cache.ts",
    "../platform/storage/device-database.ts",
    "../platform/storage/storage.ts",
  ]);
});
