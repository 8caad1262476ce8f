import { BROWSER_ID_LENGTH, SESSION_ID_LENGTH } from "@mindle/domain/identity/ids";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { visited } from "../features/landing-app/choose-start.ts";
import { STORED_ANSWERS } from "../features/schema/wizard-answers.ts";
import { tutorialSeen } from "../features/schema-result/scored-result.tsx";
import { clearUserData } from "../platform/clear-user-data.ts";
import { firedExitReasons, helpShown, subscribedOnExit } from "../platform/exit-state.ts";
import { storedIds } from "../platform/ids/identity.ts";
import { localJson, tabJson } from "../platform/storage.ts";
import { isPersonal, type StoredKey } from "../platform/stored-keys.ts";
import type { StoredValue } from "../platform/stored-value.ts";
import { storedGroup } from "../platform/tracking/experiment.ts";

interface Samples {
  readonly stored: StoredValue<unknown>;
  readonly value: unknown;
  /** The same value as each version stored it, from version 0. */
  readonly versions: readonly unknown[];
}

/** `versions` needs one more entry for each migration. */
function samples<Value>(
  stored: StoredValue<Value>,
  value: Value & {},
  versions: readonly unknown[],
): Samples {
  return { stored, value, versions };
}

const SENT = { responseId: "r", destination: "/schema/result?responseId=r" };
const BROWSER_ID = "b".repeat(BROWSER_ID_LENGTH);
const SESSION = { id: "s".repeat(SESSION_ID_LENGTH), expiresAt: 1_795_000_000_000 };
const IDS = storedIds(localJson);

const SAMPLES: { readonly [Key in StoredKey]: Samples } = {
  agreedAt: samples(STORED_ANSWERS.agreedAt, 1, [1, 1]),
  browserId: samples(IDS.browserId, BROWSER_ID, [BROWSER_ID, BROWSER_ID]),
  characters: samples(STORED_ANSWERS.characters, ["Jumpy"], [["Jumpy"], ["Jumpy"]]),
  email: samples(STORED_ANSWERS.email, "a@b.kr", ["a@b.kr", "a@b.kr"]),
  emailAgreed: samples(STORED_ANSWERS.emailAgreed, true, [true, true]),
  exitReasons: samples(firedExitReasons, ["inactivity"], [["inactivity"], ["inactivity"]]),
  exitSubscribed: samples(subscribedOnExit, true, [true, true]),
  "experiment:showCuteNotCute": samples(storedGroup("showCuteNotCute", localJson), "1", ["1", "1"]),
  helpShown: samples(helpShown, true, [true, true]),
  nickname: samples(STORED_ANSWERS.nickname, "지민", ["지민", "지민"]),
  questions: samples(STORED_ANSWERS.questions, { question1: "3" }, [{ question1: "3" }, { question1: "3" }]),
  reminder: samples(STORED_ANSWERS.reminder, "none", ["none", "none"]),
  response: samples(STORED_ANSWERS.response, SENT, [SENT, SENT]),
  resultTutorialSeen: samples(tutorialSeen, true, [true, true]),
  session: samples(IDS.session, SESSION, [SESSION, SESSION]),
  stress: samples(STORED_ANSWERS.stress, 4, [4, 4]),
  visited: samples(visited, true, [true, true]),
};

/** The storage that holds a value; found by writing it, so that it is the one that is really used. */
function storageOf({ stored, value }: Samples) {
  stored.write(value);
  const found = [localJson, tabJson].find((storage) => storage.read(stored.key) !== undefined);
  if (found === undefined) throw new Error(`${stored.key} is not stored`);
  return found;
}

afterEach(() => {
  for (const key of Object.keys(SAMPLES)) {
    localJson.remove(key);
    tabJson.remove(key);
  }
});

describe.each(Object.entries(SAMPLES))("%s", (key, sample) => {
  const { stored, value, versions } = sample;

  test("has a sample for each version, and is read from it", () => {
    expect(stored.key).toBe(key);
    expect(versions).toHaveLength(stored.version + 1);
    const storage = storageOf(sample);
    for (const [v, data] of versions.entries()) {
      storage.write(key, v === 0 ? data : { v, data });
      expect(stored.read()).toEqual(value);
    }
  });

  test("is written as its newest version", () => {
    expect(storageOf(sample).read(key)).toEqual({ v: stored.version, data: versions.at(-1) });
  });

  test("is initial where something invalid is stored, and reading never throws", () => {
    const storage = storageOf(sample);
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
    expect(stored.read()).toEqual(isPersonal(stored.key) ? stored.initial : value);
  });

  test("is not stored for all tabs, if it is the user's, once another tab has cleared user data", () => {
    const isForAllTabs = storageOf(sample) === localJson;
    localJson.remove(key);
    localJson.write("clearedAt", "by another tab");
    stored.write(value);
    expect(localJson.read(key) !== undefined).toBe(isForAllTabs && !isPersonal(stored.key));
    clearUserData();
  });
});
