import { answersBy } from "@mindle/domain/testing/answers";
import { type TrackingEvent, trackingEvents } from "@mindle/domain/tracking/event";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { arrivedFrom } from "./support/tracking-events.ts";
import { newEmail, Visitor } from "./support/visitor.ts";

/** Collects what the page sends to the tracking host, as the server reads it; a refusal would be in the page's log. */
function listen(page: Page): TrackingEvent[] {
  const told: TrackingEvent[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/streams/records")) return;
    expect(request.method()).toBe("PUT");
    told.push(...trackingEvents.parse(request.postDataJSON()));
  });
  return told;
}

function names(told: readonly TrackingEvent[]): string[] {
  return told.map((event) => event.event_name);
}

test("the whole way through the assessment is told of, and no answer with it", async ({ page }) => {
  const told = listen(page);
  const visitor = new Visitor(page, "en");
  const email = newEmail();
  await visitor.open("/schema/email");
  await page.getByRole("textbox", { name: visitor.texts.wizard.email.label }).fill(email);
  await visitor.goOn("nickname");
  await visitor.introduce("Zephyrine", ["Jumpy", "Flippy"]);
  await visitor.answerBothHalves(answersBy({ Jumpy: "4" }));
  await visitor.finish(7);
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  await visitor.createAccount(email, "dandelion-9");
  await expect(page).toHaveURL(/\/schema\/result\?responseId=/);
  const responseId = new URL(page.url()).searchParams.get("responseId") ?? "missing";
  await expect.poll(() => names(told)).toContain("schema_result");

  expect(names(told).slice(0, 2).sort()).toEqual(["app_start", "page_change"]);
  for (const name of ["app_start", "schema_start", "schema_submit", "register"] as const) {
    expect(names(told).filter((each) => each === name)).toEqual([name]);
  }
  const stages = told.flatMap(({ event_data }) => event_data.etc_data.stage ?? []);
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
  const last = told.find((event) => event.event_name === "schema_result");
  expect(last?.event_data.context).toMatchObject({
    signed_in: true,
    language: "en",
    route: "/schema/result",
    width: 390,
    height: 844,
  });
  expect(new Set(told.map((event) => event.uuid)).size).toBe(told.length);

  const text = JSON.stringify(told);
  for (const secret of ["Zephyrine", email, "dandelion-9", responseId, "Jumpy", "Flippy", "@"]) {
    expect(text).not.toContain(secret);
  }
});

test("every navigation is told of, with where it came from", async ({ page }) => {
  const told = listen(page);
  const visitor = new Visitor(page, "ko");
  await visitor.open("/tutorial/1");
  await visitor.link(visitor.texts.tutorial.next).click();
  await visitor.link(visitor.texts.tutorial.skip).click();
  await visitor.link(visitor.texts.common.getHelp).click();
  await expect.poll(() => names(told)).toContain("help_open");
  const changes = told.filter((event) => event.event_name === "page_change");
  expect(
    changes.map(({ event_data: { context, etc_data } }) => [etc_data.from_route, context.route]),
  ).toEqual([
    [undefined, "/tutorial/:stage"],
    ["/tutorial/:stage", "/tutorial/:stage"],
    ["/tutorial/:stage", "/tutorial/done"],
    ["/tutorial/done", "/help"],
  ]);
  expect(told.flatMap(({ event_data }) => event_data.etc_data.tutorial_stage ?? [])).toEqual([1, 2, 2]);
  expect(names(told)).toContain("tutorial_skip");
});

test.describe("without a connection", () => {
  // Letters that are not there yet.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED.*(\.woff2|\/rest-[^/]*\.css)/] });

  test("what happens is told once it is back", async ({ page, context }) => {
    const told = listen(page);
    const visitor = new Visitor(page, "en");
    await visitor.open("/tutorial/1");
    await expect.poll(() => names(told)).toContain("app_start");
    await context.setOffline(true);
    const { test: second, steps: third } = visitor.texts.tutorial.thoughts;
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { level: 1, name: second.title })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { level: 1, name: third.title })).toBeVisible();
    const before = told.length;
    await context.setOffline(false);
    await expect.poll(() => told.length).toBe(before + 4);
    expect(told.flatMap(({ event_data }) => event_data.etc_data.tutorial_stage ?? [])).toEqual([1, 2, 3]);
  });
});

test("what happens right before a page goes arrives", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const begun = page.waitForResponse("**/streams/records");
  await visitor.open("/tutorial/1");
  await begun;
  const browserId: unknown = await page.evaluate(
    () => JSON.parse(localStorage.getItem("browserId") ?? "").data,
  );
  await visitor.link("Skip").click();
  await page.goto("about:blank");
  await expect.poll(() => arrivedFrom(browserId)).toContain("tutorial_skip");
});

test.describe("errors", () => {
  test.use({ expectedErrors: [/robin@example\.com|503/] });

  test("that nobody caught are told of by their name only", async ({ page }) => {
    const told = listen(page);
    const visitor = new Visitor(page, "en");
    await visitor.open("/tutorial/1");
    await expect.poll(() => names(told)).toContain("app_start");
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError("robin@example.com");
      });
      void Promise.reject(new TypeError("robin@example.com"));
    });
    await expect.poll(() => names(told).filter((name) => name === "error")).toHaveLength(2);
    const errors = told.flatMap(({ event_data }) => event_data.etc_data.error_name ?? []);
    expect(errors.toSorted()).toEqual(["RangeError", "TypeError"]);
    expect(JSON.stringify(told)).not.toContain("robin");
  });

  test("of the tracking host are logged, and disturb nobody", async ({ page }) => {
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
