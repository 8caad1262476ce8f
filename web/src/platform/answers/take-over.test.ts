import { beforeEach, expect, test } from "vitest";
import type { Answers } from "./answers.ts";
import { openDatabase } from "./device/answers-database.ts";
import { type Change, emptyState } from "./device/local-state.ts";
import { queueFinishStep, queueHarm } from "./device/outbox-changes.ts";
import { editPage, savePage } from "./device/page-changes.ts";
import { noteFirstStep, storedFirstSteps, VISITOR } from "./first-steps.ts";
import { answersDatabase, removeAnswersDatabase } from "./remove-answers.ts";
import { takeOverVisitor } from "./take-over.ts";
import { answered, CONTEXT, loaded, NEXT, PAGE, phone, server } from "./testing/two-browsers.ts";

const STEP = { programId: "first-steps", stepId: "d1-s2" };
const NOW = Date.UTC(2026, 0, 4);

/** The beginning of an entry. */
function start(id: string) {
  return { operationId: id.repeat(20), writtenAt: NOW, refused: undefined };
}

async function store(...changes: readonly Change[]): Promise<void> {
  const database = openDatabase(answersDatabase(VISITOR), { known: emptyState, onDeleted: () => {} });
  await database.write(changes);
  database.close();
}

async function names(): Promise<readonly (string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

let answers: Answers;

beforeEach(async () => {
  await removeAnswersDatabase(VISITOR);
  storedFirstSteps.write(storedFirstSteps.initial);
  answers = await loaded(phone);
});

test("what a visitor has answered and finished is sent as the account's, and gone from the visitor", async () => {
  noteFirstStep("Pleaser", "done", true);
  await store(
    savePage(PAGE, answered("확인하고 내일 말씀드릴게요."), CONTEXT, start("A")),
    editPage(NEXT, { text: "고르던 말" }, NOW),
    queueFinishStep(STEP, start("B")),
    queueHarm(STEP.programId, "stopped", start("C")),
  );
  await takeOverVisitor(answers);
  await answers.load([NEXT]);
  expect(answers.page(NEXT).draft).toEqual({ text: "고르던 말" });
  await answers.flush(5_000);
  expect(server.page("sky", PAGE)).toMatchObject({ saved: answered("확인하고 내일 말씀드릴게요.") });
  expect(answers.finishedSteps(STEP.programId)).toEqual([STEP.stepId]);
  expect(answers.page(PAGE).state).toBe("sent");
  expect(await names()).not.toContain(answersDatabase(VISITOR));
  expect(storedFirstSteps.read()).toEqual({ steps: { Pleaser: "done" }, isVisitors: false });
});

test("where nothing waits for an account, no database is looked for, let alone made", async () => {
  noteFirstStep("Pleaser", "done", false);
  await takeOverVisitor(answers);
  expect(await names()).not.toContain(answersDatabase(VISITOR));
  expect(answers.unsent()).toBe(0);
});

test("one that was taken over halfway is taken over once", async () => {
  noteFirstStep("Jumpy", "begun", true);
  await store(savePage(PAGE, answered("글"), CONTEXT, start("A")));
  await answers.finishPage(PAGE, answered("글"), CONTEXT);
  await takeOverVisitor(answers);
  await answers.flush(5_000);
  expect(server.page("sky", PAGE)).toMatchObject({ saved: answered("글") });
  expect(answers.page(PAGE).other).toBeUndefined();
});
