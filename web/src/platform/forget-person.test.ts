import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { expect, test } from "vitest";
import { firedExitReasons, helpShown, subscribedOnExit } from "./exit-state.ts";
import { forgetPerson, onForget, personalJson } from "./forget-person.ts";
import { keptResults } from "./kept-results.ts";
import { knownEmail, typedEmail } from "./known-email.ts";
import { localJson } from "./storage.ts";

const RESPONSE: AssessmentResponse = {
  _id: "a".repeat(24),
  assessmentId: "schema:v2_B",
  answers: { nickname: { value: "하늘" }, character: { value: ["Riggy"] } },
  grades: null,
  submittedAt: 1_795_000_000_000,
};

test("what is kept of a person is forgotten, what is kept of the browser is not", () => {
  keptResults.keep(RESPONSE);
  subscribedOnExit.write(true);
  firedExitReasons.write(["inactivity"]);
  typedEmail.write("sky@example.com");
  helpShown.write(true);

  forgetPerson();

  expect(keptResults.find(RESPONSE._id)).toBeUndefined();
  expect(subscribedOnExit.read()).toBe(false);
  expect(firedExitReasons.read()).toEqual([]);
  expect(knownEmail()).toBeUndefined();
  expect(helpShown.read()).toBe(true);
});

test("what a page holds in memory goes as well, after what is stored", () => {
  subscribedOnExit.write(true);
  const found: boolean[] = [];
  onForget(() => found.push(subscribedOnExit.read()));
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
  subscribedOnExit.write(true);
  personalJson.write("nickname", "하늘");

  expect(keptResults.find(RESPONSE._id)).toBeUndefined();
  expect(subscribedOnExit.read()).toBe(false);
  expect(localJson.read("nickname")).toBeUndefined();
});
