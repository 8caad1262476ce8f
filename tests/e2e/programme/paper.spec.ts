import { DAY_MS } from "@mindle/domain/time";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { untilAskedFor } from "../support/loaded.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { storeAnswers, storePages } from "../support/programme/journal.ts";
import { storeProgramme } from "../support/programme/programmes.ts";
import { newTrier, OUTCOME, SEALED } from "../support/programme/tries.ts";
import { filled, TEXTS } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

const PAPER = "/program/journal/paper";
const WEEK = { enough: 8, redo: 7, delay: 9, tired: 8, people: 6, stop: 2 };
const LATER = { enough: 4, redo: 3, delay: 5, tired: 4, people: 3, stop: 1 };
const CRISIS = "더는 살기 싫어";

test.use({ expectedErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED)|cleardot/] });

/** Someone who makes a page for their doctor. */
class Writer extends Visitor {
  get paper() {
    return this.texts.journal.paper;
  }

  get sheet() {
    return this.page.getByRole("region", { name: this.paper.preview }).getByRole("article");
  }

  sentence(words: string) {
    return this.page.getByRole("checkbox", { name: words });
  }

  /** Pages of the PDF that printing makes, with the browser's own margins. */
  async pages(): Promise<number> {
    const pdf = (await this.page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  }
}

/** Someone with measures, acts and sentences, one of which speaks of a crisis. */
async function newWriter() {
  const account = await newTrier();
  const { uid } = account;
  const now = Date.now();
  await storeAnswers(uid, "d1-s3.week", { week: WEEK }, now - 40 * DAY_MS);
  await storeAnswers(uid, "d8-s3.week", { week: LATER }, now - DAY_MS);
  await storeAnswers(uid, "d2-s2.wishes", { wishes: [{ id: "a", text: CRISIS }] }, now - 3 * DAY_MS);
  return account;
}

for (const language of TESTED_LANGUAGES) {
  test(`one page has measures, acts in counts and what was ticked, in ${language}`, async ({ page }) => {
    const writer = new Writer(page, language);
    const { paper } = writer;
    await signInAt(writer, await newWriter(), "/program/journal");
    await page.getByRole("link", { name: paper.title }).click();
    await expect(page).toHaveURL((url) => url.pathname === PAPER);
    const { sheet } = writer;
    await expect(sheet.getByRole("row")).toHaveCount(2);
    await expect(sheet.getByRole("row").last()).toContainText(paper.sheet.verdict.less);
    await expect(sheet.getByRole("row").last()).toContainText("±2.5");
    await expect(sheet).toContainText(filled(paper.sheet.tries, { number: 8 }));
    const counts = { number: 6, less: 4, usual: 1, more: 1 };
    await expect(sheet).toContainText(filled(paper.sheet.gaps, counts));
    // Nothing is ticked, so that no word of the person's is on it; what is of a help card is not even offered.
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(sheet).not.toContainText(OUTCOME);
    for (const words of [CRISIS, SEALED]) await expect(page.getByText(words)).toHaveCount(0);
    await writer.sentence(OUTCOME).check();
    await expect(sheet).toContainText(OUTCOME);
    await page.getByRole("checkbox", { name: paper.help }).check();
    await expect(writer.sentence(CRISIS)).not.toBeChecked();
    await expect(sheet).not.toContainText(CRISIS);
    // What is no longer offered is no longer ticked: a full page takes out what is on it.
    await writer.sentence(CRISIS).check();
    await expect(sheet).toContainText(CRISIS);
    const withHelp = page.getByRole("checkbox", { name: paper.help });
    await withHelp.uncheck();
    await expect(sheet).not.toContainText(CRISIS);
    await expect(sheet).toContainText(OUTCOME);
    await withHelp.check();
    await expect(writer.sentence(CRISIS)).not.toBeChecked();
    await expect(sheet).not.toContainText(CRISIS);
    await expectAccessibleInTestedSchemes(page);
    // In the other language, with the app as it was.
    const other = language === "ko" ? "en" : "ko";
    await page.getByRole("radio", { name: paper.language[other] }).check();
    await expect(sheet).toHaveAttribute("lang", other);
    await expect(sheet).toContainText(TEXTS[other].journal.paper.sheet.title);
    await expect(sheet).toContainText(OUTCOME);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(paper.title);
    expect(await writer.pages()).toBe(1);
  });
}

test("however much there is, it is one page, and a sentence that has no room is taken out again", async ({
  page,
}) => {
  const writer = new Writer(page, "ko");
  const { paper } = writer;
  const account = await newWriter();
  const long = (at: number) =>
    `${at}번째로 적은 말이에요. ${"오늘은 회의가 길었고 저녁은 늦었어요. ".repeat(40)}`;
  const wishes = Array.from({ length: 5 }, (_, at) => ({ id: `w${at}`, text: long(at) }));
  await storePages(account.uid, "um-eng-v2s", { "d2-s2.wishes": { wishes } }, Date.now());
  const others = {
    "d4-s1.rule": { fear: long(6) },
    "d6-s1.minute": { rough: long(7) },
    "d4-s3.guideline": { own: long(8) },
  };
  await storePages(account.uid, "um-eng-v2s", others, Date.now());
  await signInAt(writer, account, "/program/journal");
  await page.getByRole("link", { name: paper.title }).click();
  const boxes = page.getByRole("list").getByRole("checkbox");
  await expect(boxes.first()).toBeVisible();
  const full = page.getByText(paper.sentences.full);
  for (const box of await boxes.all()) {
    await box.click();
    // It is ticked, or taken out again at once.
    if (!(await box.isChecked())) break;
  }
  await expect(full).toBeVisible();
  await expect(writer.sheet.getByRole("listitem").first()).toBeVisible();
  expect(await writer.pages()).toBe(1);
});

test("it is made without a connection, and nothing is sent", async ({ page, context }) => {
  const writer = new Writer(page, "ko");
  const { paper } = writer;
  const account = await newWriter();
  await signInAt(writer, account, "/program/journal");
  await untilAskedFor(page, "paper-page");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await context.setOffline(true);
  await page.getByRole("link", { name: paper.title }).click();
  await expect(writer.sheet).toContainText(filled(paper.sheet.tries, { number: 8 }));
  await expect(page.getByText(writer.texts.journal.justNow)).toBeVisible();
  // Where sentences cannot be looked at, none is offered.
  await expect(writer.sentence(OUTCOME).or(page.getByText(paper.uncheckedWords))).toBeVisible();
  expect(sent.filter((body) => body.includes(OUTCOME))).toEqual([]);
  expect(await writer.pages()).toBe(1);
});

test("who has nothing yet gets a page that says so", async ({ page }) => {
  const writer = new Writer(page, "en");
  const { paper } = writer;
  const account = await newAccount();
  await storeProgramme(account.uid);
  await signInAt(writer, account, PAPER);
  await expect(page.getByText(paper.sentences.none)).toBeVisible();
  await expect(writer.sheet).toContainText(paper.sheet.noMeasures);
  await expect(writer.sheet).toContainText(paper.sheet.noTries);
  await expectAccessibleInTestedSchemes(page);
});
