import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { FIRST_STEPS_PROGRAM_ID } from "@mindle/domain/programme/step";
import { answersBy } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import { FirstStep } from "../support/assessment/first-step.ts";
import { CRISIS, TIE } from "../support/assessment/result.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { finishedSteps, savedAt } from "../support/programme/reader.ts";
import { filled } from "../support/texts.ts";

/** The words of the sentence, as they are chosen. */
const CHOSEN = {
  ko: ["확인하고", "내일", "말씀드릴게요"],
  en: ["Let me check", "I’ll get back to you", "tomorrow"],
} as const;

/** Without a connection the browser reports what it could not fetch. */
test.use({ expectedErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED)|cleardot/] });

for (const language of TESTED_LANGUAGES) {
  test(`three minutes by keyboard without an account: a card of one's own words, then the offer; the account takes them over, in ${language}`, async ({
    page,
  }) => {
    const visitor = new FirstStep(page, language);
    const { firstStep, programme } = visitor.texts.result;
    const { names } = visitor.texts.common;
    const { next, tag, end, first } = visitor.words;
    const address = await visitor.openResult({
      questions: answersBy({ Pleaser: "3" }),
      characters: ["Pleaser"],
    });
    await expect(page.getByRole("heading", { name: programme.calmTitle })).toBeVisible();
    await expect(visitor.offer).toHaveCount(0);
    const press = async (name: string) => {
      await tabTo(page, visitor.button(name));
      await page.keyboard.press("Enter");
    };
    await press(firstStep.begin);
    await expect(visitor.title).toBeFocused();
    await expect(page.locator('[data-widget="text"]:visible').first()).toContainText(first);
    await expectAccessibleInTestedSchemes(page);
    await tabTo(page, page.getByRole("checkbox", { name: tag, exact: true }));
    await page.keyboard.press("Space");
    await press(next);
    await press(next);
    for (const words of CHOSEN[language]) await press(words);
    await press(next);
    await expect(visitor.paper).toHaveText(end);
    await expect(visitor.keep).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expect(visitor.offer).toBeVisible();
    await tabTo(page, visitor.keep);
    const [picture] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(picture.suggestedFilename()).toMatch(/\.png$/);
    await press(visitor.words.stop);
    await expect(page.getByRole("heading", { name: firstStep.titles.Pleaser })).toBeFocused();
    const card = filled(firstStep.card, { name: names.Pleaser });
    await expect(visitor.button(card)).toBeVisible();

    await visitor.reload();
    await page.context().setOffline(true);
    await visitor.button(card).click();
    await expect(visitor.paper).toHaveText(end);
    await page.context().setOffline(false);
    await expect(visitor.offer).toBeVisible();

    const account = await newAccount();
    await visitor.open(`/auth/login?redirectUrl=${encodeURIComponent(address)}`);
    await visitor.signIn(account);
    const id = `${FIRST_STEPS_PROGRAM_ID}.d1-s2.hold`;
    await expect
      .poll(() => savedAt(account.uid, `${id}+${id}`))
      .toEqual({ hold: { state: "answered", value: { open: "check", until: "tomorrow", end: "formal" } } });
    await expect.poll(() => finishedSteps(account.uid, FIRST_STEPS_PROGRAM_ID)).toEqual(["d1-s2"]);
    await visitor.button(card).click();
    await expect(visitor.paper).toHaveText(end);
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases).not.toContain("answers-visitor");
    await visitor.open("/program/journal");
    // The programme that a new account is given may be there by now, before this one.
    const tab = page.getByRole("tab", { name: visitor.words.programme });
    await expect(tab.or(page.getByText(end)).first()).toBeVisible();
    if (await tab.isVisible()) await tab.click();
    await expect(page.getByText(end)).toBeVisible();
  });
}

for (const character of CHARACTERS) {
  test(`${character}'s step goes on to its card without any answer`, async ({ page }) => {
    const visitor = new FirstStep(page, "ko");
    await visitor.begin(character);
    await visitor.goToCard();
    await expect(visitor.paper).toHaveText(/.{10}/);
    await expect(visitor.keep).toHaveCount(0);
  });
}

test("after a heavy result help stands first, and no offer follows the card", async ({ page }) => {
  const visitor = new FirstStep(page, "ko");
  const { care, programme } = visitor.texts.result;
  await visitor.begin("Shelly", CRISIS);
  const help = page.getByRole("heading", { level: 1, name: care.title });
  const { y = 0 } = (await visitor.title.boundingBox()) ?? {};
  expect((await help.boundingBox())?.y).toBeLessThan(y);
  await visitor.goToCard();
  await expect(page.getByRole("heading", { name: programme.quietTitle })).toBeVisible();
  await expect(visitor.offer).toHaveCount(0);
  await expect(page.getByText(/90%/)).toHaveCount(0);
});

test("no offer follows where help was named on the way", async ({ page }) => {
  const visitor = new FirstStep(page, "ko");
  await visitor.begin("Flippy");
  await visitor.button(visitor.words.next).click();
  await page.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("complementary").getByRole("link", { name: /1577-0199/ })).toBeVisible();
  await visitor.goToCard();
  await expect(page.getByRole("heading", { name: visitor.texts.result.programme.quietTitle })).toBeVisible();
  await expect(visitor.offer).toHaveCount(0);
});

test("where two children tie, one chooses with whom", async ({ page }) => {
  const visitor = new FirstStep(page, "ko");
  const { firstStep } = visitor.texts.result;
  const { names } = visitor.texts.common;
  await visitor.openResult({ questions: TIE, characters: ["Shelly"] });
  await expect(page.getByRole("heading", { name: firstStep.choose })).toBeVisible();
  await visitor.button(filled(firstStep.with, { name: names.Jumpy })).click();
  await expect(visitor.title).toHaveText("점피와 3분");
});
