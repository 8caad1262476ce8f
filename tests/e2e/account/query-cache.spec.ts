import { DAY_MS } from "@mindle/domain/time";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { testedOf } from "../../support/soak.ts";
import { requireStack } from "../../support/stack.ts";
import { newAccount } from "../support/account/accounts.ts";
import {
  changePersisted,
  deletePersistedCache,
  persistedText,
  untilGrantIsPersisted,
} from "../support/device-storage.ts";
import { hasAuthAnswered, untilAppRuns, Visitor } from "../support/visitor.ts";

const JOURNEYS = "/catalog/list";

/** Signs up and opens the journeys, whose page belongs to the signed-in part; resolves to the uid. */
async function openJourneys(visitor: Visitor): Promise<string> {
  await visitor.open(`/auth/login?redirectUrl=${encodeURIComponent(JOURNEYS)}`);
  await visitor.signIn(await newAccount());
  await expect(journeys(visitor.page)).toHaveCount(5);
  const signedIn = await visitor.page.evaluate(() => localStorage.getItem("signedIn"));
  const { data: uid } = JSON.parse(signedIn ?? "{}");
  if (typeof uid !== "string") throw new Error(`no uid in ${signedIn}`);
  return uid;
}

function journeys(page: Page) {
  return page.getByRole("main").getByRole("listitem");
}

function userInfoOf(uid: string): string {
  return `["user","${uid}","info"]`;
}

/** Waits until the user and the journeys are persisted. */
async function untilPersisted(page: Page, uid: string): Promise<void> {
  await expect.poll(() => persistedText(page)).toContain(userInfoOf(uid));
  await expect.poll(() => persistedText(page)).toContain('["content","packages/pleaser-complete"]');
}

/** Keeps Auth, Firestore and the API from answering. */
async function hangServers(page: Page): Promise<void> {
  await page.route(
    /accounts:lookup|\/v1\/projects\/.*\/documents|\/api\//,
    () => new Promise<void>(() => {}),
  );
}

/** Ends the session of a user as the deletion of the account on another device does. */
async function deleteAccount(uid: string): Promise<void> {
  const { authUrl, projectId } = requireStack();
  const response = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:delete`,
    {
      method: "POST",
      headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
      body: JSON.stringify({ localId: uid }),
    },
  );
  expect(response.status).toBe(200);
}

test("a page of the signed-in part is drawn from the cache before Auth has answered", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const uid = await openJourneys(visitor);
  await untilPersisted(page, uid);
  await hangServers(page);
  await page.goto(JOURNEYS);
  await expect(journeys(page)).toHaveCount(5);
  expect(await hasAuthAnswered(page)).toBe(false);
  await expect(visitor.button(visitor.texts.common.signOut)).toBeVisible();
  await expect(page.getByText(visitor.texts.common.loggingIn)).toBeHidden();
});

const DROPPED = [
  ["of another user", /"buster":"(\d+) /, '"buster":"$1 x'],
  ["of another version", /"buster":"\d+ /, '"buster":"0 '],
  ["older than 30 days", /"timestamp":\d+/, `"timestamp":${Date.now() - 31 * DAY_MS}`],
] as const;

for (const [what, from, to] of testedOf(DROPPED)) {
  test(`a cache ${what} is dropped`, async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const uid = await openJourneys(visitor);
    await untilPersisted(page, uid);
    // Where no page writes to it: of a user who is known to be signed in, every page does, for the welcome coupon.
    await hangServers(page);
    await visitor.open("/help");
    await changePersisted(page, from, to);
    await page.goto(JOURNEYS);
    await untilAppRuns(page);
    await expect(journeys(page)).toHaveCount(0);
    expect(await persistedText(page)).not.toContain(userInfoOf(uid));
  });
}

test("signing out deletes the cache, while another tab has it open", async ({ page, context }) => {
  const visitor = new Visitor(page, "en");
  const uid = await openJourneys(visitor);
  await untilPersisted(page, uid);
  const other = new Visitor(await context.newPage(), "en");
  await other.open(JOURNEYS);
  await visitor.button(visitor.texts.common.signOut).click();
  for (const each of [visitor, other]) {
    await expect(each.link(each.texts.common.signIn)).toBeVisible();
    await expect(journeys(each.page)).toHaveCount(5);
  }
  await expect.poll(() => persistedText(page)).not.toContain(uid);
});

test.describe("where the sign-in library cannot be loaded", () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)|ERR_FAILED/] });

  test("a page that visitors may open is shown", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    await openJourneys(visitor);
    await visitor.open("/help");
    await deletePersistedCache(page);
    await page.route("**/assets/firebase-auth-*.js*", (route) => route.abort());
    await page.goto(JOURNEYS);
    await expect(journeys(page)).toHaveCount(5);
    await expect(page.getByText(visitor.texts.common.loggingIn)).toBeHidden();
  });
});

test.describe("a session that ended elsewhere", () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test("is signed out and its user data are cleared when a call finds out", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const uid = await openJourneys(visitor);
    await untilPersisted(page, uid);
    // Nothing is left to do for the welcome coupon: the next call is that of the button.
    await untilGrantIsPersisted(page);
    await visitor.open(`/auth/login?redirectUrl=${encodeURIComponent(JOURNEYS)}`);
    await expect(visitor.button(visitor.texts.auth.signedIn.goOn)).toBeVisible();
    await deleteAccount(uid);
    await visitor.button(visitor.texts.auth.signedIn.goOn).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    // Public content stays.
    await expect.poll(() => persistedText(page)).not.toContain(uid);
    expect(await page.evaluate(() => localStorage.getItem("signedIn"))).toBeNull();
  });

  test("is signed out and its user data are cleared on the next visit", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const uid = await openJourneys(visitor);
    await untilPersisted(page, uid);
    await page.goto("about:blank");
    await deleteAccount(uid);
    await visitor.open("/help");
    await expect.poll(() => persistedText(page)).toBe("");
  });
});

for (const [what, breakStorage] of testedOf([
  [
    "refuses to open a database",
    () => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        if (name === "query-cache") throw new DOMException("private mode", "SecurityError");
        return open(name, version);
      };
    },
  ],
  [
    "never opens a database",
    () => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) =>
        name === "query-cache"
          ? Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } })
          : open(name, version);
    },
  ],
  [
    "has no room left",
    () => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        if (this.name === "cache") throw new DOMException("full", "QuotaExceededError");
        return put.call(this, value, key);
      };
    },
  ],
] as const)) {
  test(`the cache works from memory where the browser ${what}`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    const visitor = new Visitor(page, "en");
    const uid = await openJourneys(visitor);
    await visitor.reload();
    await expect(journeys(page)).toHaveCount(5);
    await visitor.button(visitor.texts.common.signOut).click();
    await expect(visitor.link(visitor.texts.common.signIn)).toBeVisible();
    expect(uid).not.toBe("");
  });
}
