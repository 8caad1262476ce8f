import type { Language } from "@mindle/domain/catalogue/localized";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount, type TestAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { goWithin } from "../support/go-within.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { billsOf, storeClosedTrial, trialSpans } from "../support/purchase/purchases.ts";
import { Shell } from "../support/purchase/shell.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

const SCHEDULE = "/program/schedule/um-eng-v2s";
const LOCKED = `${SCHEDULE}?locked=d1-s3`;
const PRICE = "₩49,000";

/** What a failure on purpose writes to the console; only the first session has pages so far. */
test.use({
  expectedErrors: [
    /40[034].*(getGcCompack|IosIapPayment)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|cleardot\.gif/,
  ],
});

type Problem = keyof Visitor["texts"]["schedule"]["unlock"]["problems"];

/** Someone in the iOS app, whose programme has closed. */
class Buyer extends Visitor {
  readonly shell: Shell;
  readonly account: TestAccount;

  private constructor(page: Page, language: Language, account: TestAccount) {
    super(page, language);
    this.shell = new Shell(page);
    this.account = account;
  }

  static async atSheet(page: Page, language: Language = "ko"): Promise<Buyer> {
    const account = await newAccount();
    await storeClosedTrial(account.uid);
    const buyer = new Buyer(page, language, account);
    await buyer.shell.show();
    await signInAt(buyer, account, LOCKED);
    await expect(buyer.sheet).toBeVisible();
    return buyer;
  }

  get unlock() {
    return this.texts.schedule.unlock;
  }

  get sheet() {
    return this.page.getByRole("dialog", { name: this.unlock.title });
  }

  /** Its words are others where the store has not told the price. */
  get unlockNow() {
    return this.sheet.getByRole("button", {
      name: new RegExp(`^(${this.unlock.now}|${this.unlock.inStore})$`),
    });
  }

  problem(name: Problem) {
    const text = filled(this.unlock.problems[name], { email: "hello@mindle.example" });
    return this.sheet.getByText(text, { exact: true });
  }

  /** Signs out by the shell. */
  async signOutByShell(): Promise<void> {
    await goWithin(this.page, "/mypage");
    await this.shell.send("auth/signOut", {});
    await expect(this.page.getByText(this.texts.my.signedOut, { exact: true })).toBeVisible();
  }

  /** How often the shell was asked for a payment. */
  get payments(): number {
    return this.shell.ofType("purchase/requestPurchase").length;
  }

  async statuses(): Promise<readonly string[]> {
    return (await billsOf(this.account.uid)).map(({ status }) => status);
  }

  /** Waits until the purchase is done: at home, with everything open, and nothing left in the shell. */
  async isHome(): Promise<void> {
    await expect(this.page).toHaveURL(/\/home$/);
    await this.hasProgramme();
  }

  async hasProgramme(): Promise<void> {
    await expect.poll(async () => (await trialSpans(this.account.uid))?.length).toBe(2);
    await expect.poll(() => [...this.shell.unfinished]).toEqual([]);
    expect((await this.statuses()).filter((status) => status === "success")).toHaveLength(1);
  }
}

for (const language of TESTED_LANGUAGES) {
  test(`a purchase names the store's price, opens the programme once and leads home, in ${language}`, async ({
    page,
  }) => {
    const buyer = await Buyer.atSheet(page, language);
    await expect(buyer.sheet).toContainText(filled(buyer.unlock.textWithPrice, { price: PRICE }));
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    const { promise, resolve } = Promise.withResolvers<void>();
    buyer.shell.onPurchase = async (request) => {
      await promise;
      await buyer.shell.confirm(request, await buyer.shell.pay(request));
    };
    await buyer.unlockNow.dblclick();
    await expect(buyer.sheet.getByText(buyer.unlock.purchasing)).toBeVisible();
    await expect.poll(() => buyer.payments).toBe(1);
    await buyer.unlockNow.click({ force: true });
    await expectAccessibleInTestedSchemes(page);
    expect(await buyer.statuses()).toEqual(["created"]);
    resolve();
    await buyer.isHome();
    expect(buyer.payments).toBe(1);
    expect(await billsOf(buyer.account.uid)).toEqual([{ status: "success", failReason: null, price: PRICE }]);

    await goWithin(page, SCHEDULE);
    await expect(page.getByRole("tabpanel").getByRole("link")).toHaveCount(4);
  });

  test(`what the store does not carry out is said and reported, and can be tried again, in ${language}`, async ({
    page,
  }) => {
    const buyer = await Buyer.atSheet(page, language);
    const { shell } = buyer;
    const outcomes = [
      ["cancelled", "cancelled"],
      ["failed", "store"],
      ["unavailable", "store"],
    ] as const;
    for (const [error, problem] of outcomes) {
      shell.onPurchase = (request) => shell.decline(request, error);
      await buyer.unlockNow.click();
      await expect(buyer.problem(problem)).toBeVisible();
      await expectAccessibleInTestedSchemes(page);
      await expectTextFits(page);
      await expect.poll(async () => (await billsOf(buyer.account.uid)).at(-1)?.failReason).toBe(error);
    }
    // The App Store knows no such transaction.
    shell.onPurchase = (request) => shell.confirm(request, "1");
    await buyer.unlockNow.click();
    await expect(buyer.problem("refused")).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await expect.poll(async () => (await billsOf(buyer.account.uid)).at(-1)?.failReason).toBe("not-found");
    expect(await buyer.statuses()).toEqual(["cancelled", "cancelled", "cancelled", "cancelled"]);
    shell.onPurchase = async (request) => shell.confirm(request, await shell.pay(request));
    await buyer.unlockNow.click();
    await buyer.isHome();
  });

  test(`a payment that the server does not confirm is finished without another one, in ${language}`, async ({
    page,
  }) => {
    const buyer = await Buyer.atSheet(page, language);
    const url = "**/api/purchase/processIosIapPayment";
    await page.route(url, (route) => route.abort());
    await buyer.unlockNow.click();
    await expect(buyer.problem("unsettled")).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    expect(await buyer.statuses()).toEqual(["created"]);
    await letThrough(page, url);
    await buyer.sheet.getByRole("button", { name: buyer.unlock.finish }).dblclick();
    await buyer.isHome();
    expect(buyer.payments).toBe(1);
  });
}

test("a purchase that waits for approval is finished when it comes, wherever one is", async ({ page }) => {
  const buyer = await Buyer.atSheet(page);
  const { shell } = buyer;
  let transactionId = "";
  shell.onPurchase = async (request) => {
    await shell.decline(request, "pending");
    transactionId = await shell.pay(request);
  };
  await buyer.unlockNow.click();
  await expect(buyer.problem("pending")).toBeVisible();
  await expect.poll(() => shell.unfinished.size).toBe(1);
  await expectAccessibleInTestedSchemes(page);
  expect(await buyer.statuses()).toEqual(["created"]);
  await buyer.button(buyer.unlock.later).click();
  await expect(buyer.sheet).toBeHidden();
  await shell.deliver(transactionId);
  await buyer.hasProgramme();
  await expect(page.getByRole("tabpanel").getByRole("link")).toHaveCount(4);
  expect(new URL(page.url()).pathname).toBe(SCHEDULE);
});

test.describe("answers that come twice or late", () => {
  for (const language of TESTED_LANGUAGES) {
    test(`are told to who has closed the sheet and stayed, in ${language}`, async ({ page }) => {
      const buyer = await Buyer.atSheet(page, language);
      const { shell } = buyer;
      shell.onPurchase = async (request) => {
        await expect(buyer.sheet).toBeHidden();
        await shell.confirm(request, await shell.pay(request));
      };
      await buyer.unlockNow.click();
      await page.keyboard.press("Escape");
      await expect(page.getByText(buyer.unlock.done).filter({ visible: true })).toBeVisible();
      await expect(page.getByRole("tabpanel").getByRole("link")).toHaveCount(4);
      expect(new URL(page.url()).pathname).toBe(SCHEDULE);
      await expectAccessibleInTestedSchemes(page);
    });
  }

  test("settle one bill", async ({ page }) => {
    const buyer = await Buyer.atSheet(page);
    const { shell } = buyer;
    shell.onPurchase = async (request) => {
      const transactionId = await shell.pay(request);
      await shell.confirm(request, transactionId);
      await shell.confirm(request, transactionId);
      await shell.deliver(transactionId);
    };
    await buyer.unlockNow.click();
    await buyer.isHome();
    await expect.poll(() => shell.ofType("purchase/processIosIapPurchase").length).toBe(3);
  });

  test("open the programme after a reported failure", async ({ page }) => {
    const buyer = await Buyer.atSheet(page);
    const { shell } = buyer;
    shell.onPurchase = async (request) => {
      await shell.decline(request, "failed");
      const transactionId = await shell.pay(request);
      await expect(buyer.problem("store")).toBeVisible();
      await shell.confirm(request, transactionId);
    };
    await buyer.unlockNow.click();
    await buyer.isHome();
    expect(await buyer.statuses()).toEqual(["cancelled", "success"]);
  });

  test("with a wrong hash do nothing", async ({ page }) => {
    const buyer = await Buyer.atSheet(page);
    const { shell } = buyer;
    let transactionId = "";
    shell.onPurchase = async (request) => {
      transactionId = await shell.pay(request);
      await shell.deliver(transactionId, "another-hash-of-someone");
    };
    await buyer.unlockNow.click();
    await expect
      .poll(() => shell.ofType("purchase/processIosIapPurchase"))
      .toEqual([expect.objectContaining({ error: "invalid hash" })]);
    expect(await buyer.statuses()).toEqual(["created"]);
    expect([...shell.unfinished]).toEqual([transactionId]);
  });
});

test.describe("a crash in the middle", () => {
  test("before the answer: what the shell sends at the next start is finished", async ({ page }) => {
    const buyer = await Buyer.atSheet(page);
    const { shell } = buyer;
    shell.onPurchase = async (request) => void (await shell.pay(request));
    await buyer.unlockNow.click();
    await expect.poll(() => shell.unfinished.size).toBe(1);
    await buyer.reload();
    await expect(page.getByText(buyer.unlock.done).filter({ visible: true })).toBeVisible();
    await buyer.hasProgramme();
    await expect(buyer.sheet).toBeHidden();
    await expect(page.getByRole("tabpanel").getByRole("link")).toHaveCount(4);
  });

  test("after the answer: what is on the device is finished, also by a shell that sends nothing", async ({
    page,
  }) => {
    const buyer = await Buyer.atSheet(page);
    const url = "**/api/purchase/processIosIapPayment";
    await page.route(url, (route) => route.abort());
    await buyer.unlockNow.click();
    await expect(buyer.problem("unsettled")).toBeVisible();
    buyer.shell.unfinished.clear();
    await letThrough(page, url);
    await buyer.open("/help");
    await expect(page.getByText(buyer.unlock.done).filter({ visible: true })).toBeVisible();
    await buyer.hasProgramme();
    expect(buyer.payments).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("purchase"))).toBeNull();
  });

  test("a payment belongs to its user, also when another one signs in next", async ({ page }) => {
    const buyer = await Buyer.atSheet(page);
    const { shell } = buyer;
    shell.onPurchase = async (request) => void (await shell.pay(request));
    await buyer.unlockNow.click();
    await expect.poll(() => shell.unfinished.size).toBe(1);
    await buyer.signOutByShell();
    expect(await page.evaluate(() => localStorage.getItem("purchase"))).toBeNull();

    const other = await newAccount();
    await storeClosedTrial(other.uid);
    await signInAt(buyer, other, SCHEDULE);
    await expect
      .poll(() => shell.ofType("purchase/processIosIapPurchase").at(-1))
      .toMatchObject({ error: "refused" });
    expect(await trialSpans(other.uid)).toHaveLength(1);
    await buyer.signOutByShell();
    await signInAt(buyer, buyer.account, SCHEDULE);
    await buyer.hasProgramme();
  });
});

test.describe("without a connection", () => {
  test("to the store or to the server nothing is begun, and it can be tried again", async ({ page }) => {
    const buyer = await Buyer.atSheet(page);
    buyer.shell.price = { error: "unavailable" };
    await buyer.unlockNow.click();
    await expect(buyer.problem("not-started")).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    expect(await buyer.statuses()).toEqual([]);

    buyer.shell.price = PRICE;
    await page.route("**/api/purchase/createIosIapBill", (route) => route.abort());
    const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith("IosIapBill"));
    await buyer.unlockNow.click();
    await refused;
    await expect(buyer.problem("not-started")).toBeVisible();
    await letThrough(page, "**/api/purchase/createIosIapBill");
    expect(buyer.payments).toBe(0);
    await buyer.unlockNow.click();
    await buyer.isHome();
    expect(await buyer.statuses()).toEqual(["success"]);
  });

  test("a cancelled purchase is reported at the next start", async ({ page }) => {
    const buyer = await Buyer.atSheet(page);
    const url = "**/api/purchase/failIosIapPayment";
    buyer.shell.onPurchase = (request) => buyer.shell.decline(request, "cancelled");
    await page.route(url, (route) => route.abort());
    await buyer.unlockNow.click();
    await expect(buyer.problem("cancelled")).toBeVisible();
    expect(await buyer.statuses()).toEqual(["created"]);
    await letThrough(page, url);
    await buyer.reload();
    await expect.poll(() => buyer.statuses()).toEqual(["cancelled"]);
  });

  test("a payment is finished when the connection returns", async ({ page, context }) => {
    const buyer = await Buyer.atSheet(page);
    const { shell } = buyer;
    shell.onPurchase = async (request) => {
      const transactionId = await shell.pay(request);
      await context.setOffline(true);
      await shell.confirm(request, transactionId);
    };
    await buyer.unlockNow.click();
    await expect(buyer.problem("unsettled")).toBeVisible();
    // As where the connection is said to be there a little before it is.
    await letThrough(page, "**/api/purchase/processIosIapPayment");
    await page.route("**/api/purchase/processIosIapPayment", (route) => route.abort(), { times: 1 });
    await context.setOffline(false);
    await buyer.isHome();
    expect(buyer.payments).toBe(1);
  });
});

test("a sheet that is closed during the payment leads nowhere; its step opens", async ({ page }) => {
  const buyer = await Buyer.atSheet(page);
  const release = await holdRequests(page, "**/api/purchase/processIosIapPayment");
  await buyer.unlockNow.click();
  await expect.poll(() => buyer.payments).toBe(1);
  await buyer.button(buyer.unlock.later).click();
  await expect(buyer.sheet).toBeHidden();
  release();
  await buyer.hasProgramme();
  await expect(page.getByRole("tabpanel").getByRole("link")).toHaveCount(4);
  expect(new URL(page.url()).pathname).toBe(SCHEDULE);
});

test("who leaves the page during the payment stays where they are, and is told", async ({ page }) => {
  const buyer = await Buyer.atSheet(page);
  const release = await holdRequests(page, "**/api/purchase/processIosIapPayment");
  await buyer.unlockNow.click();
  await expect.poll(() => buyer.payments).toBe(1);
  await goWithin(page, "/catalog/list");
  await expect(buyer.sheet).toBeHidden();
  release();
  await expect(page.getByText(buyer.unlock.done, { exact: true })).toBeVisible();
  await buyer.hasProgramme();
  expect(new URL(page.url()).pathname).toBe("/catalog/list");
});

test("a visitor is led to sign-in, and back to the sheet", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const shell = new Shell(page);
  await shell.show();
  const { unlock } = visitor.texts.schedule;
  await visitor.open(LOCKED);
  const sheet = page.getByRole("dialog", { name: unlock.title });
  await expect(sheet).toContainText(filled(unlock.textWithPrice, { price: PRICE }));
  await sheet.getByRole("link", { name: unlock.now }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(redirectOf(page)).toContain(LOCKED);
  const account = await newAccount();
  await storeClosedTrial(account.uid);
  await signInAt(visitor, account, LOCKED);
  await expect(sheet.getByRole("button", { name: unlock.now })).toBeVisible();
});
