import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { CHOICES, QUESTION_IDS } from "@mindle/domain/assessment/questions";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forgetPerson } from "../../platform/forget-person.ts";
import { jsonStorage, localJson } from "../../platform/storage.ts";
import { EMPTY_MEMORY, REMINDERS, recall, remember, type WizardMemory } from "./memory.ts";

const memories: fc.Arbitrary<WizardMemory> = fc.record({
  email: fc.string({ maxLength: 60 }),
  nickname: fc.string({ maxLength: 40 }),
  characters: fc.shuffledSubarray([...CHARACTERS]),
  questions: fc
    .dictionary(fc.constantFrom(...QUESTION_IDS), fc.constantFrom(...CHOICES))
    .map((all) => ({ ...all })),
  stress: fc.integer({ min: -1, max: 10 }),
  agreedAt: fc.option(fc.nat(), { nil: undefined }),
  emailAgreed: fc.boolean(),
  reminder: fc.option(fc.constantFrom(...REMINDERS), { nil: undefined }),
  response: fc.option(
    fc.record({ responseId: fc.string(), destination: fc.constant("/schema/result?responseId=a") }),
    { nil: undefined },
  ),
});

describe("wizard memory", () => {
  test("what was remembered is recalled, whatever was remembered before", () => {
    fc.assert(
      fc.property(memories, memories, (first, second) => {
        const storage = jsonStorage(undefined);
        remember(storage, EMPTY_MEMORY, first);
        expect(recall(storage)).toEqual(first);
        remember(storage, first, second);
        expect(recall(storage)).toEqual(second);
      }),
    );
  });

  test("forgetting leaves nothing behind", () => {
    const removed: string[] = [];
    const storage = { ...jsonStorage(undefined), remove: (key: string) => void removed.push(key) };
    const full: WizardMemory = {
      email: "a@b.kr",
      nickname: "지민",
      characters: ["Jumpy"],
      questions: { question1: "3" },
      stress: 4,
      agreedAt: 1,
      emailAgreed: true,
      reminder: "evening",
      response: undefined,
    };
    remember(storage, full, EMPTY_MEMORY);
    expect(removed.toSorted()).toEqual([
      "agreedAt",
      "characters",
      "email",
      "emailAgreed",
      "nickname",
      "questions",
      "reminder",
      "stress",
    ]);
  });

  test("nothing is recalled after a person was forgotten", () => {
    fc.assert(
      fc.property(memories, (memory) => {
        remember(localJson, EMPTY_MEMORY, memory);
        forgetPerson();
        expect(recall(localJson)).toEqual(EMPTY_MEMORY);
      }),
    );
  });

  test("uses the names of the specification as keys", () => {
    const written: string[] = [];
    const storage = { ...jsonStorage(undefined), write: (key: string) => void written.push(key) };
    remember(storage, EMPTY_MEMORY, {
      ...EMPTY_MEMORY,
      email: "a",
      nickname: "b",
      characters: ["Riggy"],
      questions: { question1: "1" },
      stress: 0,
      response: { responseId: "r", destination: "/schema/result" },
    });
    expect(written.toSorted()).toEqual([
      "characters",
      "email",
      "nickname",
      "questions",
      "response",
      "stress",
    ]);
  });

  test("anything may be stored, and is never trusted", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(EMPTY_MEMORY)), fc.jsonValue()), (stored) => {
        const storage = jsonStorage(undefined);
        for (const [key, value] of Object.entries(stored)) storage.write(key, value);
        const memory = recall(storage);
        expect(typeof memory.nickname).toBe("string");
        expect(memory.stress).toBeGreaterThanOrEqual(-1);
        expect(memory.stress).toBeLessThanOrEqual(10);
        expect(memory.characters.every((character) => CHARACTERS.includes(character))).toBe(true);
        expect(new Set(memory.characters).size).toBe(memory.characters.length);
      }),
    );
  });

  test("one spoilt part spoils no other", () => {
    const storage = jsonStorage(undefined);
    storage.write("nickname", "지민");
    storage.write("questions", { question1: "5", question2: "9", question99: "1" });
    storage.write("characters", ["Jumpy", "Nobody", "Jumpy", 3]);
    storage.write("stress", 10.5);
    storage.write("response", { responseId: "r", destination: "https://evil.example/schema/" });
    expect(recall(storage)).toEqual({
      ...EMPTY_MEMORY,
      nickname: "지민",
      questions: { question1: "5" },
      characters: ["Jumpy"],
    });
  });
});
