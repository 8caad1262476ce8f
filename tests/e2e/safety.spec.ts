import { expect, test } from "../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../support/soak.ts";
import { newAccount } from "./support/accounts.ts";
import { expectAccessibleInTestedSchemes } from "./support/axe.ts";
import { goWithin } from "./support/go-within.ts";
import { storeAnswers } from "./support/journal.ts";
import { storeTrial } from "./support/programmes.ts";
import { PROGRAM, Reader } from "./support/reader.ts";
import { signInAt } from "./support/sign-in-at.ts";
import { signedInPaths } from "./support/signed-in-paths.ts";
import { untilAppRuns, Visitor } from "./support/visitor.ts";

test.describe("every screen for signed-in users", () => {
  test.use({ expectedErrors: [/404/] });

  test("leads to the helplines", async ({ page }) => {
    test.slow();
    const visitor = new Visitor(page, "ko");
    const account = await newAccount();
    await storeTrial(account.uid);
    const paths = await signedInPaths();
    expect(paths).toEqual(expect.arrayContaining(["/home", "/program/journal", "/purchase/bill/none"]));
    await signInAt(visitor, account, "/home");
    for (const path of paths) {
      await page.goto(path);
      await untilAppRuns(page);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      const help = visitor.link(visitor.texts.common.getHelp).first();
      await expect(help, path).toBeInViewport();
      await expect(help, path).toHaveAttribute("href", /^\/help/);
    }
    const inEnglish = new Visitor(page, "en");
    for (const path of ["/home", "/program/journal", "/notification/dashboard"]) {
      await inEnglish.open(path);
      await expect(inEnglish.link(inEnglish.texts.common.getHelp).first(), path).toBeInViewport();
    }
  });
});

const WORDS = { ko: "죽고 싶은 마음뿐이에요", en: "I want to die" } as const;

for (const language of TESTED_LANGUAGES) {
  test(`words of danger bring the help card before anything else, and nobody is told, in ${language}`, async ({
    page,
  }) => {
    const reader = new Reader(page, language);
    const { helpCard } = reader.texts;
    const account = await newAccount();
    await storeTrial(account.uid);
    await signInAt(reader, account, `/program/content/viewer/${PROGRAM}/d2-s2/2`);
    await reader.isAtView(2);
    const told: string[] = [];
    page.on("request", (request) => {
      // The person's own answers are saved as on any other page.
      if (!request.url().endsWith("/api/program/saveAfactoryInput"))
        told.push(`${request.url()} ${request.postData() ?? ""}`);
    });
    await page.getByRole("textbox").first().fill(WORDS[language]);
    await reader.next.click();
    const card = page.getByRole("dialog", { name: helpCard.kinds.danger.title });
    await expect(card.getByRole("link", { name: "109" })).toBeVisible();
    await card.getByRole("button", { name: helpCard.goOn }).click();
    await expect(card).toBeHidden();
    await reader.isAtView(2);
    await expect(page.getByRole("radio").first()).toBeFocused();
    await reader.next.click();
    await expect(page.getByRole("radio").first()).toBeFocused();
    await expect(card).toBeHidden();
    await page.getByRole("radio").first().press("Space");
    await reader.next.click();
    await card.getByRole("button", { name: helpCard.stop }).click();
    await expect(page).toHaveURL(/\/program\/schedule\//);
    // Events are sent in their order: those of the words would have come before this one.
    await expect.poll(() => told.join("\n")).toContain("/program/schedule/:programId");
    for (const request of told) {
      expect(request).not.toContain(WORDS[language]);
      expect(request).not.toMatch(/crisis|danger|helpCard|help_/i);
    }
  });
}

test("words of danger that were not finished bring the help card on the next screen, once", async ({
  page,
}) => {
  const reader = new Reader(page, "en");
  const { helpCard, common, journal } = reader.texts;
  const account = await newAccount();
  await storeTrial(account.uid);
  await storeAnswers(account.uid, "d1-s2.where", { places: ["work"] }, Date.now() - 1_000);
  await signInAt(reader, account, `/program/content/viewer/${PROGRAM}/d2-s2/2`);
  await reader.isAtView(2);
  const field = page.getByRole("textbox").first();
  await field.fill(WORDS.en);
  await page.getByRole("link", { name: common.back }).click();
  await expect(page).toHaveURL(/\/program\/schedule\//);
  const card = page.getByRole("dialog", { name: helpCard.kinds.danger.title });
  await expect(card.getByRole("link", { name: "109" })).toBeVisible();
  await expectAccessibleInTestedSchemes(page);
  await card.getByRole("button", { name: helpCard.goOn }).click();
  await page.goBack();
  await expect(field).toHaveValue(WORDS.en);
  await page.getByRole("link", { name: common.back }).click();
  await expect(page.getByRole("tabpanel")).toBeVisible();
  await expect(card).toBeHidden();

  await goWithin(page, "/program/journal");
  await page.getByRole("searchbox", { name: journal.search.label }).fill("my boyfriend hit me");
  const violence = page.getByRole("dialog", { name: helpCard.kinds.violence.title });
  await expect(violence.getByRole("link", { name: "1366" })).toBeVisible();
  await violence.getByRole("link", { name: helpCard.more }).click();
  await expect(page).toHaveURL(/\/help/);
  await expect(violence).toBeHidden();
});

test("a nickname that is words of danger brings the help card", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await visitor.open("/schema/nickname");
  await page.getByRole("textbox").fill("죽고싶어");
  await expect(page.getByRole("dialog", { name: visitor.texts.helpCard.kinds.danger.title })).toBeVisible();
});
