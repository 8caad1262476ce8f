import { createServer } from "node:http";
import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import { answersBy } from "@mindle/domain/testing/answers";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { submittedResult } from "./support/submit.ts";
import { filled, TEXTS } from "./support/texts.ts";
import { Visitor } from "./support/visitor.ts";

const SCRIPTS = "**/assets/*.js";

/** Holds every script back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page, help and the first screen of the test can be read, and lead on", async ({
    page,
  }) => {
    const { landing, help, wizard } = TEXTS.ko;
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: landing.hero.title })).toBeVisible();
    await expect(page.getByRole("figure")).toHaveCount(4);
    await page.getByRole("link", { name: TEXTS.ko.common.getHelp }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: help.title })).toBeVisible();
    await expect(page.getByRole("link", { name: /109/ })).toHaveAttribute("href", "tel:109");
    await page.goto("/schema/nickname");
    await expect(page.getByRole("heading", { level: 1, name: wizard.titles.nickname })).toBeVisible();
  });
});

for (const language of LANGUAGES) {
  test(`the page stands in ${language} before any script has come`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`/?lng=${language}`, { waitUntil: "commit" });
    const other = language === "ko" ? "en" : "ko";
    await expect(
      page.getByRole("heading", { level: 1, name: TEXTS[language].landing.hero.title }),
    ).toBeVisible();
    await expect(page.getByText(TEXTS[other].landing.hero.title)).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(TEXTS[language].common.titles.landing));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    release();
  });
}

test("nothing moves while the landing page is still arriving", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  const third = html.split("</li>").slice(0, 3).join("</li>").length;
  const { promise: wanted, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer((incoming, answer) => {
    if (incoming.url !== "/") {
      answer.writeHead(200, { "Content-Type": "text/javascript" }).end();
      return;
    }
    answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).write(html.slice(0, third));
    void wanted.then(() => answer.end(html.slice(third)));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  await page.goto(`http://127.0.0.1:${address.port}/`, { waitUntil: "commit" });
  const cause = page.getByRole("listitem").nth(2);
  await expect(cause).toBeVisible();
  const before = await cause.boundingBox();
  sendRest();
  await expect(page.getByRole("listitem").nth(4)).toBeVisible();
  expect(await cause.boundingBox()).toEqual(before);
  server.close();
});

test("whoever waits for a result sees what stands above every result, before any program", async ({
  page,
}) => {
  const release = await holdScripts(page);
  for (const language of LANGUAGES) {
    const { gathering, about } = TEXTS[language].result;
    await page.goto(`/schema/result?responseId=any&lng=${language}`, { waitUntil: "commit" });
    await expect(page.getByText(gathering)).toBeVisible();
    await expect(page.getByText(about)).toBeVisible();
  }
  release();
});

test("a stored choice of language is spoken from the first moment", async ({ page }) => {
  await page.goto("/help?lng=en");
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.en.help.title })).toBeVisible();
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.en.landing.hero.title })).toBeVisible();
  release();
});

test("the app begins at the first sign of somebody, and a visitor of the landing page never fetches Firebase", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "load" });
  const started = () => page.evaluate(() => document.querySelector("html")?.dataset["app"] === "running");
  await page.waitForTimeout(300);
  expect(await started()).toBe(false);
  await page.mouse.move(30, 200);
  await page.mouse.move(40, 210);
  await expect.poll(started).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((path) => /firebase|firestore|load-content/.test(path))).toEqual([]);
});

test("what is typed before the app runs is not lost", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/schema/nickname", { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label });
  await field.fill("하늘");
  release();
  await expect(page.getByRole("button", { name: TEXTS.ko.wizard.continue })).toBeEnabled();
  await expect(field).toHaveValue("하늘");
});

test("Enter pressed before the app runs goes on with what was typed", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/schema/nickname", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label }).pressSequentially("하늘");
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL(/\/schema\/character/);
});

test("Enter pressed on an empty field before the app runs says what is missing", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/schema/nickname", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label }).press("Enter");
  release();
  await expect(page.getByRole("alert").filter({ hasText: TEXTS.ko.wizard.nickname.problem })).toBeVisible();
  await expect(page).toHaveURL(/\/schema\/nickname/);
});

test("an answer given before the app runs is not lost", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/schema/question1", { waitUntil: "commit" });
  const first = page.getByRole("group").first().getByRole("radio").nth(3);
  await first.check({ force: true });
  release();
  await expect(page.getByText(filled(TEXTS.ko.wizard.questions.count, { done: 1, all: 17 }))).toBeVisible();
  await expect(first).toBeChecked();
});

test("the ways in stand before any script has come, and lead where the address says", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/auth/login?redirectUrl=%2Fhelp", { waitUntil: "commit" });
  const { auth } = TEXTS.ko;
  await expect(page.getByRole("button", { name: auth.login.google })).toBeVisible();
  await expect(page.getByRole("link", { name: auth.login.createAccount })).toHaveAttribute(
    "href",
    /\/auth\/register\?redirectUrl=%2Fhelp$/,
  );
  release();
});

test("whoever may be signed in sees no ways in that are none", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("signedIn", "true"));
  const release = await holdScripts(page);
  await page.goto("/auth/login", { waitUntil: "commit" });
  const google = page.getByText(TEXTS.ko.auth.login.google);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(google).toBeHidden();
  release();
  // The mark was wrong: nobody is signed in.
  await expect(google).toBeVisible();
});

test("a result is asked for once, before the app is there to ask", async ({ page }) => {
  const address = await submittedResult({ questions: answersBy({}) });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    if (!/\/(entry|index|rolldown-runtime)-/.test(route.request().url())) await released;
    await route.continue();
  });
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/assessment/getResponse")) asked += 1;
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect.poll(() => asked).toBe(1);
  release();
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.ko.result.headline.calm })).toBeVisible();
  expect(asked).toBe(1);
});

test("a page that comes from far begins in the browser's letters and has ours from the second screen on", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { rtt: 500 } }));
  const hasOurLetters = () =>
    page.evaluate(() => {
      const context = document.createElement("canvas").getContext("2d");
      const widthIn = (font: string) => {
        if (context === null) throw new Error("no canvas");
        context.font = font;
        return context.measureText("마음속 아이").width;
      };
      return widthIn('16px "Core Text", monospace') !== widthIn("16px monospace");
    });
  const letters = page.waitForResponse(/\/first-[^/]*\.woff2$/);
  const visitor = new Visitor(page, "ko");
  await visitor.open("/");
  expect(await hasOurLetters()).toBe(false);
  await (await letters).finished();
  expect(await hasOurLetters()).toBe(false);
  await page.waitForTimeout(500);
  await page.getByRole("link", { name: TEXTS.ko.common.getHelp }).first().click();
  await expect.poll(hasOurLetters).toBe(true);
});

test("whoever saves data keeps the browser's letters", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { rtt: 50, saveData: true } }),
  );
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font" || /\.woff2$/.test(request.url())) fonts.push(request.url());
  });
  const visitor = new Visitor(page, "ko");
  await visitor.open("/");
  await page.waitForTimeout(1500);
  await page.getByRole("link", { name: TEXTS.ko.common.getHelp }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.ko.help.title })).toBeVisible();
  await page.waitForTimeout(1000);
  expect(fonts).toEqual([]);
});
