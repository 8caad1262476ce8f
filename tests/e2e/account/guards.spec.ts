import { expect, test } from "../../support/fixtures.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

const REDIRECTS: readonly (readonly [string, string])[] = [
  ["/schema", "/schema/stress"],
  ["/voucher/riggy-complete?responseId=abc", "/beta-trial/riggy-complete?responseId=abc"],
  ["/voucher/riggy-starter", "/beta-trial/riggy-starter"],
  ["/beta-trial/jumpy-complete?responseId=abc", "/voucher/jumpy-complete?responseId=abc"],
  ["/voucher/unknown-complete", "/"],
  ["/voucher/riggy-master", "/"],
  ["/beta-trial/unknown", "/"],
  ["/auth/login/phone?redirectUrl=%2Fhelp", "/auth/login?redirectUrl=%2Fhelp"],
  ["/schema/preparing", "/schema/nickname"],
];

test("addresses without a page of their own redirect", async ({ page, baseURL }) => {
  for (const [from, to] of REDIRECTS) {
    await page.goto(from);
    await expect(page, from).toHaveURL(`${baseURL}${to}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

const NOT_REDIRECTED: readonly string[] = [
  "/voucher/jumpy-complete",
  "/voucher/flippy-starter",
  "/beta-trial/riggy-complete",
  "/schema/landing",
  "/help",
  "/auth/register",
];

test("addresses with one do not", async ({ page, baseURL }) => {
  for (const path of NOT_REDIRECTED) {
    await page.goto(path);
    await untilAppRuns(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}${path}`);
  }
});

test("all others are not found, and lead to the landing page", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  for (const path of ["/nowhere", "/schema/nowhere", "/schema/question3", "/auth/nowhere"]) {
    await visitor.open(path);
    await expect(
      page.getByRole("heading", { level: 1, name: visitor.texts.common.notFound.title }),
      path,
    ).toBeVisible();
  }
  await visitor.link(visitor.texts.common.notFound.home).click();
  await expect(page.getByRole("heading", { name: visitor.texts.landing.hero.title })).toBeVisible();
});

test("pages of an account lead visitors to sign-in, with the way back", async ({ page }) => {
  for (const path of [
    "/auth/change-password",
    "/auth/change-password-done",
    "/mypage/profile",
    "/mypage/deleteAccount",
    "/notification/dashboard",
    "/purchase/history",
    "/purchase/bill/none",
    "/purchase/coupon",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth/login?redirectUrl=${encodeURIComponent(path)}`);
  }
});

test.describe("a result that does not exist", () => {
  test.use({ expectedErrors: [/40[04]/] });

  test("has a message, and leads to the assessment", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    for (const [query, text] of [
      ["", "missing"],
      ["?responseId=aaaaaaaaaaaaaaaaaaaaaaaa", "notFound"],
      ["?responseId=too-short", "notFound"],
    ] as const) {
      await visitor.open(`/schema/result${query}`);
      await expect(page.getByRole("heading", { name: visitor.texts.result[text] }), query).toBeVisible();
    }
    await visitor.link(visitor.texts.result.start).click();
    await visitor.isAt("nickname");
  });
});

test("every screen links to the help page, which needs no sign-in", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  for (const path of [
    "/",
    "/schema/nickname",
    "/schema/question1",
    "/schema/stress",
    "/auth/login",
    "/auth/register",
    "/voucher/jumpy-complete",
    "/beta-trial/riggy-complete",
    "/schema/result",
    "/nowhere",
  ]) {
    await visitor.open(path);
    await visitor.link(visitor.texts.common.getHelp).first().click();
    await expect(page).toHaveURL(/\/help/);
    for (const number of ["109", "1577-0199", "119", "112"]) {
      await expect(
        page
          .getByRole("main")
          .locator(`a[href="tel:${number.replaceAll("-", "")}"], a[href="tel:${number}"]`),
      ).toBeVisible();
    }
  }
});

test("the help page that was opened from another one can be reloaded, and still goes back", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  const { common, landing } = visitor.texts;
  await visitor.open("/");
  await visitor.link(common.getHelp).first().click();
  await expect(page).toHaveURL(/\/help/);
  await visitor.reload();
  await visitor.button(common.back).click();
  await expect(page.getByRole("heading", { level: 1, name: landing.hero.title })).toBeVisible();
});
