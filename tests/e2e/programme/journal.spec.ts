import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { answersBy } from "@mindle/domain/testing/answers";
import { DAY_MS } from "@mindle/domain/time";
import { ordinalWord } from "../../../web/src/platform/i18n/counts.ts";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount, type TestAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { showWithin } from "../support/go-within.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeAnswers, storeCheckIn } from "../support/programme/journal.ts";
import { storeProgramme, submitAs } from "../support/programme/programmes.ts";
import { letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

const JOURNAL = "/program/journal";
const FIRST_SESSION = ["d1-s1", "d1-s2", "d1-s3", "d1-s4"];
const START = { enough: 8, redo: 7, delay: 9, tired: 8, people: 6, stop: 2 };
/** The same questions five weeks later, one of them left out. */
const LATER = { enough: 4, redo: 3, delay: 5, tired: 4, people: 3 };
const WISH = "혼자 산책하기";

test.use({ expectedErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED)|cleardot/] });

/** Someone who reads their journal. */
class Reader extends Visitor {
  get search() {
    return this.page.getByRole("searchbox", { name: this.texts.journal.search.label });
  }

  get sheets() {
    return this.page.getByRole("listitem").getByRole("article");
  }

  circle(number: number) {
    return this.page.getByRole("listitem").filter({ hasText: `#${number}` });
  }

  session(number: number): string {
    const ordinal = ordinalWord(number, this.language);
    return filled(this.texts.journal.session, { number, ordinal });
  }
}

/** An account that wrote in sessions 1, 2 and 8. */
async function newWriter(programme: Parameters<typeof storeProgramme>[1] = {}): Promise<TestAccount> {
  const account = await newAccount();
  const now = Date.now();
  await storeProgramme(account.uid, { finished: FIRST_SESSION, ...programme });
  await storeAnswers(account.uid, "d1-s3.week", { week: START }, now - 36 * DAY_MS);
  await storeAnswers(account.uid, "d2-s2.wishes", { wishes: [{ id: "a", text: WISH }] }, now - 30 * DAY_MS);
  await storeAnswers(account.uid, "d8-s3.week", { week: LATER }, now - DAY_MS);
  return account;
}

const STRESS = "rush small tight rest hands sudden forget heavy alone end";
const MOOD = {
  one: "heavy start tears laugh food blame words tomorrow lonely sleep",
  two: "flat use speak body away calm past wash burden hope",
};
const POWER = "again pieces ask rest breath way kind person care past";

/** The same answer to all questions. */
const all = (questions: string, answer: number) =>
  Object.fromEntries(questions.split(" ").map((question) => [question, answer]));

/** An account with check-ins: less stress, lower mood (in the second round only half of it), and less to lean on. */
async function newCheckedIn(): Promise<TestAccount> {
  const account = await newAccount();
  const { uid } = account;
  const at = (daysAgo: number) => Date.now() - daysAgo * DAY_MS;
  await storeProgramme(uid, { programId: MIND_CHECK_PROGRAM_ID, finished: ["d1-s1", "d1-s3", "d1-s4"] });
  await storeCheckIn(uid, { page: "d1-s1.items", shared: "mind-stress" }, { items: all(STRESS, 4) }, at(30));
  await storeCheckIn(uid, { page: "d2-s1.items" }, { items: all(STRESS, 3) }, at(16));
  await storeCheckIn(uid, { page: "d3-s1.items" }, { items: all(STRESS, 2) }, at(1));
  for (const [step, answer, daysAgo] of [
    ["d1-s3", 0, 29],
    ["d3-s3", 1, 1],
  ] as const) {
    // The second half first: the order makes no difference.
    for (const half of ["two", "one"] as const) {
      const page = { page: `${step}.${half}`, ...(half === "one" ? { shared: "mind-mood-one" } : {}) };
      await storeCheckIn(uid, page, { [half]: all(MOOD[half], answer) }, at(daysAgo));
    }
    await storeCheckIn(uid, { page: `${step}.apart`, shared: "apart" }, { apart: "often" }, at(daysAgo));
  }
  await storeCheckIn(uid, { page: "d2-s3.one", shared: "mind-mood-one" }, { one: all(MOOD.one, 3) }, at(15));
  const power = (round: number) => ({ page: `d${round}-s4.items`, shared: "mind-power" });
  await storeCheckIn(uid, power(1), { items: all(POWER, 4) }, at(28));
  await storeCheckIn(uid, power(2), { items: all(POWER, 3) }, at(14));
  return account;
}

for (const language of TESTED_LANGUAGES) {
  test(`check-ins are compared on their own scales, help first, and are no medical result, in ${language}`, async ({
    page,
  }) => {
    const reader = new Reader(page, language);
    const { journal, common } = reader.texts;
    const { changes, measures } = journal;
    await signInAt(reader, await newCheckedIn(), `${JOURNAL}?programme=${MIND_CHECK_PROGRAM_ID}`);
    const section = page.getByRole("region", { name: measures.title });
    await expect(section.getByRole("article")).toHaveCount(3);
    const measured = (name: keyof typeof measures.names) =>
      section.getByRole("article", { name: measures.names[name] });
    /** Range, values of the table with the latest last, and what they say. */
    const expectMeasured = async (
      name: keyof typeof measures.names,
      range: { min: number; max: number },
      values: string[],
    ) => {
      await expect(measured(name).getByRole("columnheader").last()).toHaveText(filled(changes.value, range));
      await expect(measured(name).getByRole("cell")).toHaveText(values);
    };
    await expectMeasured("stress", { min: 10, max: 50 }, ["40", "30", "20"]);
    await expect(measured("stress").getByText(changes.less, { exact: true })).toBeVisible();
    await expect(measured("stress").getByText(changes.meaning.more)).toBeVisible();
    await expectMeasured("depression", { min: 0, max: 60 }, ["12", changes.missing, "24"]);
    await expect(measured("depression").getByText(changes.more, { exact: true })).toBeVisible();
    await expectMeasured("minder-power", { min: 10, max: 50 }, ["40", "30"]);
    await expect(measured("minder-power").getByText(changes.less, { exact: true })).toBeVisible();
    await expect(measured("minder-power").getByText(changes.meaning.less)).toBeVisible();
    // The wish to die is asked apart: no number and no graph knows of it, and nobody meets the answer here again.
    await expect(reader.sheets.first()).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(language === "ko" ? "죽고 싶은" : "wished to die");
    await expect(section.getByText(changes.help)).toBeVisible();
    await expect(section.getByText(measures.note)).toBeVisible();
    await expect(section.getByRole("link", { name: common.getHelp })).toHaveCount(2);
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await section.getByRole("link", { name: common.getHelp }).last().click();
    await expect(page).toHaveURL((url) => url.pathname === "/help");
  });

  test(`one's own words are there by date, and what came back, in ${language}`, async ({ page }) => {
    const reader = new Reader(page, language);
    const { journal } = reader.texts;
    await signInAt(reader, await newWriter(), JOURNAL);
    await expect(reader.sheets).toHaveCount(3);
    await expect(reader.sheets.nth(1)).toContainText(WISH);
    // The newest sheet first, with what was answered to the same questions before.
    await expect(reader.sheets.first()).toContainText(reader.session(8));
    await expect(reader.sheets.first()).toContainText(
      filled(journal.words.earlier, { session: reader.session(1) }),
    );
    await expect(reader.sheets.last()).toContainText(
      filled(journal.words.returned, { session: reader.session(8) }),
    );
    await expect(reader.circle(1)).toHaveAttribute("data-status", "done");
    await expect(reader.circle(2)).toHaveAttribute("data-status", "current");
    await expect(reader.circle(3)).toHaveAttribute("data-status", "not-yet");
    await expect(reader.circle(3).getByRole("link")).toHaveCount(0);
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
    await tabTo(page, reader.search);
    await page.keyboard.type(WISH.slice(3).normalize("NFD"));
    await expect(reader.sheets).toHaveCount(1);
    await expect(
      page.getByText(filled(journal.search.found_one, { count: 1 }), { exact: true }),
    ).toBeVisible();
    await reader.search.fill("바다");
    await expect(page.getByText(filled(journal.search.none, { word: "바다" }))).toBeVisible();
    await reader.search.fill("");
    await reader.circle(1).getByRole("link").click();
    await expect(page).toHaveURL(/\/program\/content\/viewer\/um-eng-v2s\/d1-s4\/1/);
    // Events are sent in their order: what tells of the search would have come before this one.
    await expect.poll(() => asked.join("\n")).toContain("/program/content/viewer/:programId");
    expect(asked.filter((each) => each.includes("바다") || each.includes(encodeURI("바다")))).toEqual([]);
  });
}

test("a programme that has closed stays readable, and its circles lead to what was written", async ({
  page,
}) => {
  const reader = new Reader(page, "ko");
  const closed = { openedAt: 1_700_000_000_000, closedAt: 1_700_000_001_000 };
  const account = await newWriter(closed);
  await signInAt(reader, account, JOURNAL);
  await expect(reader.sheets).toHaveCount(3);
  await expect(page.getByText(reader.texts.journal.closed)).toBeVisible();
  await reader.circle(1).getByRole("link").click();
  await expect(page).toHaveURL(/#session-1$/);
  await expect(reader.sheets.last()).toBeInViewport();
});

test("what was read before is there without a connection, and on paper without what is for the screen", async ({
  page,
  context,
}) => {
  const reader = new Reader(page, "en");
  const { journal } = reader.texts;
  const account = await newWriter();
  await submitAs(account, { characters: ["Jumpy"], questions: answersBy({ Jumpy: "1" }) });
  await submitAs(account, { characters: ["Jumpy"], questions: answersBy({ Jumpy: "5" }) });
  await signInAt(reader, account, JOURNAL);
  const graph = page.getByRole("article", { name: "Think of the past week" });
  await expect(graph.getByText(journal.changes.less, { exact: true })).toBeVisible();
  await expect(graph.getByRole("row")).toHaveCount(3);
  const anxiety = page.getByRole("article", { name: reader.texts.common.characters.Jumpy });
  await expect(anxiety.getByText(journal.changes.more, { exact: true })).toBeVisible();
  // Something is harder than before: help comes before the graphs.
  await expect(page.getByText(journal.changes.help)).toBeVisible();
  await showWithin(page, "/mypage");
  await context.setOffline(true);
  await showWithin(page, JOURNAL);
  await expect(page.getByText(WISH)).toBeVisible();
  await expect(page.getByText(journal.justNow)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(WISH)).toBeVisible();
  await expect(reader.search).toBeHidden();
  await expect(page.getByText("Letting go of perfect")).toBeVisible();
  await context.setOffline(false);
  const results = page.getByRole("region", { name: journal.results.title });
  await page.emulateMedia({ media: "screen" });
  await expect(results.getByRole("link")).toHaveCount(2);
  await results.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/schema\/result\?responseId=/);
});

test("an empty journal leads to the programme; a failed one can be read again", async ({ page }) => {
  const reader = new Reader(page, "en");
  const { journal } = reader.texts;
  const empty = await newAccount();
  await storeProgramme(empty.uid);
  await page.route("**/api/program/listAnswers", (route) => route.abort());
  await signInAt(reader, empty, JOURNAL);
  await expect(page.getByRole("alert")).toHaveText(journal.failed);
  await letThrough(page, "**/api/program/listAnswers");
  await reader.button(reader.texts.common.loadAgain).click();
  await expect(page.getByRole("heading", { name: journal.empty.title })).toBeVisible();
  await expectAccessibleInTestedSchemes(page);
  await reader.link(filled(journal.start)).click();
  await expect(page).toHaveURL(/\/program\/schedule\/um-eng-v2s/);
});

test("after a while the schedule shows the last own words and how to go on", async ({ page }) => {
  const reader = new Reader(page, "ko");
  const { schedule } = reader.texts;
  const account = await newAccount();
  const now = Date.now();
  await storeProgramme(account.uid, { openedAt: now - 40 * DAY_MS, finished: FIRST_SESSION });
  const wishes = [{ id: "a", text: WISH }];
  await storeAnswers(account.uid, "d2-s2.wishes", { wishes }, now - 9 * DAY_MS);
  // A prediction is later, but may be folded away.
  const prediction = { checked: [], more: [{ id: "b", text: "다들 한숨을 쉴 거예요" }] };
  await storeAnswers(account.uid, "d5-s2.predict", { prediction }, now - 8 * DAY_MS);
  await signInAt(reader, account, "/program/schedule/um-eng-v2s");
  const card = page.getByRole("region", { name: schedule.return.title });
  await expect(card).toContainText(WISH);
  await expect(card).not.toContainText("9");
  await expectAccessibleInTestedSchemes(page);
  await card.getByRole("button", { name: schedule.return.short }).click();
  const short = page.getByRole("dialog", { name: schedule.return.short });
  await expect(short).toContainText(WISH);
  await expect(short.getByRole("listitem")).toHaveCount(4);
  await expect(short.getByRole("heading", { name: schedule.return.act })).toBeVisible();
  await expectAccessibleInTestedSchemes(page);
  await expectTextFits(page);
  await short.getByRole("button", { name: schedule.return.actDone }).click();
  await expect(short).toBeHidden();
  await card.getByRole("button", { name: schedule.return.short }).click();
  await short.getByRole("link", { name: schedule.return.words }).click();
  await expect(reader.sheets).toHaveCount(2);
});

test("words of a crisis are not quoted on coming back: help comes first", async ({ page }) => {
  const reader = new Reader(page, "ko");
  const { schedule, common } = reader.texts;
  const account = await newAccount();
  const now = Date.now();
  await storeProgramme(account.uid, { openedAt: now - 40 * DAY_MS, finished: FIRST_SESSION });
  const wishes = [{ id: "a", text: "더는 살기 싫어" }];
  await storeAnswers(account.uid, "d2-s2.wishes", { wishes }, now - 9 * DAY_MS);
  await signInAt(reader, account, "/program/schedule/um-eng-v2s");
  const card = page.getByRole("region", { name: schedule.return.title });
  await expect(card).toContainText(schedule.return.helpAfterWords);
  await expect(card.getByRole("link").first()).toHaveText(common.getHelp);
  await card.getByRole("button", { name: schedule.return.short }).click();
  await expect(page.getByRole("dialog", { name: schedule.return.short })).toBeVisible();
  await expect(page.getByText("살기 싫어")).toHaveCount(0);
});

test("after longer one question comes before the ways to go on, and help where it is much", async ({
  page,
}) => {
  const reader = new Reader(page, "en");
  const { schedule, common } = reader.texts;
  const account = await newAccount();
  const now = Date.now();
  await storeProgramme(account.uid, { openedAt: now - 40 * DAY_MS, finished: FIRST_SESSION });
  await storeAnswers(account.uid, "d1-s3.week", { week: START }, now - 30 * DAY_MS);
  await signInAt(reader, account, "/program/schedule/um-eng-v2s");
  const card = page.getByRole("region", { name: schedule.return.title });
  await expect(card.getByRole("slider")).toBeVisible();
  await expect(card.getByRole("link")).toHaveCount(0);
  await card.getByRole("slider").press("End");
  await expect(card.getByRole("link").first()).toHaveText(common.getHelp);
  await expectAccessibleInTestedSchemes(page);
  await card.getByRole("button", { name: schedule.return.experiment }).click();
  const small = page.getByRole("dialog", { name: schedule.return.experiment });
  await expect(small).toBeVisible();
  await expect(small.getByRole("listitem")).toHaveCount(0);
  await small.getByRole("button", { name: schedule.return.actDone }).click();
  await card.getByRole("link", { name: schedule.return.continue }).click();
  await expect(page).toHaveURL(/\/viewer\/um-eng-v2s\/d2-s1/);
});
