import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { deletePersistedCache } from "../support/device-storage.ts";
import { untilStarted } from "../support/loaded.ts";
import { HomeVisitor } from "../support/programme/home.ts";
import { storeProgramme } from "../support/programme/programmes.ts";
import { holdRequests } from "../support/requests.ts";
import { hasAuthAnswered } from "../support/visitor.ts";

const HOME = "/home";
const PROGRAMS = "**/api/userProgram/getUserProgram";

/** Names of the chunks without which home has nothing to show. */
const READS = ["firebase-auth", "indexeddb-persister", "operation-headers", "call-api", "reads"];

test("all that home reads with comes while Auth is still being asked, and Firestore's client is no part of it", async ({
  page,
}) => {
  const visitor = new HomeVisitor(page, "en");
  const account = await newAccount();
  await storeProgramme(account.uid, {});
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const answer = await holdRequests(page, "**/accounts:lookup*");
  const loaded = (name: string) => requested.some((path) => path.startsWith(`/assets/${name}-`));
  const opened = signInAt(visitor, account, HOME);
  for (const name of READS) await expect.poll(() => loaded(name), name).toBe(true);
  const asked = page.waitForRequest(PROGRAMS);
  answer();
  await asked;
  await opened;
  await expect(visitor.notes).toHaveCount(1);
  await untilStarted(page);
  expect(requested.filter((path) => /programme-reader|Firestore/.test(path))).toEqual([]);
});

test("who comes back to an empty cache sees their programme before Auth is asked, from one call that waits for no page", async ({
  page,
}) => {
  const visitor = new HomeVisitor(page, "ko");
  const account = await newAccount();
  await storeProgramme(account.uid, {});
  await signInAt(visitor, account, HOME);
  await expect(visitor.notes).toHaveCount(1);
  await untilStarted(page);
  await visitor.open("/help");
  await deletePersistedCache(page);
  const auth = await holdRequests(page, "**/assets/firebase-auth-*.js*");
  const app = await holdRequests(page, "**/assets/main-*.js");
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/userProgram/getUserProgram")) calls += 1;
  });
  const answered = page.waitForResponse(PROGRAMS);
  await page.goto(HOME, { waitUntil: "commit" });
  expect((await answered).status()).toBe(200);
  app();
  await expect(visitor.notes).toHaveCount(1);
  expect(await hasAuthAnswered(page)).toBe(false);
  auth();
  await expect.poll(() => hasAuthAnswered(page)).toBe(true);
  expect(calls).toBe(1);
});

test("a visitor's browser loads nothing that only users need", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const visitor = new HomeVisitor(page, "en");
  await visitor.open(HOME);
  await expect(visitor.nothingPlanted).toBeVisible();
  await untilStarted(page);
  for (const name of ["firebase-auth", "programme-reader"]) {
    expect(requested.filter((path) => path.startsWith(`/assets/${name}-`))).toEqual([]);
  }
});
