import { schedulePath } from "@mindle/domain/programme/paths";
import { answersBy } from "@mindle/domain/testing/answers";
import { expect, test } from "../../support/fixtures.ts";
import { database } from "../../support/functions/database.ts";
import { takeAway } from "../../support/oldest-browsers.ts";
import { testedOf } from "../../support/soak.ts";
import { newEmail } from "../support/account/accounts.ts";
import { PASSWORD } from "../support/account/registration.ts";
import { lookAtGraph } from "../support/assessment/result.ts";
import { goWithin } from "../support/go-within.ts";
import { finishedSteps, PROGRAM, Reader } from "../support/programme/reader.ts";
import { StepWalk } from "../support/programme/step-walk.ts";

const ANSWERS = answersBy({ Riggy: "2", Pleaser: "3", Jumpy: "4", Shelly: "1", Flippy: "3" });
const STEP = "d1-s1";

for (const [name, browsers] of testedOf([
  ["all of them", ["chrome_android", "firefox_android", "safari_ios", "samsunginternet_android"]],
  ["Chrome", ["chrome_android"]],
  ["Firefox", ["firefox"]],
  ["iOS", ["safari_ios"]],
  ["web views of Android", ["webview_android"]],
  ["web views of iOS", ["webview_ios"]],
] as const)) {
  test(`from the landing page to the sign-out without what the oldest browsers lack: ${name}`, async ({
    page,
  }) => {
    await takeAway(page, browsers);
    const reader = new Reader(page, "ko");
    const { landing, result, common } = reader.texts;
    await reader.open("/");
    // What every one of them lacks is gone.
    expect(await page.evaluate(() => "groupBy" in Map || "any" in AbortSignal)).toBe(false);
    await reader.link(landing.causes.Jumpy).click();
    await reader.isAt("nickname");
    await reader.nickname.fill("하늘");
    await reader.continueTo("character");
    await reader.continueTo("question1");
    await reader.answerBothHalves(ANSWERS);
    await reader.finishWizard(7);

    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
    const email = newEmail();
    await reader.createAccount({ email, password: PASSWORD });
    await expect(page).toHaveURL(/\/schema\/result\?responseId=/);
    await lookAtGraph(reader);
    await expect(page.getByRole("dialog", { name: result.tutorial.title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: result.graph.title, exact: true })).toBeVisible();

    await goWithin(page, "/home");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const found = await database().collection("users").where("email", "==", email).get();
    const uid = found.docs[0]?.id ?? "";
    await goWithin(page, schedulePath(PROGRAM));
    await page.getByRole("tabpanel").getByRole("listitem").first().getByRole("link").click();
    await new StepWalk(reader, uid).walk(STEP);
    await expect(page).toHaveURL((url) => url.pathname === schedulePath(PROGRAM));
    await expect.poll(() => finishedSteps(uid, PROGRAM)).toEqual([STEP]);

    await goWithin(page, "/program/journal");
    await expect(page.getByRole("heading", { level: 1, name: common.titles.journal })).toBeVisible();
    await expect(page.getByRole("listitem").getByRole("article").first()).toBeVisible();

    await goWithin(page, "/help");
    await reader.signOut();
    await expect(reader.link(common.signIn)).toBeVisible();
  });
}

test.describe("the notice for old browsers", () => {
  const notice = { ko: /브라우저가 오래되어/, en: /your browser, which is too old/ };

  test("is not shown by this one", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText(notice.ko)).toBeHidden();
  });

  for (const [name, breakPage] of [
    ["a style that they lack", (html: string) => html.replaceAll("color-mix(in srgb, red, blue)", "unknown")],
    ["a syntax that they lack", (html: string) => html.replaceAll("width>=1px", "width>==1px")],
  ] as const) {
    test(`is shown for ${name}, with the helplines, though no script runs`, async ({ page }) => {
      await page.route(/\/(help)?$/, async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(/<script type="module"[^>]*><\/script>/, "");
        expect(breakPage(html)).not.toBe(html);
        await route.fulfill({ response, body: breakPage(html) });
      });
      await page.goto("/");
      await expect(page.getByText(notice.ko)).toBeVisible();
      await expect(page.getByText(notice.en)).toBeVisible();
      const lines = page.getByRole("alert").filter({ hasText: notice.ko }).getByRole("link");
      await expect(lines.first()).toHaveAttribute("href", "tel:109");
      await expect(lines.filter({ hasText: /^1577-0199$/ }).first()).toBeVisible();
      await expect(lines.filter({ hasText: /^988$/ })).toBeVisible();
    });
  }

  test("is shown where a method is missing, on a page that no HTML is made for", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
    await page.goto("/auth/phone");
    await expect(page.getByText(notice.ko)).toBeVisible();
  });
});
