import { readFile } from "node:fs/promises";
import { numberWord } from "../../../web/src/platform/i18n/counts.ts";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { requireStack } from "../../support/stack.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { persistedText } from "../support/device-storage.ts";
import { goWithin } from "../support/go-within.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeTrial } from "../support/programme/programmes.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

// Programmes come from Firestore through reactfire.

const JOURNEYS = "/catalog/list";

/** Of Flippy's first three sessions, without what comes later. */
const STARTER_STEPS = 9;

/** Subscriptions of the whole Firestore SDK. */
const LISTEN = /google\.firestore\.v1\.Firestore\/Listen/;
/** And reads of Firestore Lite. */
const FIRESTORE = /google\.firestore\.v1\.Firestore|\/v1\/projects\/.*\/documents/;

/** Someone who looks at the journeys. */
class Browsing extends Visitor {
  /** What the first journey says of its programme once Firestore has answered. */
  get facts() {
    return this.page.getByText(this.factsOf(8, 34, 8), { exact: true });
  }

  factsOf(sessions: number, steps: number, weeks: number): string {
    const facts = [
      this.filledCount("sessions", sessions),
      this.filledCount("steps", steps),
      this.filledCount("weeks", weeks),
    ];
    return facts.join(" · ");
  }

  /** What it says without. */
  get sessions() {
    return this.page.getByText(this.filledCount("sessions", 8), { exact: true });
  }

  /** Opens the journeys and waits until the first one's programme is persisted. */
  async openUntilPersisted(): Promise<void> {
    await this.open(JOURNEYS);
    await expect(this.facts).toBeVisible();
    await expect.poll(() => persistedText(this.page)).toContain('"d8-s5"');
  }

  private filledCount(name: "sessions" | "steps" | "weeks", count: number): string {
    return filled(this.texts.catalog[`${name}_other`], {
      count,
      number: numberWord(count, this.language),
    });
  }
}

/** Replaces the security rules of the local Firestore. */
async function loadRules(rules: string): Promise<void> {
  const { firestoreHost, projectId } = requireStack();
  const response = await fetch(`http://${firestoreHost}/emulator/v1/projects/${projectId}:securityRules`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ rules: { files: [{ name: "firestore.rules", content: rules }] } }),
  });
  expect(response.status).toBe(200);
}

/** URL of the trial programme in the local Firestore. */
function programmeUrl(): string {
  const { firestoreHost, projectId } = requireStack();
  const path = `projects/${projectId}/databases/(default)/documents/content/local/programs/um-eng-v2s`;
  return `http://${firestoreHost}/v1/${path}`;
}

/** Takes a step from the trial programme, as a new version of the content does; returns what gives it back. */
async function removeStep(): Promise<() => Promise<void>> {
  const stored = await (await fetch(programmeUrl())).json();
  const { steps } = stored.fields;
  const { "d8-s5": _, ...fewer } = steps.mapValue.fields;
  await setSteps({ mapValue: { fields: fewer } });
  return () => setSteps(steps);
}

async function setSteps(fields: unknown): Promise<void> {
  const response = await fetch(`${programmeUrl()}?updateMask.fieldPaths=steps`, {
    method: "PATCH",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ fields: { steps: fields } }),
  });
  expect(response.status).toBe(200);
}

for (const language of TESTED_LANGUAGES) {
  test(`five journeys lead to what they offer, in the order of the data, in ${language}`, async ({
    page,
  }) => {
    const browsing = new Browsing(page, language);
    const { catalog, common } = browsing.texts;
    await browsing.open(JOURNEYS);
    const journeys = page.getByRole("main").getByRole("listitem");
    await expect(journeys).toHaveCount(5);
    await expect(browsing.facts).toBeVisible();
    const targets = [
      "/beta-trial/riggy-complete",
      "/voucher/flippy-starter",
      "/voucher/jumpy-complete",
      "/voucher/shelly-complete",
      "/voucher/pleaser-complete",
    ];
    for (const [index, target] of targets.entries()) {
      await expect(journeys.nth(index).getByRole("link")).toHaveAttribute("href", target);
    }
    // A starter has the first three sessions of its programme, one a week.
    await expect(journeys.nth(1)).toContainText(browsing.factsOf(3, STARTER_STEPS, 3));
    await expect(page.getByText(catalog.soon, { exact: true })).toHaveCount(0);
    await expect(browsing.link(common.navigation.journeys)).toHaveAttribute("aria-current", "page");
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    const first = journeys.first().getByRole("link");
    await tabTo(page, first);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/beta-trial\/riggy-complete/);
  });

  test(`a journey says how far its user is, in ${language}`, async ({ page }) => {
    const browsing = new Browsing(page, language);
    const { progress } = browsing.texts.catalog;
    const account = await newAccount();
    await storeTrial(account.uid, ["d1-s1", "d1-s2", "d1-s3", "d1-s4", "d2-s1"]);
    await signInAt(browsing, account, JOURNEYS);
    const amount = { finished: numberWord(1, language), total: numberWord(8, language) };
    await expect(page.getByText(filled(progress.some, amount), { exact: true })).toBeVisible();
    await expect(page.getByText(progress.none)).toBeHidden();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
  });
}

test("the page shows the journeys while Firestore has not answered, and follows its changes", async ({
  page,
}) => {
  const browsing = new Browsing(page, "en");
  const answer = await holdRequests(page, LISTEN);
  await browsing.open(JOURNEYS);
  await expect(browsing.sessions).toBeVisible();
  await expect(browsing.facts).toBeHidden();
  answer();
  await expect(browsing.facts).toBeVisible();

  const giveBack = await removeStep();
  try {
    await expect(page.getByText("33 steps")).toBeVisible();
  } finally {
    await giveBack();
  }
  await expect(browsing.facts).toBeVisible();
});

test("a programme from the cache is followed as well", async ({ page }) => {
  const browsing = new Browsing(page, "en");
  await browsing.openUntilPersisted();
  await browsing.reload();
  await expect(browsing.facts).toBeVisible();
  const giveBack = await removeStep();
  try {
    await expect(page.getByText("33 steps")).toBeVisible();
  } finally {
    await giveBack();
  }
});

test("from another page, the journeys are read while the page's own files are loaded", async ({ page }) => {
  const browsing = new Browsing(page, "en");
  await browsing.open("/help");
  const release = await holdRequests(page, "**/assets/catalog-page-*.js");
  const read = page.waitForRequest(FIRESTORE);
  await goWithin(page, JOURNEYS);
  await read;
  await expect(browsing.sessions).toBeHidden();
  release();
  await expect(browsing.facts).toBeVisible();
});

test.describe("a refused programme", () => {
  test.use({
    // React and the SDK log what reactfire throws.
    expectedErrors: [/FirebaseError/],
  });

  test("leaves the page as it is, and is read by the next visit", async ({ page }) => {
    const browsing = new Browsing(page, "en");
    const rules = await readFile("firestore.rules", "utf8");
    const failed = page.waitForEvent("console", (message) => message.text().includes("programs/um-eng-v2s"));
    await loadRules(rules.replace("['programs', ", "["));
    try {
      await browsing.open(JOURNEYS);
      await expect(browsing.sessions).toBeVisible();
      await failed;
      await expect(browsing.sessions).toBeVisible();
    } finally {
      await loadRules(rules);
    }
    // Within the page: what reactfire has cached of the failure is still there.
    await browsing.link(browsing.texts.common.getHelp).click();
    await expect(page.getByRole("heading", { level: 1, name: browsing.texts.help.title })).toBeVisible();
    await page.goBack();
    await expect(browsing.facts).toBeVisible();
  });
});

test.describe("while Firestore cannot be reached", () => {
  test.use({
    // The SDK looks for a connection by asking for a picture of Google's.
    expectedErrors: [/ERR_FAILED|Could not reach Cloud Firestore|cleardot\.gif/],
  });

  test("a programme that was read before is shown from the cache", async ({ page }) => {
    const browsing = new Browsing(page, "en");
    await browsing.openUntilPersisted();
    await page.route(FIRESTORE, (route) => route.abort());
    await browsing.reload();
    await expect(browsing.facts).toBeVisible();
  });

  test("a programme that was not read before comes as soon as Firestore answers", async ({ page }) => {
    const browsing = new Browsing(page, "en");
    await page.route(LISTEN, (route) => route.abort());
    const failed = page.waitForEvent("console", (message) => message.text().includes("programs/um-eng-v2s"));
    await browsing.open(JOURNEYS);
    await failed;
    await expect(browsing.sessions).toBeVisible();
    await expect(browsing.facts).toBeHidden();
    await letThrough(page, LISTEN);
    await expect(browsing.facts).toBeVisible({ timeout: 20_000 });
  });
});

test("signing out and in again on the page keeps the programmes, without a blank page", async ({ page }) => {
  const browsing = new Browsing(page, "en");
  await browsing.open(`/auth/login?redirectUrl=${encodeURIComponent(JOURNEYS)}`);
  await browsing.signIn(await newAccount());
  await expect(browsing.facts).toBeVisible();
  await browsing.button(browsing.texts.common.signOut).click();
  const signIn = browsing.link(browsing.texts.common.signIn);
  await expect(signIn).toBeVisible();
  await expect(browsing.facts).toBeVisible();
  await signIn.click();
  await browsing.signIn(await newAccount());
  await expect(browsing.facts).toBeVisible();
  await expect.poll(() => persistedText(page)).toContain("programs/um-eng-v2s");
});
