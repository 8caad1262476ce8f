import { REQUEST_ID_HEADER } from "@mindle/domain/api/headers";
import { type TrackingEvent, trackingEvents } from "@mindle/domain/tracking/event";
import type { Page } from "@playwright/test";
import { sourceMapsOf } from "../../../scripts/internal/build/source-maps.ts";
import { mapStackTrace } from "../../../scripts/internal/build/stack-trace.ts";
import { WEB_DIRECTORY } from "../../../scripts/internal/test/test-stages.ts";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { persistedText } from "../support/device-storage.ts";
import { goWithin } from "../support/go-within.ts";
import { untilAskedFor } from "../support/loaded.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeBill, storeBills } from "../support/purchase/purchases.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

const HISTORY = "/purchase/history";
const BILLS = "**/api/purchase/listBills";

function receipts(page: Page) {
  return page.getByRole("main").getByRole("listitem");
}

/** What the page tracks of errors, as the server reads it. */
function trackedErrors(page: Page) {
  const errors: TrackingEvent["event_data"]["etc_data"][] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/streams/records")) return;
    const events = trackingEvents.parse(request.postDataJSON());
    errors.push(
      ...events.filter((event) => event.type === "error").map((event) => event.event_data.etc_data),
    );
  });
  return errors;
}

/** What the page writes to the console of a bill that is not there. */
function invalidBillNotices(page: Page): readonly string[] {
  const notices: string[] = [];
  page.on("console", (message) => {
    if (message.text() === "error: invalid bill id") notices.push(message.text());
  });
  return notices;
}

for (const language of TESTED_LANGUAGES) {
  test(`bills are listed, and each opens as a receipt, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { purchase } = visitor.texts;
    const account = await newAccount();
    await storeBill(account.uid, { status: "created" });
    await storeBill(account.uid, {
      packageId: "jumpy_starter.v0",
      name: { ko: "불안과 함께 숨 고르기 · 첫걸음", en: "Breathing with worry · First steps" },
      status: "cancelled",
      at: "2026-02-01T00:00:00.000Z",
      price: "₩19,000",
    });
    const id = await storeBill(account.uid);
    await signInAt(visitor, account, HISTORY);
    await expect(page).toHaveTitle(new RegExp(visitor.texts.common.titles.purchaseHistory));
    await expect(receipts(page)).toHaveCount(2);
    const [paid, cancelled] = [receipts(page).first(), receipts(page).last()];
    await expect(paid).toContainText(visitor.texts.common.names.Riggy);
    await expect(paid.getByRole("heading")).toContainText(language === "ko" ? "전체 과정" : "The whole way");
    await expect(paid).toContainText(filled(purchase.history.since, { date: "2026-03-01" }));
    await expect(paid).not.toContainText(purchase.cancelled);
    await expect(cancelled).toContainText(visitor.texts.common.names.Jumpy);
    await expect(cancelled).toContainText(purchase.cancelled);
    await expect(cancelled).toContainText(purchase.history.cancelledOn.replace("{{date}}", ""));
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    await paid.getByRole("link", { name: purchase.history.seeMore }).click();
    await expect(page).toHaveURL(`/purchase/bill/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: purchase.bill.title })).toBeVisible();
    const receipt = page.getByRole("article");
    for (const [term, value] of [
      [purchase.bill.date, "2026.3.1"],
      [purchase.bill.price, "₩49,000"],
      [purchase.bill.total, "₩49,000"],
    ] as const) {
      await expect(receipt.locator("dl > div").filter({ hasText: term })).toHaveText(`${term}${value}`);
    }
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    await visitor.link(purchase.bill.back).click();
    await receipts(page).last().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: purchase.bill.cancelledTitle })).toBeVisible();
    await expect(receipt).toContainText(purchase.cancelled);
    await expect(receipt).toContainText(purchase.bill.cancelledNote);
    await expect(receipt).not.toContainText(purchase.bill.total);
    await expectAccessibleInTestedSchemes(page);
  });

  test(`without bills the page says so and leads to the journeys, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { purchase } = visitor.texts;
    await signInAt(visitor, await newAccount(), HISTORY);
    await expect(page.getByRole("heading", { name: purchase.history.empty.title })).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.link(purchase.history.empty.journeys).click();
    await expect(page).toHaveURL("/catalog/list");
  });
}

test("more than a hundred bills come page by page, and each of them opens", async ({ page }) => {
  test.setTimeout(90_000);
  const visitor = new Visitor(page, "en");
  const { purchase } = visitor.texts;
  const account = await newAccount();
  const newest = Date.parse("2026-06-01T00:00:00Z");
  const ids = await storeBills(
    account.uid,
    Array.from({ length: 103 }, (_, index) => ({ at: new Date(newest - index * 86_400_000).toISOString() })),
  );
  // The oldest, before any page was read.
  await signInAt(visitor, account, `/purchase/bill/${ids[102]}`);
  await expect(page.getByRole("article")).toContainText("2026.2.19");
  await visitor.link(purchase.bill.back).click();
  await expect(receipts(page)).toHaveCount(100);
  const more = visitor.button(purchase.history.loadMore);
  await more.dblclick();
  await expect(receipts(page)).toHaveCount(103);
  await expect(more).toHaveCount(0);
  await receipts(page).last().getByRole("link").click();
  await expect(page).toHaveURL(`/purchase/bill/${ids[102]}`);
});

test("a bill that does not exist or is another user's leads to the history and is logged", async ({
  page,
}) => {
  const visitor = new Visitor(page, "en");
  const foreign = await storeBill((await newAccount()).uid);
  const account = await newAccount();
  const open = await storeBill(account.uid, { status: "created" });
  const notices = invalidBillNotices(page);
  await signInAt(visitor, account, HISTORY);
  for (const [index, id] of [foreign, open, "nonsense", "robin@example.com"].entries()) {
    await page.goto(`/purchase/bill/${id}`);
    await expect(page).toHaveURL(HISTORY);
    await expect(
      page.getByRole("heading", { name: visitor.texts.purchase.history.empty.title }),
    ).toBeVisible();
    expect(notices).toHaveLength(index + 1);
    // Long enough for the cache to be written.
    await page.waitForTimeout(300);
    expect(await persistedText(page)).not.toContain(id);
  }
});

test("a bill that is newer than the list that was read opens", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const account = await newAccount();
  await storeBill(account.uid);
  await signInAt(visitor, account, HISTORY);
  await expect(receipts(page)).toHaveCount(1);
  const id = await storeBill(account.uid, { at: "2026-06-30T00:00:00.000Z" });
  await goWithin(page, `/purchase/bill/${id}`);
  await expect(page.getByRole("article")).toContainText("2026.6.30");
});

test.describe("without a connection", () => {
  // What is tracked meanwhile is sent later.
  test.use({ expectedErrors: ["/streams/records"] });

  test("the history and its bills are shown as they were read last", async ({ page, context }) => {
    const visitor = new Visitor(page, "ko");
    const { purchase } = visitor.texts;
    const account = await newAccount();
    await storeBill(account.uid);
    await signInAt(visitor, account, HISTORY);
    await expect(receipts(page)).toHaveCount(1);
    await expect.poll(() => persistedText(page)).toContain("riggy_complete.v0");
    // The page's files are still there; what is personal is not asked for.
    await page.route(/\/api\/|accounts:lookup/, () => new Promise<void>(() => {}));
    await page.goto(HISTORY);
    await expect(receipts(page)).toHaveCount(1);
    await untilAskedFor(page, "operation-headers");
    // Their files have been fetched once.
    await receipts(page).getByRole("link").hover();
    await context.setOffline(true);
    await expect(page.getByText(visitor.texts.common.offline)).toBeVisible();
    await expect(receipts(page)).toHaveCount(1);
    await context.setOffline(false);
    await receipts(page).getByRole("link").click();
    await expect(page.getByRole("article")).toContainText("₩49,000");
    await expect(visitor.button(purchase.bill.print)).toBeVisible();
  });
});

test("a receipt prints without what surrounds it", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { purchase } = visitor.texts;
  const account = await newAccount();
  const id = await storeBill(account.uid);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await signInAt(visitor, account, `/purchase/bill/${id}`);
  await visitor.button(purchase.bill.print).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toBeVisible();
  await expect(visitor.button(purchase.bill.print)).toBeHidden();
  await expect(visitor.button(visitor.texts.common.signOut)).toBeHidden();
});

test("while the bills are on their way the page says that it is loading", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const release = await holdRequests(page, BILLS);
  await signInAt(visitor, await newAccount(), HISTORY);
  await expect(page.getByText(visitor.texts.common.loading)).toBeVisible();
  release();
  await expect(page.getByText(visitor.texts.common.loading)).toBeHidden();
});

test.describe("where the bills cannot be read", () => {
  test.use({ expectedErrors: [/Failed to load resource|Error: (no connection|answered 500)/] });

  for (const language of TESTED_LANGUAGES) {
    test(`the history says so and tries again, in ${language}`, async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { purchase } = visitor.texts;
      const account = await newAccount();
      await storeBill(account.uid);
      const ids: string[] = [];
      await page.route(BILLS, (route) => {
        ids.push(route.request().headers()[REQUEST_ID_HEADER.toLowerCase()] ?? "missing");
        return route.fulfill({ status: 500, body: "" });
      });
      await signInAt(visitor, account, HISTORY);
      await expect(page.getByRole("alert")).toHaveText(purchase.history.failed);
      const code = ids.at(-1)?.slice(0, 6).toUpperCase();
      await expect(page.getByText(`${visitor.texts.reference.label} ${code}`)).toBeVisible();
      await expectAccessibleInTestedSchemes(page);
      await letThrough(page, BILLS);
      await visitor.button(purchase.history.retry).dblclick();
      await expect(receipts(page)).toHaveCount(1);
    });
  }

  test("a bill shows the error screen, and is there after loading again; the error's places are tracked", async ({
    page,
  }) => {
    const errors = trackedErrors(page);
    const visitor = new Visitor(page, "en");
    const account = await newAccount();
    const id = await storeBill(account.uid);
    await page.route(BILLS, (route) => route.fulfill({ status: 500, body: "" }));
    await signInAt(visitor, account, `/purchase/bill/${id}`);
    await expect(page.getByRole("heading", { name: visitor.texts.common.problem.title })).toBeVisible();
    await expect.poll(() => errors.length).toBe(1);
    const [{ error_name, build = "none", frames = [] } = {}] = errors;
    expect(error_name).toBe("api/internal");
    const maps = sourceMapsOf(build, WEB_DIRECTORY);
    expect(await mapStackTrace(frames.join("\n"), maps)).toMatch(
      /^web\/src\/platform\/api\/caller\.ts:\d+:\d+$/m,
    );
    await letThrough(page, BILLS);
    await visitor.button(visitor.texts.common.problem.reload).click();
    await expect(page.getByRole("article")).toContainText("₩49,000");
  });
});
