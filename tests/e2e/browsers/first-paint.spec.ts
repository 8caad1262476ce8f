import { createServer } from "node:http";
import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import { listenLocally } from "../../support/local-server.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { untilStarted } from "../support/loaded.ts";
import { holdRequests } from "../support/requests.ts";
import { filled, TEXTS } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

test.use(WITH_MOTION);

const SCRIPTS = "**/assets/*.js";

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
    await expect(page.getByRole("main").locator('[href="tel:109"]')).toBeVisible();
    await page.goto("/schema/nickname");
    await expect(page.getByRole("heading", { level: 1, name: wizard.titles.nickname })).toBeVisible();
  });
});

for (const language of LANGUAGES) {
  test(`the page is there in ${language} before any script file has loaded`, async ({ page }) => {
    const release = await holdRequests(page, SCRIPTS);
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

test("the styles in the HTML are not loaded a second time", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  // A whole page, an outline, and the placeholder of a main page.
  for (const path of ["/", "/schema/result", "/home"]) {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? "";
    const included = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect(included.length).toBeGreaterThan(2);
    await untilStarted(page);
    expect(requested.filter((url) => included.includes(url))).toEqual([]);
  }
});

test("the placeholder of a main page is there before any script file has loaded, and gives way to the page", async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/home?lng=en", { waitUntil: "commit" });
  const { navigation, titles, getHelp } = TEXTS.en.common;
  const bar = page.getByRole("navigation", { name: navigation.label });
  await expect(bar.getByRole("link", { name: navigation.home })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("link", { name: getHelp })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(titles.home));
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(1);
});

test("nothing moves while the landing page is still loading", async ({ page, request }) => {
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
  await page.goto(`http://127.0.0.1:${await listenLocally(server)}/`, { waitUntil: "commit" });
  const cause = page.getByRole("listitem").nth(2);
  await expect(cause).toBeVisible();
  const before = await cause.boundingBox();
  sendRest();
  await expect(page.getByRole("listitem").nth(4)).toBeVisible();
  expect(await cause.boundingBox()).toEqual(before);
  server.close();
});

test("a result page explains itself before any script file has loaded", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  for (const language of LANGUAGES) {
    const { opening } = TEXTS[language].result;
    await page.goto(`/schema/result?responseId=any&lng=${language}`, { waitUntil: "commit" });
    await expect(page.getByText(opening)).toBeVisible();
  }
  release();
});

test("sign-in on the way to a result has neither a figure nor a colour before it is known whose result it is", async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  const figure = page.locator("main svg[viewBox='0 0 120 120']").first();
  const ground = page.locator("#root > [data-tone]");
  await page.goto("/auth/login", { waitUntil: "commit" });
  await expect(figure).toBeVisible();
  const own = await ground.evaluate((element) => getComputedStyle(element).backgroundColor);
  const result = encodeURIComponent("/schema/result?responseId=any");
  await page.goto(`/auth/login?redirectUrl=${result}`, { waitUntil: "commit" });
  await expect(figure).toBeAttached();
  await expect(figure).toBeHidden();
  await expect(ground).not.toHaveCSS("background-color", own);
  release();
});

test("the stored language is used before any script file has loaded", async ({ page }) => {
  await page.goto("/help?lng=en");
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.en.help.title })).toBeVisible();
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.en.landing.hero.title })).toBeVisible();
  release();
});

test("the requested language is used where storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/?lng=en", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.en.landing.hero.title })).toBeVisible();
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.ko.landing.hero.title })).toBeVisible();
  release();
});

test("the app comes by itself, and the landing page never loads Firebase", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "load" });
  await expect(page.locator("html")).toHaveAttribute("data-app", "running");
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((path) => /firebase|firestore/.test(path))).toEqual([]);
});

for (const path of ["/", "/schema/question1", "/auth/login", "/nowhere"]) {
  test(`the HTML of ${path} has one script inside`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<script>/g)).toHaveLength(1);
  });
}

test("what is typed before the app runs is not lost", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/schema/nickname", { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label });
  await field.fill("하늘");
  release();
  await expect(page.getByRole("button", { name: TEXTS.ko.wizard.continue })).toBeEnabled();
  await expect(field).toHaveValue("하늘");
});

// The app comes while the name is being typed, at another letter each time.
for (const startsAfter of [0, 150, 300, 450]) {
  test(`letters come out in their order where the app is there ${startsAfter} ms after the first one`, async ({
    page,
  }) => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto("/schema/nickname", { waitUntil: "commit" });
    const field = page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label });
    await field.click();
    setTimeout(release, startsAfter);
    await page.keyboard.type("Anna Kim", { delay: 90 });
    await expect(page.getByRole("button", { name: TEXTS.ko.wizard.continue })).toBeEnabled();
    await expect(field).toHaveValue("Anna Kim");
    await expect(page.locator("html")).toHaveAttribute("data-app", "running");
    await expect(field).toHaveValue("Anna Kim");
  });
}

test("Hangul that is being composed while the app comes is kept", async ({ page, context }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/schema/nickname", { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label });
  await field.click();
  const keyboard = await context.newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const text of ["ㅎ", "하"]) await compose(text);
  release();
  await expect(page.locator("html")).toHaveAttribute("data-app", "running");
  await compose("한");
  await keyboard.send("Input.insertText", { text: "한" });
  for (const text of ["ㄱ", "그", "글"]) await compose(text);
  await keyboard.send("Input.insertText", { text: "글" });
  await expect(field).toHaveValue("한글");
  await expect(page.getByRole("button", { name: TEXTS.ko.wizard.continue })).toBeEnabled();
});

test.describe("where something else has changed the HTML", () => {
  test.use({ expectedErrors: ["the HTML was replaced"] });

  test("what is typed stays", async ({ page }) => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto("/schema/nickname", { waitUntil: "commit" });
    const field = page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label });
    await field.pressSequentially("하늘");
    // As browsers that translate and extensions that fill in do.
    await field.evaluate((input) => {
      input.before(document.createElement("font"));
      const heading = document.querySelector("h1");
      if (heading !== null) heading.innerHTML = "<font>Translated</font>";
    });
    release();
    await expect(page.locator("html")).toHaveAttribute("data-app", "running");
    await expect(field).toHaveValue("하늘");
    await expect(field).toBeFocused();
    await field.press("End");
    await field.pressSequentially("이");
    await expect(field).toHaveValue("하늘이");
    await expect(page.getByRole("button", { name: TEXTS.ko.wizard.continue })).toBeEnabled();
  });
});

test("a button that is pressed before the app runs is pressed once", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/schema/nickname", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label }).fill("하늘");
  await page.getByRole("button", { name: TEXTS.ko.wizard.continue }).click({ force: true });
  release();
  await expect(page).toHaveURL(/\/schema\/character/);
});

test("Enter pressed before the app runs submits what was typed", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/schema/nickname", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label }).pressSequentially("하늘");
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL(/\/schema\/character/);
});

test("Enter pressed on an empty field before the app runs says what is missing", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/schema/nickname", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label }).press("Enter");
  release();
  await expect(page.getByRole("alert").filter({ hasText: TEXTS.ko.wizard.nickname.problem })).toBeVisible();
  await expect(page).toHaveURL(/\/schema\/nickname/);
});

test("an answer given before the app runs is not lost", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/schema/question1", { waitUntil: "commit" });
  const first = page.getByRole("group").first().getByRole("radio").nth(3);
  await first.check({ force: true });
  release();
  await expect(page.getByText(filled(TEXTS.ko.wizard.questions.count, { done: 1, all: 17 }))).toBeVisible();
  await expect(first).toBeChecked();
});

test("the sign-in page works before any script file has loaded: its links forward the query", async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/auth/login?redirectUrl=%2Fhelp", { waitUntil: "commit" });
  const { auth } = TEXTS.ko;
  await expect(page.getByRole("button", { name: auth.login.google })).toBeVisible();
  await expect(page.getByRole("link", { name: auth.login.createAccount })).toHaveAttribute(
    "href",
    /\/auth\/register\?redirectUrl=%2Fhelp$/,
  );
  release();
});

test("the header of a page knows who is signed in before any script file has loaded, and a press counts", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  const { signIn, signOut } = visitor.texts.common;
  await signInAt(visitor, await newAccount(), "/help");
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/about-us", { waitUntil: "commit" });
  const button = visitor.button(signOut);
  await expect(button).toBeVisible();
  await expect(page.getByRole("banner").getByText(signIn, { exact: true })).toBeHidden();
  const before = await button.boundingBox();
  const auth = await holdRequests(page, "**/assets/firebase-auth*.js");
  await button.click();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-app", "running");
  // Until Auth has answered, and all the while nothing has moved.
  expect(await button.boundingBox()).toEqual(before);
  auth();
  await expect(visitor.link(signIn)).toBeVisible();
  await expect(button).toHaveCount(0);
});
