import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { expect, test } from "../support/fixtures.ts";
import { newAccount, type TestAccount } from "./support/accounts.ts";
import { expectAccessibleInBothSchemes } from "./support/axe.ts";
import { storeAnswers } from "./support/journal.ts";
import { tabTo } from "./support/keyboard.ts";
import { storeProgramme } from "./support/programmes.ts";
import { signInAt } from "./support/sign-in-at.ts";
import { expectTextFits } from "./support/text-fit.ts";
import { filled } from "./support/texts.ts";
import { Visitor } from "./support/visitor.ts";

const JOURNAL = "/program/journal";
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_SESSION = ["d1-s1", "d1-s2", "d1-s3", "d1-s4"];
const START = { enough: 8, redo: 7, delay: 9, tired: 8, people: 6, stop: 2 };
/** The same questions five weeks later, one of them left out. */
const LATER = { enough: 4, redo: 3, delay: 5, tired: 4, people: 3 };
const WISH = "혼자 산책하기";

/** Someone who reads their journal. */
class Reader extends Visitor {
  get search() {
    return this.page.getByRole("searchbox", { name: this.texts.journal.search.label });
  }

  get sheets() {
    return this.page.getByRole("article");
  }

  circle(number: number) {
    return this.page.getByRole("listitem").filter({ hasText: `#${number}` });
  }

  session(number: number): string {
    const ordinal = this.texts.journal.ordinals[number - 1] ?? "";
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

for (const language of LANGUAGES) {
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
    await expectAccessibleInBothSchemes(page);
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
    expect(asked.filter((each) => each.includes("바다") || each.includes(encodeURI("바다")))).toEqual([]);
    await reader.search.fill("");
    await reader.circle(1).getByRole("link").click();
    await expect(page).toHaveURL(/\/program\/content\/viewer\/um-eng-v2s\/d1-s4\/1/);
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

test("what was read before is there without a connection; without a programme the way leads to one", async ({
  page,
}) => {
  const reader = new Reader(page, "en");
  const { journal } = reader.texts;
  const empty = await newAccount();
  await storeProgramme(empty.uid, {});
  await signInAt(reader, empty, JOURNAL);
  await expect(page.getByRole("heading", { name: journal.empty.title })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await reader.link(filled(journal.start)).click();
  await expect(page).toHaveURL(/\/program\/schedule\/um-eng-v2s/);
});
