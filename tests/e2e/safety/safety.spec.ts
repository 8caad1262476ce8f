import { seoulDay } from "@mindle/domain/time";
import { expect, test } from "../../support/fixtures.ts";
import { database } from "../../support/functions/database.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { nextVisit } from "../support/clock.ts";
import { goWithin } from "../support/go-within.ts";
import { untilAskedFor } from "../support/loaded.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { storeAnswers } from "../support/programme/journal.ts";
import { storeTrial } from "../support/programme/programmes.ts";
import { PROGRAM, Reader } from "../support/programme/reader.ts";
import { signedInPaths } from "../support/signed-in-paths.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

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
    // Every step brings what looks for words, once it is shown.
    await untilAskedFor(page, "crisis-words");
    const told: string[] = [];
    const noted: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const said = `${request.url()} ${request.postData() ?? ""}`;
      if (pathname.startsWith("/api/safety/")) noted.push(said);
      // The person's own answers are saved as on any other page.
      else if (pathname !== "/api/program/saveAfactoryInput") told.push(said);
    });
    await page.getByRole("textbox").first().fill(WORDS[language]);
    await reader.next.click();
    const card = page.getByRole("dialog", { name: helpCard.kinds.danger.title });
    await expect(card.locator('[href="tel:109"]')).toBeVisible();
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
      expect(request).not.toMatch(/crisis|danger|safety|helpCard|help_/i);
    }
    // The account has kind and day, and the step that was left is counted, without words.
    await expect.poll(() => noted.join("\n")).toContain('"harm":"stopped"');
    expect(noted.join("\n")).toContain('"kind":"danger"');
    expect(noted.join("\n")).not.toContain(WORDS[language]);
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
  await expect(card.locator('[href="tel:109"]')).toBeVisible();
  await expectAccessibleInTestedSchemes(page);
  await card.getByRole("button", { name: helpCard.close }).last().click();
  await page.goBack();
  await expect(field).toHaveValue(WORDS.en);
  await page.getByRole("link", { name: common.back }).click();
  await expect(page.getByRole("tabpanel")).toBeVisible();
  await expect(card).toBeHidden();

  await goWithin(page, "/program/journal");
  await page.getByRole("searchbox", { name: journal.search.label }).fill("my boyfriend hit me");
  const violence = page.getByRole("dialog", { name: helpCard.kinds.violence.title });
  await expect(violence.locator('[href="tel:1366"]')).toBeVisible();
  await violence.getByRole("link", { name: helpCard.more }).click();
  await expect(page).toHaveURL(/\/help/);
  await expect(violence).toBeHidden();
});

test("a nickname that is words of danger brings the help card, which is gone with Escape and changes nothing", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  const { kinds, noticed } = visitor.texts.helpCard;
  await visitor.open("/schema/nickname");
  const field = page.getByRole("textbox");
  await field.fill("죽고싶어");
  const card = page.getByRole("dialog", { name: kinds.danger.title });
  await expect(card.getByText(noticed.words.danger)).toBeVisible();
  await expect(card.locator('[href="tel:119"]')).toBeVisible();
  await expectAccessibleInTestedSchemes(page);
  await page.keyboard.press("Escape");
  expect(await card.count()).toBe(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("죽고싶어");
  // New words of another kind bring it again.
  await field.fill("남편이 때려요");
  await expect(page.getByRole("dialog", { name: kinds.violence.title })).toBeVisible();
});

test.describe("without a connection", () => {
  // The font of other letters is not on the device.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("words of danger bring the help card", async ({ page, context }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open("/schema/nickname");
    await page.getByRole("textbox").focus();
    await untilAskedFor(page, "help-card");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("textbox").fill("I want to die");
    const card = page.getByRole("dialog", { name: visitor.texts.helpCard.kinds.danger.title });
    await expect(card.locator('[href="tel:109"]').or(card.locator('[href="tel:988"]'))).toBeVisible();
  });
});

async function flagOf(uid: string): Promise<unknown> {
  return (await database().doc(`users/${uid}`).get()).get("safetyFlag");
}

test("the next visit asks once how it is now, and the account has the flag until it was something else", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  const { helpCard } = visitor.texts;
  const account = await newAccount();
  await signInAt(visitor, account, "/mypage/profile");
  await page.getByRole("textbox", { name: visitor.texts.my.profile.name }).fill("죽고 싶다");
  const card = page.getByRole("dialog", { name: helpCard.kinds.danger.title });
  await card.getByRole("button", { name: helpCard.close }).last().click();
  await expect.poll(() => flagOf(account.uid)).toMatchObject({ kind: "danger" });

  const question = page.getByRole("dialog", { name: helpCard.now.title });
  await nextVisit(visitor, "/help");
  await untilAskedFor(page, "overlays");
  // It waits for what is open already.
  await page.evaluate(() => {
    const other = document.createElement("div");
    other.setAttribute("role", "dialog");
    document.body.append(other);
    setTimeout(() => other.remove(), 1_500);
  });
  await goWithin(page, "/home");
  await expect(question).toBeVisible();
  await expectAccessibleInTestedSchemes(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await visitor.open("/home");
  await untilAskedFor(page, "overlays");
  await expect(question).toBeHidden();

  await nextVisit(visitor, "/home");
  await question.getByRole("button", { name: helpCard.now.answers.still }).click();
  const still = page.getByRole("dialog", { name: helpCard.now.replies.still.title });
  await expect(still.locator('[href="tel:109"]')).toBeVisible();

  await nextVisit(visitor, "/home");
  await question.getByRole("button", { name: helpCard.now.answers.else }).click();
  await expect(page.getByText(helpCard.now.replies.else.text)).toBeVisible();
  await expect.poll(() => flagOf(account.uid)).toBeUndefined();
});

test("MY shows what is kept and deletes it, for a visitor and with the account", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { safety } = visitor.texts.my;
  const account = await newAccount();
  await database()
    .doc(`users/${account.uid}`)
    .set({ safetyFlag: { kind: "eating", day: seoulDay(Date.now()) } }, { merge: true });
  await signInAt(visitor, account, "/help");
  await goWithin(page, "/mypage");
  // The account's flag is asked about on a device that it is new to.
  const question = page.getByRole("dialog", { name: visitor.texts.helpCard.now.title });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: safety.title })).toBeVisible();
  await expectAccessibleInTestedSchemes(page);
  await visitor.button(safety.delete).click();
  await expect(page.getByText(safety.deleted)).toBeFocused();
  await expect.poll(() => flagOf(account.uid)).toBeUndefined();
});

test("a page whose words were of danger says nothing cheerful, and the next one begins with care", async ({
  page,
}) => {
  const reader = new Reader(page, "ko");
  const { helpCard } = reader.texts;
  const account = await newAccount();
  await storeTrial(account.uid);
  await signInAt(reader, account, `/program/content/viewer/${PROGRAM}/d2-s2/2`);
  await page.getByRole("textbox").first().fill("죽고 싶은 마음뿐이에요");
  await page.getByRole("radio").first().press("Space");
  await reader.next.click();
  const card = page.getByRole("dialog", { name: helpCard.kinds.danger.title });
  await card.getByRole("button", { name: helpCard.goOn }).click();
  await reader.isAtView(3);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: reader.texts.common.getHelp })).toBeVisible();
});
