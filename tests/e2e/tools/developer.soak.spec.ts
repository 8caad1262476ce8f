import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { CONTRACT } from "@mindle/domain/api/contract";
import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { ACCOUNT_STATES } from "../../../web/src/platform/developer/account-states.ts";
import { expect, test } from "../../support/fixtures.ts";
import { requireStack } from "../../support/stack.ts";
import { newEmail } from "../support/account/accounts.ts";
import { expectAccessible } from "../support/look/axe.ts";
import { letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { Tester, VIEWS } from "../support/tools/tester.ts";

// One worker creates the accounts.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL("../../../scripts/accounts.ts", import.meta.url)),
  ]);
});

for (const language of LANGUAGES) {
  test(`another tracking host is used after it is saved, and no longer after a reset, in ${language}`, async ({
    page,
  }) => {
    const { hostingUrl, ports } = requireStack();
    const ownHost = `http://127.0.0.1:${ports.functions}`;
    await page.route(`${ownHost}/streams/records`, (route) =>
      route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": hostingUrl } }),
    );
    const tester = new Tester(page, language);
    await tester.openView("settings");
    await expect(tester.field("VITE_TRACKING_HOST")).toHaveValue("");
    await expect(tester.changed).toHaveCount(0);

    await tester.field("VITE_TRACKING_HOST").fill(ownHost);
    const toOwnHost = page.waitForRequest(`${ownHost}/streams/records`);
    await tester.reloadWith("save");
    await toOwnHost;
    await expect(tester.changed).toContainText(`VITE_TRACKING_HOST = ${ownHost}`);
    await expect(tester.field("VITE_TRACKING_HOST")).toHaveValue(ownHost);

    const toHosting = page.waitForRequest(`${hostingUrl}/streams/records`);
    await tester.reloadWith("reset");
    await toHosting;
    await expect(tester.field("VITE_TRACKING_HOST")).toHaveValue("");
    await expect(tester.changed).toHaveCount(0);
  });

  test(`invalid settings are named and not saved, in ${language}`, async ({ page }) => {
    const tester = new Tester(page, language);
    await tester.openView("settings");
    await tester.field("VITE_CONTENT_ENV").fill("../users");
    await tester.field("VITE_TRACKING_HOST").fill("events.example");
    await tester.button(tester.panel.settings.save).click();
    const { byDefault, noDefault, problems } = tester.panel.settings;
    await expect(tester.field("VITE_CONTENT_ENV")).toBeFocused();
    await expect(tester.field("VITE_CONTENT_ENV")).toHaveAccessibleDescription(
      `VITE_CONTENT_ENV · ${filled(byDefault, { value: "local" })} ${problems.contentEnv}`,
    );
    await expect(tester.field("VITE_TRACKING_HOST")).toHaveAccessibleDescription(
      `VITE_TRACKING_HOST · ${noDefault} ${problems.origin}`,
    );
    await expect(page.getByText(tester.panel.settings.refused)).toBeVisible();
    await tester.reload();
    await expect(tester.field("VITE_CONTENT_ENV")).toHaveValue("");
    await expect(tester.changed).toHaveCount(0);
  });

  test(`the mailbox shows mails and sign-in links, in ${language}`, async ({ page }) => {
    const email = newEmail();
    const tester = new Tester(page, language);
    await askForLink(email);
    const subject = await queueMail(email);
    await tester.openView("mailbox");
    const code = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: "EMAIL_SIGNIN" });
    await expect(code).toHaveCount(1);
    const link = code.getByRole("link", { name: tester.panel.local.openLink });
    await expect(link).toHaveAttribute("href", /[?&]oobCode=/);
    await expect(page.getByRole("listitem").filter({ hasText: subject })).toContainText(email);

    await askForLink(email);
    await page.getByRole("button", { name: tester.panel.local.refresh }).first().click();
    await expect(code).toHaveCount(2);

    // The emulator leads on to the address that was asked for, in the same tab.
    await link.first().click();
    await page.waitForURL(/\/help\?.*oobCode=/);
    expect(page.context().pages()).toHaveLength(1);
  });

  test(`a link in a mail opens in the same tab, in ${language}`, async ({ page }) => {
    const { hostingUrl } = requireStack();
    const email = newEmail();
    const tester = new Tester(page, language);
    const subject = await queueMail(email, `Go on here (${hostingUrl}/help). See you.`);
    await tester.openView("mailbox");
    const mail = page.getByRole("listitem").filter({ hasText: subject });
    await mail.getByRole("link", { name: `${hostingUrl}/help`, exact: true }).click();
    await page.waitForURL("**/help");
    expect(page.context().pages()).toHaveLength(1);
  });

  test(`one tap signs in as the account of each state, in ${language}`, async ({ page }) => {
    const tester = new Tester(page, language);
    const { states, signIn, signedIn } = tester.panel.local;
    await tester.openView("accounts");
    for (const state of ACCOUNT_STATES) {
      const account = page.getByRole("listitem").filter({ hasText: `${state.toLowerCase()}@example.com` });
      await expect(account).toContainText(states[state]);
      // The user before may still be read in the background.
      const loaded = page.waitForResponse(
        async (response) =>
          response.url().endsWith("/api/auth/getUserInfo") &&
          (await response.text()).includes(`"userId":"local-${state}"`),
      );
      // Pressed twice: one sign-in.
      await account.getByRole("button", { name: signIn }).dblclick();
      await loaded;
      await expect(account).toContainText(signedIn);
      await expect(page.getByText(signedIn, { exact: true })).toHaveCount(1);
    }
  });

  test(`the API reference lists every operation and can be searched, in ${language}`, async ({ page }) => {
    const tester = new Tester(page, language);
    await tester.openView("api");
    const operations = Object.values(CONTRACT).map(({ path }) => `/api/${path}`);
    const headings = page.getByRole("heading", { level: 3 });
    await expect(headings).toHaveCount(operations.length);
    expect((await headings.allTextContents()).toSorted()).toEqual(operations.toSorted());

    const search = page.getByRole("searchbox", { name: tester.panel.api.search });
    await search.fill("coupon redeem");
    await expect(headings).toHaveText([`/api/${CONTRACT.redeemCoupon.path}`]);
    await headings.click();
    const operation = page.getByRole("group").filter({ has: headings });
    await expect(operation).toContainText("redeemCoupon");
    await expect(operation).toContainText(tester.panel.api.signedIn);
    await expect(operation).toContainText(tester.panel.api.callable);
    await expect(operation).toContainText("400 invalid-argument");
    await expect(operation).toContainText("Authorization: Bearer <ID token>");

    await search.fill("no such operation");
    await expect(page.getByText(tester.panel.api.none)).toBeVisible();
    await expect(headings).toHaveCount(0);
  });

  test(`every view is accessible, in ${language}`, async ({ page }) => {
    const tester = new Tester(page, language);
    await tester.openView("settings");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    for (const view of VIEWS) {
      await page.getByRole("tab", { name: tester.panel.views[view] }).click();
      // The previous view may still be fading out.
      await expect(page.getByRole("tabpanel", { name: tester.panel.views[view] })).not.toBeEmpty();
      await expectAccessible(page);
    }
  });
}

test.describe("without the Auth emulator", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("a sign-in that fails says so, and the button can be pressed again", async ({ page }) => {
    const { authUrl } = requireStack();
    const tester = new Tester(page, "en");
    const { signIn, signInFailed, signedIn } = tester.panel.local;
    await tester.openView("accounts");
    const account = page.getByRole("listitem").filter({ hasText: "new@example.com" });
    await expect(account).toBeVisible();
    await page.route(`${authUrl}/**`, (route) => route.abort());
    await account.getByRole("button", { name: signIn }).click();
    await expect(page.getByText(signInFailed)).toBeVisible();
    await letThrough(page, `${authUrl}/**`);
    await account.getByRole("button", { name: signIn }).click();
    await expect(account).toContainText(signedIn);
    await expect(page.getByText(signInFailed)).toBeHidden();
  });
});

test("content of another environment is read instead of the content in the page", async ({ page }) => {
  const tester = new Tester(page, "ko");
  await tester.openView("settings");
  await tester.field("VITE_CONTENT_ENV").fill("elsewhere");
  await tester.reloadWith("save");
  const requested = page.waitForRequest((request) =>
    /content\/elsewhere\/packages/.test(request.postData() ?? ""),
  );
  await tester.open("/voucher/riggy-complete");
  await requested;
});

test("tracked events are listed", async ({ page }) => {
  const tester = new Tester(page, "en");
  await tester.openView("events");
  const tracked = page
    .getByRole("listitem")
    .filter({ hasText: "page_change" })
    .filter({ hasText: "/developer" });
  await expect(async () => {
    await tester.button(tester.panel.local.refresh).click();
    await expect(tracked.first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test.describe("without the emulators", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the mailbox says what to do", async ({ page }) => {
    const { authUrl } = requireStack();
    const email = newEmail();
    await askForLink(email);
    await page.route(`${authUrl}/emulator/**`, (route) => route.abort());
    const tester = new Tester(page, "en");
    await tester.openView("mailbox");
    const codes = page.getByRole("region", { name: tester.panel.local.codes });
    await expect(codes.getByText(tester.panel.local.failed)).toBeVisible();
    await letThrough(page, `${authUrl}/emulator/**`);
    await codes.getByRole("button", { name: tester.panel.local.refresh }).click();
    await expect(codes.getByRole("listitem").filter({ hasText: email })).toBeVisible();
    await expect(codes.getByText(tester.panel.local.failed)).toBeHidden();
  });
});

/** Asks the Auth emulator for a link to sign in with, as a client would. */
async function askForLink(email: string): Promise<void> {
  const { authUrl, hostingUrl } = requireStack();
  await post(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-key`, {
    requestType: "EMAIL_SIGNIN",
    email,
    continueUrl: `${hostingUrl}/help`,
  });
}

/** Queues a mail as the functions do; resolves to its subject. */
async function queueMail(to: string, text = "Time for a step."): Promise<string> {
  const { firestoreHost, projectId } = requireStack();
  const subject = `Reminder ${randomUUID()}`;
  const message = { subject: { stringValue: subject }, text: { stringValue: text } };
  await post(`http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/mail`, {
    fields: {
      to: { stringValue: to },
      userId: { stringValue: "tester" },
      message: { mapValue: { fields: message } },
    },
  });
  return subject;
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}
