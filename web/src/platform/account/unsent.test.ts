import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { openAnswers } from "../answers/open-answers.ts";
import { removeAnswersDatabase } from "../answers/remove-answers.ts";
import { publishAuthState } from "../auth/auth-state.ts";
import { reminderDraft } from "../reminders/reminder-draft.ts";
import { reminderChoice } from "../reminders/stored-reminders.ts";
import { clearUserData } from "../storage/clear-user-data.ts";
import { localJson } from "../storage/storage.ts";
import { findUnsent, prepareUnsent } from "./unsent.ts";

afterEach(clearUserData);

function kinds(): readonly string[] {
  return findUnsent().map(({ kind }) => kind);
}

test("nothing is unsent at first", () => {
  expect(kinds()).toEqual([]);
});

test.each(["characters", "questions", "stress"] as const)(
  "an assessment with %s is unsent until it is sent",
  (key) => {
    localJson.write("agreedAt", { v: 1, data: 1 });
    expect(kinds()).toEqual([]);
    localJson.write(key, { v: 1, data: 1 });
    expect(kinds()).toEqual(["assessment"]);
    localJson.remove("agreedAt");
    expect(kinds()).toEqual([]);
  },
);

test("a reminder is unsent once its assessment was sent, if one is wanted", () => {
  reminderChoice.write("evening");
  expect(kinds()).toEqual(["reminder"]);
  reminderChoice.write("none");
  expect(kinds()).toEqual([]);
  reminderChoice.write("morning");
  localJson.write("agreedAt", { v: 1, data: 1 });
  expect(kinds()).toEqual([]);
});

test("a reminder that was changed is unsent until it is saved", () => {
  reminderDraft.write({ time: { hour: 8, minute: 0 } });
  expect(kinds()).toEqual(["reminderDraft"]);
  reminderDraft.write({});
  expect(kinds()).toEqual([]);
});

test("answers in a programme are unsent until the server has them", async () => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => {});
  publishAuthState({ status: "signedIn", account: { uid: "sky", email: null, displayName: null } });
  await prepareUnsent();
  expect(kinds()).toEqual([]);
  openAnswers("sky").edit("a.b+a.b", { text: "쓰던 글" });
  expect(findUnsent()).toMatchObject([{ kind: "answers" }]);
  publishAuthState({ status: "signedOut" });
  expect(kinds()).toEqual([]);
  clearUserData();
  await removeAnswersDatabase("sky");
  vi.unstubAllGlobals();
});

test("a deletion that the server does not know of is apart from answers", async () => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => {});
  publishAuthState({ status: "signedIn", account: { uid: "sea", email: null, displayName: null } });
  const answers = openAnswers("sea");
  await answers.removeAnswers("a.b+a.b", { text: {} });
  expect(kinds()).toEqual(["removals"]);
  answers.edit("a.c+a.c", { text: "쓰던 글" });
  expect(kinds()).toEqual(["answers", "removals"]);
  publishAuthState({ status: "signedOut" });
  clearUserData();
  await removeAnswersDatabase("sea");
  vi.unstubAllGlobals();
});

test("answers that were removed are opened anew", async () => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => {});
  const removed = openAnswers("sky");
  await removed.load([]);
  await removeAnswersDatabase("sky");
  expect(openAnswers("sky")).not.toBe(removed);
  clearUserData();
  await removeAnswersDatabase("sky");
  vi.unstubAllGlobals();
});
