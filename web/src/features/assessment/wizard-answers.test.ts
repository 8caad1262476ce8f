import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { CHOICES, QUESTION_IDS } from "@mindle/domain/assessment/questions";
import { REMINDER_CHOICES } from "@mindle/domain/reminders/reminder-choice";
import fc from "fast-check";
import { getDefaultStore } from "jotai";
import { afterEach, describe, expect, test } from "vitest";
import { clearUserData } from "../../platform/storage/clear-user-data.ts";
import { localJson } from "../../platform/storage/storage.ts";
import { answersAtom } from "./use-wizard-answers.ts";
import { EMPTY_ANSWERS, STORED_ANSWERS, type WizardAnswers } from "./wizard-answers.ts";

const someAnswers: fc.Arbitrary<WizardAnswers> = fc.record({
  email: fc.string({ maxLength: 60 }),
  nickname: fc.string({ maxLength: 40 }),
  characters: fc.shuffledSubarray([...CHARACTERS]),
  questions: fc
    .dictionary(fc.constantFrom(...QUESTION_IDS), fc.constantFrom(...CHOICES))
    .map((all) => ({ ...all })),
  stress: fc.integer({ min: -1, max: 10 }),
  agreedAt: fc.option(fc.nat(), { nil: undefined }),
  emailAgreed: fc.boolean(),
  reminder: fc.option(fc.constantFrom(...REMINDER_CHOICES), { nil: undefined }),
  response: fc.option(
    fc.record({ responseId: fc.string(), destination: fc.constant("/schema/result?responseId=a") }),
    { nil: undefined },
  ),
});

const store = getDefaultStore();

/** What the next visit would load. */
function stored(): unknown {
  return Object.fromEntries(Object.entries(STORED_ANSWERS).map(([key, value]) => [key, value.read()]));
}

/** The keys under which anything is stored. */
function storedKeys(): string[] {
  return Object.values(STORED_ANSWERS).flatMap(({ key }) => (localJson.read(key) === undefined ? [] : [key]));
}

afterEach(() => clearUserData());

describe("the wizard's answers", () => {
  test("every change is stored, whatever was stored before", () => {
    fc.assert(
      fc.property(someAnswers, someAnswers, (first, second) => {
        for (const answers of [first, second]) {
          expect(store.set(answersAtom, () => answers)).toEqual(answers);
          expect(store.get(answersAtom)).toEqual(answers);
          expect(stored()).toEqual(answers);
        }
      }),
    );
  });

  test("a change of one answer writes that answer only", () => {
    store.set(answersAtom, () => ({ nickname: "지민", stress: 4 }));
    localJson.remove("nickname");
    store.set(answersAtom, () => ({ stress: 5 }));
    expect(storedKeys()).toEqual(["stress"]);
  });

  test("answers that are empty again leave nothing behind", () => {
    store.set(answersAtom, () => ({
      email: "a@b.kr",
      nickname: "지민",
      characters: ["Jumpy"],
      questions: { question1: "3" },
      stress: 4,
      agreedAt: 1,
      emailAgreed: true,
      reminder: "evening",
    }));
    expect(storedKeys()).toHaveLength(8);
    store.set(answersAtom, () => EMPTY_ANSWERS);
    expect(storedKeys()).toEqual([]);
    expect(store.get(answersAtom)).toBe(EMPTY_ANSWERS);
  });

  test("clearing user data clears them, on the device and in memory", () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        store.set(answersAtom, () => answers);
        clearUserData();
        expect(store.get(answersAtom)).toBe(EMPTY_ANSWERS);
        expect(storedKeys()).toEqual([]);
      }),
    );
  });

  test("the keys are the names of the specification", () => {
    expect(Object.keys(STORED_ANSWERS)).toEqual(
      expect.arrayContaining(["email", "nickname", "questions", "response", "stress", "characters"]),
    );
    for (const [key, value] of Object.entries(STORED_ANSWERS)) expect(value.key).toBe(key);
  });

  test("an invalid answer leaves the others valid", () => {
    localJson.write("nickname", { v: 1, data: "지민" });
    localJson.write("questions", { v: 1, data: { question1: "5", question2: "9", question99: "1" } });
    localJson.write("characters", { v: 1, data: ["Jumpy", "Nobody", "Jumpy", 3] });
    localJson.write("stress", { v: 1, data: 10.5 });
    localJson.write("response", {
      v: 1,
      data: { responseId: "r", destination: "https://evil.example/schema/" },
    });
    expect(stored()).toEqual({
      ...EMPTY_ANSWERS,
      nickname: "지민",
      questions: { question1: "5" },
      characters: ["Jumpy"],
    });
  });
});
