import { readFile } from "node:fs/promises";
import { exportUserData } from "@mindle/domain/api/auth";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { callAs, newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { showWithin } from "../support/go-within.ts";
import { untilAskedFor } from "../support/loaded.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeProgramme } from "../support/programme/programmes.ts";
import { newTrier, OUTCOME, SEALED } from "../support/programme/tries.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

const JOURNAL = "/program/journal";
const TRIED = "/program/journal/tried";

test.use({ expectedErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED)|cleardot/] });

/** Someone who looks at what they have tried. */
class Trier extends Visitor {
  get tried() {
    return this.texts.journal.tried;
  }

  get cards() {
    return this.page.getByRole("tabpanel").getByRole("article");
  }

  get gaps() {
    return this.page.getByRole("region", { name: this.tried.gap.title });
  }

  /** The only act of this topic. */
  act(topic: string) {
    return this.page.getByRole("tabpanel").getByRole("article", { name: topic });
  }
}

const TOPICS = {
  ko: { experiment: "조금 덜 완벽하게 해 보기", no: "작은 거절 하나", slowly: "부탁에 천천히 답하기" },
  en: { experiment: "A little less than perfect", no: "One small no", slowly: "Answering a request slowly" },
};

for (const language of TESTED_LANGUAGES) {
  test(`acts of all programmes are side by side, sealed ones stay sealed, in ${language}`, async ({
    page,
  }) => {
    const trier = new Trier(page, language);
    const { tried, texts } = trier;
    const topics = TOPICS[language];
    await signInAt(trier, await newTrier(), JOURNAL);
    await trier.page.getByRole("link", { name: tried.title }).click();
    await expect(page).toHaveURL((url) => url.pathname === TRIED);
    await expect(trier.cards).toHaveCount(8);
    // The newest first: it is sealed, and nothing of it is shown but topic and day.
    await expect(trier.cards.first()).toContainText(topics.no);
    await expect(trier.cards.first()).toContainText(tried.outcome.sealed);
    await expect(page.getByRole("main")).not.toContainText(SEALED);
    const experiment = trier.act(topics.experiment);
    for (const word of [OUTCOME, "성의 없다고 할까 봐 겁났어요", "80%", "60%"]) {
      await expect(experiment).toContainText(word);
    }
    await expect(experiment).toContainText(filled(tried.hard, { value: 80, max: 100 }));
    await expect(experiment).toContainText(filled(tried.was, { value: 30, max: 100 }));
    // What was not answered says so.
    await expect(experiment).toContainText(tried.missing);
    // One that turned out worse stands as it was.
    await expect(page.getByText(filled(tried.was, { value: 9, max: 10 }))).toBeVisible();
    await expect(trier.gaps.getByRole("listitem")).toHaveCount(6);
    const counted = (label: string) => trier.gaps.locator("dt", { hasText: label }).locator("+ dd");
    await expect(counted(tried.gap.less)).toHaveText(filled(tried.gap.times, { number: 4 }));
    await expect(counted(tried.gap.usual)).toHaveText(filled(tried.gap.times, { number: 1 }));
    await expect(counted(tried.gap.more)).toHaveText(filled(tried.gap.times, { number: 1 }));
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await page.getByRole("tab", { name: texts.common.names.Riggy }).click();
    await expect(trier.cards).toHaveCount(2);
    // Two acts of Riggy are too few for a picture.
    await expect(trier.gaps).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(experiment).toBeVisible();
    await expect(page.getByRole("tablist")).toBeHidden();
    await expect(page.getByRole("button", { name: texts.journal.print })).toBeHidden();
  });
}

test("an act is deleted after a question, by keyboard, and nothing of it is left in the export", async ({
  page,
}) => {
  const trier = new Trier(page, "ko");
  const { tried } = trier;
  const account = await newTrier();
  const exported = async () => JSON.stringify((await callAs(account, exportUserData, {})).documents);
  await signInAt(trier, account, TRIED);
  const { experiment } = TOPICS.ko;
  const remove = trier.act(experiment).getByRole("button");
  // By its day, too: the same thing may have been tried on several.
  const day = await trier.act(experiment).getByRole("time").textContent();
  await expect(remove).toHaveAccessibleName(
    filled(tried.remove.name, { topic: experiment, day: day ?? "no day" }),
  );
  await tabTo(page, remove);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: tried.remove.title });
  await expect(dialog).toContainText(tried.remove.text);
  // The way back has the focus.
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(trier.act(experiment)).toBeVisible();
  expect(await exported()).toContain(OUTCOME);
  await remove.press("Enter");
  await dialog.getByRole("button", { name: tried.remove.ok }).press("Enter");
  await expect(trier.act(experiment)).toHaveCount(0);
  await expect(page.getByText(tried.remove.done)).toBeVisible();
  await expect(page.getByRole("list", { name: tried.title })).toBeFocused();
  await expect.poll(exported).not.toContain(OUTCOME);
  await expect(trier.cards).toHaveCount(7);
  // One time of an answer that has several: the others stay.
  const slowly = trier.act(TOPICS.ko.slowly);
  await expect(slowly).toHaveCount(5);
  await slowly.first().getByRole("button").click();
  await dialog.getByRole("button", { name: tried.remove.ok }).click();
  await expect(slowly).toHaveCount(4);
  await trier.reload();
  await expect(trier.cards).toHaveCount(6);
  await expect(slowly).toHaveCount(4);
});

test("the export that is for reading tells it too", async ({ page }) => {
  const trier = new Trier(page, "ko");
  const { tried, texts } = trier;
  await signInAt(trier, await newTrier(), "/mypage/deleteAccount");
  const download = page.waitForEvent("download");
  await trier.button(texts.my.deletion.download.html).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`<h2>${tried.title}</h2>`);
  expect(file).toContain(filled(tried.gap.row, { feared: 80, happened: 30, max: 100 }));
  const section = file.split(`<h2>${tried.title}</h2>`)[1]?.split("<h2>")[0];
  expect(section).toContain(OUTCOME);
  expect(section).not.toContain(SEALED);
  // Nothing that is stored is left out: what is sealed is folded away among it, until it is pressed.
  await page.setContent(file);
  const folded = page.getByRole("group").filter({ hasText: SEALED });
  await expect(folded.getByText(SEALED)).toBeHidden();
  await folded.locator("summary").click();
  await expect(folded.getByText(SEALED)).toBeVisible();
});

test("the list by date says until when a prediction is folded away, and finds nothing in it", async ({
  page,
}) => {
  const trier = new Trier(page, "ko");
  const { journal } = trier.texts;
  await signInAt(trier, await newTrier(), `${JOURNAL}?programme=pleaser-v1`);
  const sheet = page.getByRole("article").filter({ hasText: "그렇게 말하면 어떤 답이 올까요?" });
  await expect(sheet.getByText(filled(journal.tried.sealed.day, { day: "" }), { exact: false })).toHaveCount(
    2,
  );
  await expect(page.getByRole("main")).not.toContainText(SEALED);
  await page.getByRole("searchbox", { name: journal.search.label }).fill(SEALED);
  await expect(page.getByText(filled(journal.search.none, { word: SEALED }))).toBeVisible();
});

test("without a connection it is all there, and what is deleted goes once there is one", async ({
  page,
  context,
}) => {
  const trier = new Trier(page, "ko");
  const { tried, texts } = trier;
  const account = await newTrier();
  const exported = async () => JSON.stringify((await callAs(account, exportUserData, {})).documents);
  await signInAt(trier, account, JOURNAL);
  await expect(page.getByRole("link", { name: tried.title })).toBeVisible();
  // The page after this one is loaded when this one is idle.
  await untilAskedFor(page, "tried-page");
  await context.setOffline(true);
  await page.getByRole("link", { name: tried.title }).click();
  await expect(trier.cards).toHaveCount(8);
  await expect(page.getByText(texts.journal.justNow)).toBeVisible();
  await trier.act(TOPICS.ko.experiment).getByRole("button").click();
  await page.getByRole("alertdialog").getByRole("button", { name: tried.remove.ok }).click();
  await expect(trier.cards).toHaveCount(7);
  await expect(page.getByText(tried.waiting)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(tried.waiting)).toBeHidden();
  expect(await exported()).not.toContain(OUTCOME);
  await showWithin(page, JOURNAL);
  await expect(page.getByText(OUTCOME)).toHaveCount(0);
});

test("who has tried nothing yet is told how it begins; what cannot be read can be read again", async ({
  page,
}) => {
  const trier = new Trier(page, "en");
  const { tried, texts } = trier;
  const account = await newAccount();
  await storeProgramme(account.uid);
  await page.route("**/api/program/listAnswers", (route) => route.abort());
  await signInAt(trier, account, TRIED);
  await expect(page.getByRole("alert")).toHaveText(texts.journal.failed);
  await page.unroute("**/api/program/listAnswers");
  await trier.button(texts.common.loadAgain).click();
  await expect(page.getByRole("heading", { name: tried.empty.title })).toBeVisible();
  await expectAccessibleInTestedSchemes(page);
  await trier.link(tried.empty.go).click();
  await expect(page).toHaveURL((url) => url.pathname === JOURNAL);
});
