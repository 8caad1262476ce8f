import { randomUUID } from "node:crypto";
import { CHARACTERS, type Character } from "@mindle/domain/assessment/characters";
import { viewerPath } from "@mindle/domain/programme/paths";
import { answersBy } from "@mindle/domain/testing/answers";
import { type TrackingEvent, trackingEvents } from "@mindle/domain/tracking/event";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { requireStack } from "../../support/stack.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { submittedResult } from "../support/assessment/result.ts";
import { storeTrial } from "../support/programme/programmes.ts";
import { PROGRAM, Reader } from "../support/programme/reader.ts";
import { holdRequests } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { arrivedFrom } from "../support/tracking-events.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

/**
 * Collects the events that the page sends to the tracking host, parsed as the server does. One that is sent again, since no answer came,
 * is the same event.
 */
function recordEvents(page: Page): TrackingEvent[] {
  const events: TrackingEvent[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/streams/records")) return;
    expect(request.method()).toBe("PUT");
    const sent = trackingEvents.parse(request.postDataJSON());
    events.push(...sent.filter(({ uuid }) => events.every((event) => event.uuid !== uuid)));
  });
  return events;
}

function names(events: readonly TrackingEvent[]): string[] {
  return events.map((event) => event.event_name);
}

/** Collects what requests to other origins say of the page that made them. */
function recordReferers(page: Page, origin: string): Promise<string | undefined>[] {
  const referers: Promise<string | undefined>[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin === origin) return;
    referers.push(request.allHeaders().then(({ referer }) => referer));
  });
  return referers;
}

test("the whole assessment is tracked, without answers, and no other origin learns more than ours", async ({
  page,
}) => {
  const { hostingUrl } = requireStack();
  const events = recordEvents(page);
  const referers = recordReferers(page, hostingUrl);
  const visitor = new Visitor(page, "en");
  const account = await newAccount();
  const { email } = account;
  await visitor.open("/schema/email");
  await page.getByRole("textbox", { name: visitor.texts.wizard.email.label }).fill(email);
  await visitor.continueTo("nickname");
  await visitor.enterNicknameAndCharacters("Zephyrine", ["Jumpy", "Flippy"]);
  await visitor.answerBothHalves(answersBy({ Jumpy: "4" }));
  await visitor.finishWizard(7);
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  await visitor.signIn(account);
  await expect(page).toHaveURL(/\/schema\/result\?responseId=/);
  const responseId = new URL(page.url()).searchParams.get("responseId") ?? "missing";
  await expect.poll(() => names(events)).toContain("schema_result");

  expect(names(events).slice(0, 2).sort()).toEqual(["app_start", "page_change"]);
  for (const name of ["app_start", "schema_start", "schema_submit", "login"] as const) {
    expect(names(events).filter((each) => each === name)).toEqual([name]);
  }
  const stages = events.flatMap(({ event_data }) => event_data.etc_data.stage ?? []);
  expect(stages).toEqual([
    "email",
    "nickname",
    "character",
    "question1",
    "almost",
    "question2",
    "stress",
    "graph",
    "notification",
    "preparing",
  ]);
  const last = events.find((event) => event.event_name === "schema_result");
  expect(last?.event_data.context).toMatchObject({
    signed_in: true,
    language: "en",
    route: "/schema/result",
    width: 390,
    height: 844,
  });
  expect(new Set(events.map((event) => event.uuid)).size).toBe(events.length);

  const text = JSON.stringify(events);
  for (const secret of ["Zephyrine", email, account.password, responseId, "Jumpy", "Flippy", "@"]) {
    expect(text).not.toContain(secret);
  }

  // A link that says nothing about it, followed from the page whose address has the result's id.
  await page.route("https://elsewhere.example/", (route) => route.fulfill({ body: "" }));
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "https://elsewhere.example/";
    document.body.append(link);
    link.click();
  });
  await page.waitForURL("https://elsewhere.example/");
  const said = await Promise.all(referers);
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((referer) => referer !== undefined && referer !== `${hostingUrl}/`)).toEqual([]);
});

test.describe("the experiment", () => {
  for (const [group, filter] of [
    ["0", "none"],
    ["1", "grayscale(0.4)"],
  ] as const) {
    test.describe(`in group ${group}`, () => {
      test.beforeEach(({ page }) =>
        page.addInitScript((data) => {
          if (location.protocol === "http:") {
            localStorage.setItem("group", JSON.stringify({ v: 1, data }));
          }
        }, group),
      );

      test("children that were not chosen are paler once one is, until they are pointed at", async ({
        page,
      }) => {
        const visitor = new Visitor(page, "ko");
        const picture = (character: Character) =>
          page
            .locator("label")
            .filter({ has: visitor.card(character) })
            .locator("svg")
            .first();
        await visitor.open("/schema/character");
        for (const character of CHARACTERS) await expect(picture(character)).toHaveCSS("filter", "none");
        await visitor.card("Jumpy").check();
        await page.mouse.move(0, 0);
        await expect(picture("Jumpy")).toHaveCSS("filter", "none");
        await expect(picture("Shelly")).toHaveCSS("filter", filter);
        await visitor.card("Shelly").hover();
        await expect(picture("Shelly")).toHaveCSS("filter", "none");
        await page.mouse.move(0, 0);
        await visitor.card("Flippy").focus();
        await expect(picture("Flippy")).toHaveCSS("filter", "none");
        await visitor.card("Jumpy").uncheck();
        await expect(picture("Shelly")).toHaveCSS("filter", "none");
      });

      test("all other pages are in colour, and the group is reported once", async ({ page }) => {
        const events = recordEvents(page);
        const account = await newAccount();
        const visitor = new Visitor(page, "en");
        const character = page.locator("svg[viewBox='0 0 120 120']").first();
        for (const path of ["/", await submittedResult({}), "/voucher/jumpy-complete"]) {
          await visitor.open(path);
          await expect(character).toHaveCSS("filter", "none");
          await expect.poll(() => names(events)).toContain("experiment_join");
        }
        const again = page.waitForResponse("**/streams/records");
        await visitor.reload();
        await again;
        const login = page.waitForRequest((request) => (request.postData() ?? "").includes('"login"'));
        await visitor.open("/auth/login");
        await visitor.signIn(account);
        await login;
        await expect(page.locator("html")).not.toHaveAttribute("data-gray");
        const joined = events.filter((event) => event.event_name === "experiment_join");
        expect(joined.map(({ type, event_data }) => [type, event_data.etc_data])).toEqual([
          ["participation", { experiment: "showCuteNotCute", group }],
        ]);
      });
    });
  }

  test("a new visitor is in one of the groups, and stays there", async ({ page }) => {
    const events = recordEvents(page);
    const visitor = new Visitor(page, "ko");
    await visitor.open("/tutorial/1");
    await expect.poll(() => names(events)).toContain("experiment_join");
    const { group } =
      events.find(({ event_name }) => event_name === "experiment_join")?.event_data.etc_data ?? {};
    const html = page.locator("html");
    const expectLooks = () =>
      group === "1"
        ? expect(html).toHaveAttribute("data-gray")
        : expect(html).not.toHaveAttribute("data-gray");
    await expectLooks();
    await visitor.reload();
    await expectLooks();
  });
});

test("every navigation is tracked, with the previous route", async ({ page }) => {
  const events = recordEvents(page);
  const visitor = new Visitor(page, "ko");
  await visitor.open("/tutorial/1");
  await visitor.link(visitor.texts.tutorial.next).click();
  await visitor.link(visitor.texts.tutorial.skip).click();
  // A page that never showed is not tracked.
  await expect(
    page.getByRole("heading", { level: 1, name: filled(visitor.texts.tutorial.done.title) }),
  ).toBeVisible();
  await visitor.link(visitor.texts.common.getHelp).click();
  await expect.poll(() => names(events)).toContain("help_open");
  const changes = events.filter((event) => event.event_name === "page_change");
  expect(
    changes.map(({ event_data: { context, etc_data } }) => [etc_data.from_route, context.route]),
  ).toEqual([
    [undefined, "/tutorial/:stage"],
    ["/tutorial/:stage", "/tutorial/:stage"],
    ["/tutorial/:stage", "/tutorial/done"],
    ["/tutorial/done", "/help"],
  ]);
  expect(events.flatMap(({ event_data }) => event_data.etc_data.tutorial_stage ?? [])).toEqual([1, 2, 2]);
  expect(names(events)).toContain("tutorial_skip");
});

test.describe("without a connection", () => {
  // Fonts that have not been loaded yet, and what was being sent.
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED.*(\.woff2|\/rest-[^/]*\.css|\/streams\/records)/],
  });

  test("events are sent once there is one again", async ({ page, context }) => {
    const { visitor, browserId } = await openTutorial(page);
    await context.setOffline(true);
    const { test: second, steps: third } = visitor.texts.tutorial.thoughts;
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { level: 1, name: second.title })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { level: 1, name: third.title })).toBeVisible();
    const pages = async () => (await arrivedFrom(browserId)).filter((name) => name === "page_change");
    expect((await pages()).length).toBeLessThanOrEqual(1);
    await context.setOffline(false);
    await expect.poll(pages).toHaveLength(3);
  });
});

/** Opens the tutorial and waits until its events are delivered. */
async function openTutorial(page: Page): Promise<{ visitor: Visitor; browserId: string }> {
  const visitor = new Visitor(page, "en");
  const begun = page.waitForResponse("**/streams/records");
  await visitor.open("/tutorial/1");
  await begun;
  const browserId = await page.evaluate(() =>
    String(JSON.parse(localStorage.getItem("browserId") ?? "").data),
  );
  return { visitor, browserId };
}

test("an event right before the page is left arrives", async ({ page }) => {
  const { visitor, browserId } = await openTutorial(page);
  await visitor.link("Skip").click();
  await page.goto("about:blank");
  await expect.poll(() => arrivedFrom(browserId)).toContain("tutorial_skip");
});

test.describe("before the app runs", () => {
  for (const [how, leave, views] of [
    ["closed", async () => {}, ["page_change"]],
    [
      "left by a link",
      // Without the app, the browser follows the link.
      async (page: Page) => {
        await page.getByRole("link", { name: "Try for free" }).first().click();
        await page.waitForURL("**/schema/nickname", { waitUntil: "load" });
      },
      ["page_change", "page_change"],
    ],
  ] as const) {
    test(`the view of a page that is ${how} arrives, once`, async ({ page }) => {
      const browserId = randomUUID().replaceAll("-", "").slice(0, 20);
      await page.addInitScript((id) => {
        if (location.protocol === "http:") {
          localStorage.setItem("browserId", JSON.stringify({ v: 1, data: id }));
        }
      }, browserId);
      // The app never arrives.
      await page.route("**/assets/main-*.js", () => {});
      await page.goto("/?lng=en", { waitUntil: "load" });
      await leave(page);
      await page.goto("about:blank");
      await expect.poll(() => arrivedFrom(browserId)).toEqual(views);
    });
  }
});

test("a page that is left before the app runs, and comes back, is viewed once", async ({ page }) => {
  const events = recordEvents(page);
  const release = await holdRequests(page, "**/assets/main-*.js");
  await page.goto("/?lng=en", { waitUntil: "load" });
  // As a browser does that keeps the page for the way back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect.poll(() => names(events)).toEqual(["page_change"]);
  release();
  await untilAppRuns(page);
  await expect.poll(() => names(events)).toContain("app_start");
  const views = events.filter((event) => event.event_name === "page_change");
  expect(new Set(views.map((event) => event.uuid)).size).toBe(1);
});

test("a page that delivers its own events is not reported again when it is left", async ({ page }) => {
  const events = recordEvents(page);
  const { visitor } = await openTutorial(page);
  const views = () => names(events).filter((name) => name === "page_change");
  await expect.poll(views).toHaveLength(1);
  // As a browser does that keeps the page for the way back. A further report would be sent before the next view.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await visitor.link("Skip").click();
  await expect(
    page.getByRole("heading", { level: 1, name: filled(visitor.texts.tutorial.done.title) }),
  ).toBeVisible();
  await expect.poll(() => views().length).toBeGreaterThanOrEqual(2);
  expect(views()).toHaveLength(2);
});

test.describe("errors", () => {
  test.use({ expectedErrors: [/robin@example\.com|404|503/] });

  test("that are not caught are tracked by their name only", async ({ page }) => {
    const events = recordEvents(page);
    const visitor = new Visitor(page, "en");
    await visitor.open("/tutorial/1");
    await expect.poll(() => names(events)).toContain("app_start");
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError("robin@example.com");
      });
      void Promise.reject(new TypeError("robin@example.com"));
    });
    await expect.poll(() => names(events).filter((name) => name === "error")).toHaveLength(2);
    const errors = events.flatMap(({ event_data }) => event_data.etc_data.error_name ?? []);
    expect(errors.toSorted()).toEqual(["RangeError", "TypeError"]);
    expect(JSON.stringify(events)).not.toContain("robin");
  });

  test("of a sound that is gone are tracked by a code; its words are shown, and the step goes on", async ({
    page,
  }) => {
    const events = recordEvents(page);
    await page.route("**/assets/breath-*.mp3", (route) => route.fulfill({ status: 404 }));
    const reader = new Reader(page, "en");
    const account = await newAccount();
    await storeTrial(account.uid);
    await signInAt(reader, account, viewerPath(PROGRAM, "d7-s3", 2));
    await expect(page.getByText("The sound would not load.")).toBeVisible();
    await expect(page.getByText("A small bell rings")).toBeVisible();
    await reader.next.click();
    await reader.isAtView(3);
    const errors = () => events.flatMap(({ event_data }) => event_data.etc_data.error_name ?? []);
    await expect.poll(errors).toEqual(["engine/media-failed"]);
  });

  test("of the tracking host are logged, and the app goes on", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route("**/streams/records", (route) => route.fulfill({ status: 503, body: "" }));
    const visitor = new Visitor(page, "en");
    await visitor.open("/tutorial/1");
    await expect.poll(() => logged.join("\n")).toContain("tracking events were not taken: 503");
    await visitor.link("Next").click();
    await expect(page).toHaveURL(/\/tutorial\/2$/);
  });
});
