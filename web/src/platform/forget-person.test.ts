import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { expect, test } from "vitest";
import { firedReasons, hasSubscribedOnExit, noteFired, noteSubscribedOnExit } from "./exit-memory.ts";
import { forgetPerson, onForget, personalJson } from "./forget-person.ts";
import { markHelpShown, wasHelpShown } from "./help-shown.ts";
import { keptResults } from "./kept-results.ts";
import { knownEmail } from "./known-email.ts";
import { localJson } from "./storage.ts";
import { hasVisited, markVisit } from "./visit.ts";

const RESPONSE: AssessmentResponse = {
  _id: "a".repeat(24),
  assessmentId: "schema:v2_B",
  answers: { nickname: { value: "하늘" }, character: { value: ["Riggy"] } },
  grades: null,
  submittedAt: 1_795_000_000_000,
};

test("what is kept of a person is forgotten, what is kept of the browser is not", () => {
  keptResults.keep(RESPONSE);
  noteSubscribedOnExit();
  noteFired("inactivity");
  localJson.write("email", "sky@example.com");
  markVisit();
  markHelpShown();

  forgetPerson();

  expect(keptResults.find(RESPONSE._id)).toBeUndefined();
  expect(hasSubscribedOnExit()).toBe(false);
  expect(firedReasons()).toEqual([]);
  expect(knownEmail()).toBeUndefined();
  expect(hasVisited()).toBe(true);
  expect(wasHelpShown()).toBe(true);
});

test("what a page holds in memory goes as well, after what is stored", () => {
  noteSubscribedOnExit();
  const found: boolean[] = [];
  onForget(() => found.push(hasSubscribedOnExit()));
  forgetPerson();
  expect(found).toEqual([false]);
});

test("once a person was forgotten in another tab, nothing of theirs is kept any more", () => {
  forgetPerson();
  personalJson.write("nickname", "하늘");
  expect(localJson.read("nickname")).toBe("하늘");
  // What another tab does when somebody signs out there.
  localJson.remove("nickname");
  localJson.write("forgottenAt", 1);

  keptResults.keep(RESPONSE);
  noteSubscribedOnExit();
  personalJson.write("nickname", "하늘");

  expect(keptResults.find(RESPONSE._id)).toBeUndefined();
  expect(hasSubscribedOnExit()).toBe(false);
  expect(localJson.read("nickname")).toBeUndefined();
});
