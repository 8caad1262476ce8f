import { schedulePath } from "@mindle/domain/programme/paths";
import { answersBy } from "@mindle/domain/testing/answers";
import { DAY_MS } from "@mindle/domain/time";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { Result, submittedResult } from "../support/assessment/result.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { HomeVisitor } from "../support/programme/home.ts";
import { storeAnswers } from "../support/programme/journal.ts";
import { storeProgramme, submitAs } from "../support/programme/programmes.ts";
import { finishedSteps, PROGRAM, Reader } from "../support/programme/reader.ts";
import { StepWalk } from "../support/programme/step-walk.ts";
import { Visitor } from "../support/visitor.ts";

const PLEASER = "pleaser-v1";
const NAMES = { riggy: "완벽주의 내려놓기", pleaser: "나를 아끼는 연습" };
/** Pleaser stands out, in the range that asks for no care. */
const LOUD = answersBy({ Pleaser: "3" });

test("from a result that found Pleaser over the voucher page into the first step, and on from home and the journal", async ({
  page,
}) => {
  const reader = new Reader(page, "ko", PLEASER);
  const { result, voucher, schedule, journal } = reader.texts;
  const account = await newAccount();
  // The three free minutes come before the offer.
  await new Result(page, "ko").haveCard();
  await reader.open(await submittedResult({ questions: LOUD, characters: ["Pleaser"] }));
  await reader.link(result.programme.button).click();
  await expect(page).toHaveURL(/\/voucher\/pleaser-complete\?responseId=/);
  await expect(page.getByText(voucher.beta, { exact: true })).toBeVisible();
  await expect(page.getByText(voucher.soon, { exact: true })).toHaveCount(0);
  await reader.link(voucher.betaTrial.open.button).first().click();
  await expect(page).toHaveURL(schedulePath(PLEASER));
  await expect(page.locator('[data-tone="pleaser"]').first()).toBeVisible();
  const steps = page.getByRole("tabpanel").getByRole("listitem");
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(2)).toContainText(schedule.status.locked);

  await steps.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await reader.signIn(account);
  await expect(page).toHaveURL(new RegExp(`/viewer/${PLEASER}/d1-s1/1`));
  await new StepWalk(reader, account.uid).walk("d1-s1");
  await expect(page).toHaveURL((url) => url.pathname === schedulePath(PLEASER));
  // The coupon of the child has opened the rest.
  await expect(steps.nth(2).getByRole("link")).toBeVisible();
  await expect.poll(() => finishedSteps(account.uid, PLEASER)).toEqual(["d1-s1"]);

  const home = new HomeVisitor(page, "ko");
  await home.open("/home");
  await expect(home.notes).toHaveCount(2);
  await expect(home.notes.first()).toHaveAccessibleName(NAMES.pleaser);
  await expect(home.notes.first()).toContainText(home.texts.common.names.Pleaser);
  await expect(home.notes.last()).toContainText(home.texts.common.names.Riggy);
  await expect(home.notes.last()).toContainText(home.texts.home.gift);

  await home.open("/program/journal");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText([new RegExp(NAMES.pleaser), new RegExp(NAMES.riggy)]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: journal.words.title })).toBeVisible();
  await expectAccessibleInTestedSchemes(page);
});

test("a new account has the programme of the child that its result found, beside the trial programme", async ({
  page,
}) => {
  const home = new HomeVisitor(page, "ko");
  const account = await newAccount();
  await submitAs(account, { questions: LOUD, characters: ["Pleaser"] });
  await signInAt(home, account, "/home");
  await expect(home.note(NAMES.pleaser)).toBeVisible();
  await expect(home.notes).toHaveCount(2);
  await expect(home.notes.first()).toHaveAccessibleName(NAMES.pleaser);
});

test("a new account whose result found Riggy has the trial programme alone", async ({ page }) => {
  const home = new HomeVisitor(page, "ko");
  const account = await newAccount();
  await submitAs(account, { questions: answersBy({ Riggy: "3" }), characters: ["Riggy"] });
  await signInAt(home, account, "/home");
  await expect(home.notes).toHaveCount(1);
  await expect(home.note(NAMES.riggy)).toBeVisible();
});

test("looking at the schedule of a child's beta begins nothing; a press on a locked step opens it", async ({
  page,
}) => {
  const reader = new Reader(page, "ko", PLEASER);
  const account = await newAccount();
  await submitAs(account, { questions: answersBy({ Riggy: "3" }), characters: ["Riggy"] });
  const home = new HomeVisitor(page, "ko");
  await signInAt(home, account, "/home");
  await expect(home.notes).toHaveCount(1);
  await reader.open(schedulePath(PLEASER));
  const last = page.getByRole("tabpanel").getByRole("listitem").nth(2);
  await expect(last).toContainText(reader.texts.schedule.status.locked);
  await home.open("/home");
  await expect(home.notes).toHaveCount(1);
  await reader.open(schedulePath(PLEASER));
  await last.getByRole("button").click();
  await expect(last).not.toContainText(reader.texts.schedule.status.locked);
  await expect(last.getByRole("link")).toBeVisible();
});

test("without a programme home recommends that of the child that was found, once it can be opened", async ({
  page,
}) => {
  const home = new HomeVisitor(page, "ko");
  const account = await newAccount();
  const now = Date.now();
  await storeProgramme(account.uid, { openedAt: now - 9 * DAY_MS, closedAt: now - DAY_MS });
  await submitAs(account, { questions: LOUD, characters: ["Pleaser"] });
  await signInAt(home, account, "/home");
  await expect(page.getByRole("link", { name: home.texts.home.recommend.open })).toHaveAttribute(
    "href",
    "/voucher/pleaser-complete",
  );
});

test("two journeys at once: each has its note, its colour and its journal, the one used last first", async ({
  page,
}) => {
  const home = new HomeVisitor(page, "ko");
  const account = await newAccount();
  const now = Date.now();
  await storeProgramme(account.uid, { openedAt: now - 2 * DAY_MS, finished: ["d1-s1"] });
  await storeProgramme(account.uid, { programId: PLEASER, openedAt: now - 9 * DAY_MS, finished: ["d1-s1"] });
  await storeAnswers(account.uid, "d2-s2.wishes", { wishes: [{ id: "a", text: "혼자 산책하기" }] }, now);
  await signInAt(home, account, "/home");
  await expect(home.notes).toHaveCount(2);
  await expect(home.notes.first()).toHaveAccessibleName(NAMES.riggy);
  await expect(home.note(NAMES.pleaser)).toHaveAttribute("data-tone", "pleaser");
  await expect(page.getByRole("link", { name: home.texts.home.letter })).toHaveCount(0);
  await expectAccessibleInTestedSchemes(page);
  await expectTextFits(page);

  const reader = new Visitor(page, "ko");
  await reader.open("/program/journal");
  const tab = (child: "Riggy" | "Pleaser") =>
    page.getByRole("tab", { name: new RegExp(reader.texts.common.names[child]) });
  await expect(tab("Riggy")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("혼자 산책하기")).toBeVisible();
  await tab("Pleaser").click();
  await expect(page.getByText("혼자 산책하기")).toBeHidden();
  await expect(page.locator('[data-tone="pleaser"]').first()).toBeVisible();
  await expectTextFits(page);
  await reader.open(`/program/journal?programme=${PROGRAM}`);
  await expect(tab("Riggy")).toHaveAttribute("aria-selected", "true");
});
