import { FIRST_HALF, SECOND_HALF } from "@mindle/domain/assessment/questions";
import { answersBy } from "@mindle/domain/testing/answers";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { lookAtGraph } from "../support/assessment/result.ts";
import { expectOurFont, textsInOtherFonts } from "../support/look/used-fonts.ts";
import { holdRequests } from "../support/requests.ts";
import { Visitor } from "../support/visitor.ts";

test.use({ serviceWorkers: "allow" });

/** Syllables that none of our own texts has. */
const RARE_NAME = "뷁쀍";

/** Rounding, in CSS pixels. A text that wraps elsewhere moves what is below it by a line. */
const TOLERANCE = 1;

/**
 * Notes where the texts on the screen stand. Resolves to a function that names those that moved or have another height. Not
 * by the browser's layout shifts, which count each frame: on a machine without a Korean font, syllables that are still missing
 * when only one of our fonts has arrived are as wide as nowhere else.
 */
async function noteTexts(page: Page): Promise<() => Promise<readonly string[]>> {
  const texts = await page.evaluateHandle(() =>
    [...document.querySelectorAll("body *")]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""),
      )
      .map((element) => ({ element, before: element.getBoundingClientRect() }))
      .filter(({ before }) => before.top < innerHeight),
  );
  return () =>
    texts.evaluate(
      (noted, tolerance) =>
        noted.flatMap(({ element, before }) => {
          const { top, height } = element.getBoundingClientRect();
          const moved = Math.max(Math.abs(top - before.top), Math.abs(height - before.height));
          return moved > tolerance ? [`“${element.textContent}” by ${moved} pixels`] : [];
        }),
      TOLERANCE,
    );
}

/** On it, titles of the assessment nearly fill a line, in Korean and in English. */
const PHONE = { width: 412, height: 823 };

for (const language of TESTED_LANGUAGES) {
  for (const path of [
    "/",
    "/schema/nickname",
    "/schema/question1",
    "/schema/question2",
    "/auth/login",
    "/voucher/jumpy-starter",
    "/help",
  ]) {
    test(`nothing moves on ${path} when our font replaces the device's, in ${language}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      const release = await holdRequests(page, "**/*.woff2");
      // Fonts may hold up the load event.
      await page.goto(`${path}?lng=${language}`, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await textsInOtherFonts(page)).not.toEqual([]);
      const moved = await noteTexts(page);
      release();
      await expectOurFont(page, path);
      expect(await moved()).toEqual([]);
    });
  }

  test(`every screen of a first visit is drawn in our font, in ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    const visitor = new Visitor(page, language);
    const { auth, common, landing, result } = visitor.texts;
    const check = (screen: string) => expectOurFont(page, screen);
    const answers = answersBy({ Jumpy: "4" });

    await visitor.open("/");
    await check("landing");
    await visitor.link(landing.causes.Jumpy).click();
    await visitor.isAt("nickname");
    await visitor.nickname.fill(RARE_NAME);
    await check("nickname");
    await visitor.continueTo("character");
    await check("character");
    await visitor.continueTo("question1");
    await visitor.answerAll(FIRST_HALF, answers);
    await check("question1");
    await visitor.continueTo("almost");
    await check("almost");
    await visitor.continueTo("question2");
    await visitor.answerAll(SECOND_HALF, answers);
    await check("question2");
    await visitor.continueTo("stress");
    await visitor.setStress(5);
    await check("stress");
    await visitor.continueTo("graph");
    await check("graph");
    await visitor.continueTo("notification");
    await check("notification");
    await visitor.continueButton.click();

    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
    await check("login");
    await visitor.link(auth.login.email).click();
    await page.getByRole("textbox", { name: auth.email.address }).fill("robin@example.com");
    await check("login with an e-mail address");
    await visitor.link(auth.login.createAccount).click();
    await check("register");
    await page.goBack();
    await page.goBack();
    await visitor.link(auth.login.skip).click();

    await expect(page).toHaveURL(/\/schema\/result\?responseId=/);
    const tutorial = page.getByRole("dialog", { name: result.tutorial.title });
    await lookAtGraph(visitor);
    await expect(tutorial).toBeVisible();
    await check("result, tutorial");
    await page.keyboard.press("Escape");
    await expect(tutorial).toBeHidden();
    await expect(page.getByText(RARE_NAME).first()).toBeVisible();
    await check("result");

    await visitor.link(common.getHelp).first().click();
    await expect(page).toHaveURL(/\/help/);
    await check("help");
    for (const path of ["/voucher/jumpy-starter", "/beta-trial/riggy-complete", "/tutorial/1", "/about-us"]) {
      await visitor.open(path);
      await check(path);
    }
  });
}
