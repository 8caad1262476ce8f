import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { newEmail, Visitor } from "./support/visitor.ts";

const TARGET = "/schema/result?responseId=aaaaaaaaaaaaaaaaaaaaaaaa";
const LOGIN = `/auth/login?redirectUrl=${encodeURIComponent(TARGET)}`;
const PASSWORD = "dandelion-9";

test.describe("with a redirect to a result", () => {
  // The result does not exist, and the browser logs the 404.
  test.use({ expectedErrors: [/404/] });

  test("a seeded account signs in and is redirected", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open(LOGIN);
    await visitor.signIn("mindler@example.com", "dandelion-1");
    await expect(page).toHaveURL(TARGET);
    await expect(page.getByText(visitor.texts.result.notFound)).toBeVisible();
  });

  test("a signed-in user can continue or sign out", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { auth } = visitor.texts;
    const email = newEmail();
    await visitor.open(LOGIN);
    await visitor.createAccount(email, PASSWORD);
    await expect(page).toHaveURL(TARGET);
    await visitor.open(LOGIN);
    await expect(page.getByText(email)).toBeVisible();
    await visitor.button(auth.signedIn.goOn).click();
    await expect(page).toHaveURL(TARGET);
    await visitor.open(LOGIN);
    await visitor.button(auth.signedIn.signOut).click();
    await expect(visitor.link(auth.login.createAccount)).toBeVisible();
  });
});

test.describe("when the sign-in service refuses", () => {
  // The Auth emulator responds with 400, which the browser logs.
  test.use({ expectedErrors: [/400/] });

  test("a wrong password and an unknown e-mail address have the same message", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { auth } = visitor.texts;
    await visitor.open("/auth/login");
    await visitor.signIn("mindler@example.com", "not the password");
    const alert = page.getByRole("alertdialog", { name: auth.problemTitle });
    await expect(alert).toContainText(auth.problems.credentials);
    await alert.getByRole("button", { name: "OK" }).click();
    await page.getByRole("textbox", { name: auth.email.address }).fill("nobody@example.com");
    await visitor.button(auth.email.enter).click();
    await expect(alert).toContainText(auth.problems.credentials);
  });

  test("an e-mail address that has an account cannot register again", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { auth } = visitor.texts;
    await visitor.open("/auth/login");
    await visitor.createAccount("mindler@example.com", PASSWORD);
    await expect(page.getByRole("alertdialog", { name: auth.problemTitle })).toContainText(
      auth.problems.emailInUse,
    );
  });
});

test("e-mail address and password are checked before they are sent", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { auth } = visitor.texts;
  await visitor.open("/auth/login");
  await visitor.createAccount("robin@example", "1234567");
  await expect(page.getByText("Please enter valid email")).toBeVisible();
  await expect(page.getByText("Enter 8 or more characters")).toBeVisible();
  await expect(page.getByRole("textbox", { name: auth.email.address })).toBeFocused();

  await visitor.open("/auth/login");
  await visitor.signIn("robin@example.com", "123");
  await expect(page.getByText("Enter 8 or more characters")).toBeVisible();
  await expect(page.getByText("Please enter valid email")).toBeHidden();
});

test.describe("the redirect after sign-in", () => {
  for (const evil of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    test(`never leads to ${evil}`, async ({ page, baseURL }) => {
      const visitor = new Visitor(page, "en");
      await visitor.open(`/auth/login?redirectUrl=${encodeURIComponent(evil)}`);
      await expect(visitor.link(visitor.texts.auth.login.createAccount)).toBeVisible();
      await expect(visitor.link("Skip to results")).toBeHidden();
      await visitor.createAccount(newEmail(), PASSWORD);
      await expect(page).toHaveURL(`${baseURL}/`);
      await expect(
        page.getByRole("heading", { level: 1, name: visitor.texts.landing.hero.title }),
      ).toBeVisible();
    });
  }

  test("leads to the landing page where no other is given", async ({ page, baseURL }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open("/auth/login");
    await visitor.createAccount(newEmail(), PASSWORD);
    await expect(page).toHaveURL(`${baseURL}/`);
    await page.goto("/auth/login");
    await expect(page).toHaveURL(`${baseURL}/`);
  });
});

test.describe("inside another app's browser", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 KAKAOTALK 11.0.0",
  });

  test("there is no Google button, and a link continues without sign-in", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open("/auth/login?redirectUrl=%2Fhelp");
    await expect(visitor.link("Continue without Login")).toBeVisible();
    await expect(visitor.button(visitor.texts.auth.login.google)).toBeHidden();
    await visitor.link("Continue without Login").click();
    await expect(page).toHaveURL(/\/help$/);
  });
});

test("a redirect to a sign-in page is ignored", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/auth/login?redirectUrl=%2Fauth%2Flogin");
  await visitor.createAccount(newEmail(), PASSWORD);
  await expect(page).toHaveURL("/");
});

test("leaving during a slow sign-in stays where one went", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { common, help } = visitor.texts;
  const release = await holdRequests(page, "**/api/auth/getUserInfo");
  await visitor.open("/auth/login");
  const asked = page.waitForRequest("**/api/auth/getUserInfo");
  await visitor.createAccount(newEmail(), PASSWORD);
  await asked;
  await visitor.link(common.getHelp).click();
  await expect(page.getByRole("heading", { level: 1, name: help.title })).toBeVisible();
  const answered = page.waitForResponse("**/api/auth/getUserInfo");
  release();
  await answered;
  await expect(visitor.button(common.signOut)).toBeVisible();
  await expect(page).toHaveURL("/help");
});
