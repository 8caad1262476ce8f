import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { filled } from "../support/texts.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

test.use(WITH_MOTION);

for (const language of TESTED_LANGUAGES) {
  test(`the splash redirects a first visit to the tutorial, later ones home, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    // The splash is short: what it says may be gone when everything has loaded.
    await page.goto(`/landing/app?lng=${language}`, { waitUntil: "commit" });
    await expect(page.getByText(visitor.texts.start.splash.lead)).toBeVisible();
    await expect(page).toHaveURL(/\/tutorial\/1$/);
    await visitor.open("/landing/app");
    await expect(page).toHaveURL(/\/home$/);
  });

  test(`the nudge page links to the stress stage and to sign-in, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { nudge } = visitor.texts.start;
    await visitor.open("/schema/nudge");
    await expect(
      page.getByRole("heading", { level: 1, name: filled(nudge.title), exact: true }),
    ).toBeVisible();
    await visitor.link(filled(nudge.login)).click();
    await expect(page).toHaveURL(/\/auth\/login\?/);
    expect(redirectOf(page)).toBe("/schema/stress");
    await visitor.open("/schema/nudge");
    await visitor.link(nudge.start).click();
    await visitor.isAt("stress");
  });
}

test("going back after the splash skips it", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/help");
  await visitor.open("/landing/app");
  await expect(page).toHaveURL(/\/tutorial\/1$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/help/);
});

test.describe("a signed-in user who comes back", () => {
  test("with a response and no programmes is redirected to the trial programme", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    await comeBack(visitor);
    await mockOperation(visitor, "assessment/getLatestSchemaAssessment", RESPONSE);
    await mockOperation(visitor, "userProgram/getUserProgram", { programs: [] });
    await visitor.open("/landing/app");
    await expect(page).toHaveURL(/\/program\/schedule\/um-eng-v2s$/);
  });

  test("without a response is redirected home", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    await comeBack(visitor);
    await mockOperation(visitor, "assessment/getLatestSchemaAssessment", null);
    await mockOperation(visitor, "userProgram/getUserProgram", { programs: [] });
    await visitor.open("/landing/app");
    await expect(page).toHaveURL(/\/home$/);
  });

  test.describe("while the API fails", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test("is redirected home too", async ({ page }) => {
      const visitor = new Visitor(page, "en");
      await comeBack(visitor);
      await page.route("**/api/userProgram/getUserProgram", (route) => route.abort());
      await visitor.open("/landing/app");
      await expect(page).toHaveURL(/\/home$/);
    });
  });
});

const RESPONSE = {
  _id: "a".repeat(24),
  assessmentId: "schema:v2_B",
  answers: { nickname: { value: "Robin" }, character: { value: ["Riggy"] } },
  grades: null,
  submittedAt: 1_700_000_000_000,
};

/** Signs in with a seeded account, after a first visit. */
async function comeBack(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open("/landing/app");
  await expect(page).toHaveURL(/\/tutorial\/1$/);
  await visitor.open("/auth/login?redirectUrl=%2Fhelp");
  await visitor.signIn({ email: "mindler@example.com", password: "dandelion-1" });
  await expect(page).toHaveURL(/\/help$/);
}

/** Responds to an operation instead of the server. */
async function mockOperation(visitor: Visitor, operation: string, data: unknown): Promise<void> {
  await visitor.page.route(`**/api/${operation}`, (route) =>
    route.fulfill({ json: { success: true, data, message: "" } }),
  );
}

test("the app can be added to a home screen", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? "{}");
  expect(icons).toHaveLength(3);
  for (const { src } of icons) {
    expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  }
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
});
