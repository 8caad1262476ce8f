import { createServer } from "node:http";
import { viewerPath } from "@mindle/domain/programme/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { listenLocally } from "../../support/local-server.ts";
import { requireStack } from "../../support/stack.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { persistedText } from "../support/device-storage.ts";
import { goWithin } from "../support/go-within.ts";
import { storeTrial } from "../support/programme/programmes.ts";
import { PROGRAM, Reader } from "../support/programme/reader.ts";
import { TEXTS } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

// What the service worker keeps at hand.
test.use({
  serviceWorkers: "allow",
  // A browser tells of every request that the missing connection refuses.
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|tracking events|getResponse|Firestore|cleardot/,
  ],
});

/** Opens a page and waits until the worker has fetched what it keeps. */
async function visitOnce(visitor: Visitor, origin = ""): Promise<void> {
  await visitor.open(`${origin}/schema/nickname`);
  await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => visitor.page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

test("after one visit the test opens and goes on without a connection, in both languages", async ({
  page,
  context,
}) => {
  await visitOnce(new Visitor(page, "ko"));
  await context.setOffline(true);
  for (const language of ["ko", "en"] as const) {
    const visitor = new Visitor(page, language);
    await visitor.open("/schema/nickname");
    await visitor.isAt("nickname");
    await expect(page.getByText(TEXTS[language].common.offline)).toBeVisible();
    await visitor.enterNicknameAndCharacters("하늘", ["Jumpy"]);
    await visitor.answer("question1", "4").check();
    await visitor.reload();
    await expect(visitor.answer("question1", "4")).toBeChecked();
    await visitor.open("/help");
    await expect(page.getByRole("heading", { level: 1, name: visitor.texts.help.title })).toBeVisible();
  }
});

test("after one visit the frame that all steps share comes without a connection", async ({
  page,
  context,
}) => {
  await visitOnce(new Visitor(page, "ko"));
  await context.setOffline(true);
  const answer = await page.goto(viewerPath(PROGRAM, "d1-s1", 1));
  expect(await answer?.text()).toContain(TEXTS.ko.viewer.loading);
});

test("home, which was opened by its address, opens from the loud minute without a connection", async ({
  page,
  context,
}) => {
  const visitor = new Visitor(page, "ko");
  await visitOnce(visitor);
  const account = await newAccount();
  await storeTrial(account.uid);
  await signInAt(visitor, account, "/home");
  const card = page.getByRole("article").first();
  await expect(card).toBeVisible();
  const style = () => card.evaluate((element) => getComputedStyle(element).borderRadius);
  const styled = await style();
  await expect.poll(() => persistedText(page)).toContain('"usageInfos":[{');
  await context.setOffline(true);
  await visitor.open("/loud");
  await goWithin(page, "/home");
  await expect(card).toBeVisible();
  expect(await style()).toBe(styled);
});

test("after one visit words of danger bring the help card without a connection", async ({
  page,
  context,
}) => {
  const visitor = new Visitor(page, "ko");
  await visitOnce(visitor);
  await context.setOffline(true);
  await visitor.open("/schema/nickname");
  await visitor.nickname.fill("죽고 싶다");
  const card = page.getByRole("dialog", { name: visitor.texts.helpCard.kinds.danger.title });
  await expect(card.locator('[href="tel:109"]')).toBeVisible();
});

test("the graph stage has a fallback text without its claim, and shows the claim when the connection returns", async ({
  page,
  context,
}) => {
  const visitor = new Visitor(page, "ko");
  await visitOnce(visitor);
  await visitor.open("/schema/nickname");
  await visitor.enterNicknameAndCharacters("하늘", ["Riggy"]);
  await context.setOffline(true);
  await visitor.reload();
  await visitor.setStress(4);
  await visitor.continueButton.click();
  const { without, withoutText } = visitor.texts.wizard.graph;
  await expect(page.getByRole("heading", { level: 1, name: without })).toBeVisible();
  await expect(page.getByText(withoutText)).toBeVisible();
  await context.setOffline(false);
  await visitor.isAt("graph");
});

test("the kept pages hold nothing of anybody, and no result's address", async ({ page }) => {
  await visitOnce(new Visitor(page, "ko"));
  await page.goto("/schema/result?responseId=AAAAAAAAAAAAAAAAAAAAAAAA");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((url) => url.includes("responseId") || url.includes("/api/"))).toEqual([]);
});

test("a step that was opened plays its sound without a connection, whole and in parts", async ({
  page,
  context,
}) => {
  const reader = new Reader(page, "ko");
  await visitOnce(reader);
  const account = await newAccount();
  await storeTrial(account.uid);
  await signInAt(reader, account, viewerPath(PROGRAM, "d7-s3", 1));
  await reader.isAtView(1);
  await expect.poll(() => cachedPaths(page, ".mp3")).toHaveLength(2);
  await context.setOffline(true);
  await reader.openStep("d7-s3", 2);
  await page.getByRole("button", { name: "숨 고르기 (1분) 듣기" }).click();
  const time = () =>
    page.locator("[data-widget]:visible audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(time).toBeGreaterThan(0.5);
  // Safari asks for sounds in parts.
  const part = await page.evaluate(
    async (path = "") => {
      const response = await fetch(path, { headers: { Range: "bytes=100-199" } });
      return { status: response.status, size: (await response.blob()).size };
    },
    (await cachedPaths(page, ".mp3"))[0],
  );
  expect(part).toEqual({ status: 206, size: 100 });
});

/** Paths of the files in the browser's caches with an ending. */
async function cachedPaths(page: Page, ending: string): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });
  return urls.map((url) => new URL(url).pathname).filter((path) => path.endsWith(ending));
}

const PORTAL = "<!doctype html><html><body><h1>Wi-Fi 로그인</h1></body></html>";

/**
 * The site on an origin of its own, behind a network of its own. From `deploy` on it has a newer build, in which the file of the
 * help page has another name; with `signInFirst` the network answers every request with its own page, as hotels do.
 */
async function ownSite() {
  const { hostingUrl } = requireStack();
  const worker = await (await fetch(`${hostingUrl}/sw.js`)).text();
  const older = /\/assets\/help-page-[\w-]+\.js/.exec(worker)?.[0] ?? "none";
  const newer = "/assets/help-page-newer.js";
  let isDeployed = false;
  let isPortal = false;
  const server = createServer(async ({ method, url = "/" }, response) => {
    if (isPortal) {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(PORTAL);
      return;
    }
    // Tracking events.
    if (method !== "GET") {
      response.end("OK");
      return;
    }
    const isGone = url === (isDeployed ? older : newer);
    const found = await fetch(`${hostingUrl}${url === newer ? older : url}`);
    // Browsers may have dropped a file of their own cache.
    response.writeHead(isGone ? 404 : found.status, {
      "Content-Type": found.headers.get("Content-Type") ?? "text/plain",
      "Cache-Control": "no-store",
    });
    const body = Buffer.from(await found.arrayBuffer());
    const isNewWorker = isDeployed && url === "/sw.js";
    response.end(isNewWorker ? body.toString().replaceAll(older, newer) : body);
  });
  return {
    origin: `http://127.0.0.1:${await listenLocally(server)}`,
    deploy: () => {
      isDeployed = true;
    },
    signInFirst: (first: boolean) => {
      isPortal = first;
    },
    close: () => server.close(),
  };
}

test.describe("in a network that answers with a page of its own", () => {
  test.use({
    // A page that was never opened before says that it did not arrive.
    expectedErrors: [/MIME type|tracking events|Failed to fetch|ERR_|Unexpected token|could not be loaded/],
  });

  test("pages are ours, then and without a connection", async ({ page, context }) => {
    const site = await ownSite();
    const visitor = new Visitor(page, "ko");
    await visitOnce(visitor, site.origin);
    const helpIsShown = async () => {
      await page.goto(`${site.origin}/help`);
      await expect(page.getByRole("heading", { level: 1, name: visitor.texts.help.title })).toBeVisible();
    };
    site.signInFirst(true);
    await helpIsShown();
    for (const path of ["/home", "/program/journal", "/tutorial/1"]) {
      await page.goto(`${site.origin}${path}`);
      await expect(page.getByText("Wi-Fi 로그인")).toBeHidden();
      // A page whose files do not arrive is loaded again once.
      await page.waitForLoadState("networkidle");
    }
    await context.setOffline(true);
    await helpIsShown();
    site.close();
  });

  test("what an earlier worker kept of it is not shown, and goes", async ({ page }) => {
    const site = await ownSite();
    const visitor = new Visitor(page, "ko");
    await visitOnce(visitor, site.origin);
    const keptHtml = () =>
      page.evaluate(async (portal) => {
        const kept = await Promise.all(
          (await caches.keys()).map(async (name) => {
            const cache = await caches.open(name);
            const responses = await Promise.all((await cache.keys()).map((each) => cache.match(each)));
            return Promise.all(responses.map((each) => each?.text()));
          }),
        );
        return kept.flat().filter((text) => text === portal).length;
      }, PORTAL);
    await page.evaluate(async (portal) => {
      const html = () => new Response(portal, { headers: { "Content-Type": "text/html" } });
      const [pages, assets] = await Promise.all([caches.open("pages"), caches.open("assets")]);
      const scripts = (await assets.keys()).filter(({ url }) => /help-page.*\.js$/.test(url));
      await Promise.all([...["/shell", "/help"].map((path) => pages.put(path, html()))]);
      await Promise.all(scripts.map((each) => assets.put(each, html())));
    }, PORTAL);
    expect(await keptHtml()).toBe(3);
    await page.goto(`${site.origin}/help`);
    await expect(page.getByRole("heading", { level: 1, name: visitor.texts.help.title })).toBeVisible();
    await page.goto(`${site.origin}/program/journal`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(keptHtml).toBe(0);
    site.close();
  });
});

test("a page that is open while a newer build takes over opens help without a connection", async ({
  page,
  context,
}) => {
  const site = await ownSite();
  const visitor = new Visitor(page, "ko");
  await visitOnce(visitor, site.origin);
  await visitor.nickname.fill("하늘");
  site.deploy();
  await page.evaluate(async () => {
    const worker = navigator.serviceWorker;
    const takenOver = new Promise((resolve) => worker.addEventListener("controllerchange", resolve));
    await (await worker.ready).update();
    await takenOver;
  });
  await context.setOffline(true);
  await visitor.link(visitor.texts.common.getHelp).first().click();
  await expect(page.getByRole("heading", { level: 1, name: visitor.texts.help.title })).toBeVisible();
  await page.goBack();
  await expect(visitor.nickname).toHaveValue("하늘");
  site.close();
});
