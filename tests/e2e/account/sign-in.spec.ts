import { expect, test } from "../../support/fixtures.ts";
import { testedOf } from "../../support/soak.ts";
import {
  accountExists,
  disableAccount,
  lastLinkMailedTo,
  newAccount,
  newUnconfirmedAccount,
} from "../support/account/accounts.ts";
import { untilGrantIsPersisted } from "../support/device-storage.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

const TARGET = "/schema/result?responseId=aaaaaaaaaaaaaaaaaaaaaaaa";
const LOGIN = `/auth/login?redirectUrl=${encodeURIComponent(TARGET)}`;

test.describe("with a redirect to a result", () => {
  // The result does not exist, and the browser logs the 404.
  test.use({ expectedErrors: [/404/] });

  test("a seeded account signs in and is redirected", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open(LOGIN);
    await visitor.signIn({ email: "mindler@example.com", password: "dandelion-1" });
    await expect(page).toHaveURL(TARGET);
    await expect(page.getByText(visitor.texts.result.notFound)).toBeVisible();
  });

  test("a signed-in user can continue or sign out", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { auth } = visitor.texts;
    const account = await newAccount();
    await visitor.open(LOGIN);
    await visitor.signIn(account);
    await expect(page).toHaveURL(TARGET);
    await visitor.open(LOGIN);
    await expect(page.getByText(account.email)).toBeVisible();
    await visitor.button(auth.signedIn.goOn).click();
    await expect(page).toHaveURL(TARGET);
    await visitor.open(LOGIN);
    await visitor.button(auth.signedIn.signOut).click();
    await expect(visitor.link(auth.login.createAccount)).toBeVisible();
  });
});

test("who signs in within the second in which the session before began is signed in", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const account = await newAccount();
  await page.addInitScript(
    (ended) => {
      if (localStorage.getItem("sessionEnded") === null) localStorage.setItem("sessionEnded", ended);
    },
    JSON.stringify({ v: 1, data: Math.ceil(Date.now() / 1000) + 60 }),
  );
  await visitor.open("/auth/login?redirectUrl=%2Fhelp");
  await visitor.signIn(account);
  await expect(page).toHaveURL(/\/help$/);
  await page.reload();
  await expect(visitor.button(visitor.texts.common.signOut)).toBeVisible();
});

test.describe("when the server refuses the account", () => {
  test.use({ expectedErrors: [/40[013]/] });

  test("an account whose address was never confirmed is led to registration, which makes a new one", async ({
    page,
  }) => {
    const visitor = new Visitor(page, "en");
    const { authLink } = visitor.texts;
    const account = await newUnconfirmedAccount();
    await visitor.open("/auth/login?redirectUrl=%2Fhelp");
    await visitor.signIn(account);
    await expect(page).toHaveURL(/\/auth\/register\?redirectUrl=%2Fhelp$/);
    await expect(page.getByRole("textbox", { name: authLink.address })).toHaveValue(account.email);
    await visitor.requestLink("register", account.email);
    await page.goto(await lastLinkMailedTo(account.email));
    await untilAppRuns(page);
    const owner = { ...account, password: "of the owner" };
    await visitor.fillRegistration({ nickname: "Robin", password: owner.password });
    await visitor.button(authLink.register.opened.finish).click();
    await expect(page).toHaveURL(/\/help$/);
    expect([await accountExists(account), await accountExists(owner)]).toEqual([false, true]);
  });
});

test.describe("when the sign-in service refuses", () => {
  // The Auth emulator responds with 400, which the browser logs.
  test.use({ expectedErrors: [/400/] });

  test("a wrong password and an unknown e-mail address have the same message", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { auth } = visitor.texts;
    await visitor.open("/auth/login");
    await visitor.signIn({ email: "mindler@example.com", password: "not the password" });
    const password = page.getByRole("textbox", { name: auth.email.password });
    await expect(password).toHaveAccessibleDescription(auth.problems.credentials);
    await expect(password).toBeFocused();
    await expect(password).toHaveValue("");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await page.getByRole("textbox", { name: auth.email.address }).fill("nobody@example.com");
    await expect(password).not.toHaveAccessibleDescription(auth.problems.credentials);
    await password.fill("not the password");
    await visitor.button(auth.email.enter).click();
    await expect(password).toHaveAccessibleDescription(auth.problems.credentials);
  });

  test("a disabled account cannot sign in", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { auth } = visitor.texts;
    const account = await newAccount();
    await disableAccount(account.uid);
    await visitor.open("/auth/login");
    await visitor.signIn(account);
    await expect(page.getByRole("alertdialog", { name: auth.problemTitle })).toContainText(
      auth.problems.disabled,
    );
  });

  test("too many attempts are refused for a while", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { auth } = visitor.texts;
    await page.route("**/accounts:signInWithPassword**", (route) =>
      route.fulfill({ status: 400, json: { error: { message: "TOO_MANY_ATTEMPTS_TRY_LATER" } } }),
    );
    await visitor.open("/auth/login");
    await visitor.signIn(await newAccount());
    await expect(page.getByRole("alertdialog", { name: auth.problemTitle })).toContainText(
      auth.problems.tooMany,
    );
  });
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test("signing in says so, keeps what was typed and works afterwards", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { auth } = visitor.texts;
    const account = await newAccount();
    await visitor.open("/auth/login?redirectUrl=%2Fhelp");
    await page.route("**/accounts:signInWithPassword**", (route) => route.abort());
    await visitor.signIn(account);
    const alert = page.getByRole("alertdialog", { name: auth.problemTitle });
    await expect(alert).toContainText(auth.problems.offline);
    await alert.getByRole("button", { name: visitor.texts.common.ok }).click();
    await expect(visitor.password).toHaveValue(account.password);
    await letThrough(page, "**/accounts:signInWithPassword**");
    await visitor.button(auth.email.enter).click();
    await expect(page).toHaveURL(/\/help$/);
  });
});

test("e-mail address and password are checked before they are sent", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { auth } = visitor.texts;
  await visitor.open("/auth/login");
  await visitor.signIn({ email: "robin@example", password: "123" });
  await expect(page.getByText("Please enter valid email")).toBeVisible();
  await expect(page.getByText("Enter 8 or more characters")).toBeVisible();
  await expect(page.getByRole("textbox", { name: auth.email.address })).toBeFocused();

  await page.getByRole("textbox", { name: auth.email.address }).fill("robin@example.com");
  await visitor.button(auth.email.enter).click();
  await expect(page.getByText("Please enter valid email")).toBeHidden();
  await expect(visitor.password).toBeFocused();
});

test.describe("the redirect after sign-in", () => {
  for (const evil of testedOf([
    "/\\evil.example",
    "//evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
  ])) {
    test(`never leads to ${evil}`, async ({ page, baseURL }) => {
      const visitor = new Visitor(page, "en");
      await visitor.open(`/auth/login?redirectUrl=${encodeURIComponent(evil)}`);
      await expect(visitor.link(visitor.texts.auth.login.createAccount)).toBeVisible();
      await expect(visitor.link("Skip to results")).toBeHidden();
      await visitor.signIn(await newAccount());
      await expect(page).toHaveURL(`${baseURL}/`);
      await expect(
        page.getByRole("heading", { level: 1, name: visitor.texts.landing.hero.title }),
      ).toBeVisible();
    });
  }

  test("leads to the landing page where no other is given", async ({ page, baseURL }) => {
    const visitor = new Visitor(page, "en");
    await visitor.open("/auth/login");
    await visitor.signIn(await newAccount());
    await expect(page).toHaveURL(`${baseURL}/`);
    await page.goto("/auth/login");
    await expect(page).toHaveURL(`${baseURL}/`);
  });
});

test("a redirect to a sign-in page is ignored", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  await visitor.open("/auth/login?redirectUrl=%2Fauth%2Flogin");
  await visitor.signIn(await newAccount());
  await expect(page).toHaveURL("/");
});

test("leaving during a slow sign-in stays where one went", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const { common, help } = visitor.texts;
  const release = await holdRequests(page, "**/api/auth/getUserInfo");
  await visitor.open("/auth/login");
  const asked = page.waitForRequest("**/api/auth/getUserInfo");
  await visitor.signIn(await newAccount());
  await asked;
  await visitor.link(common.getHelp).click();
  await expect(page.getByRole("heading", { level: 1, name: help.title })).toBeVisible();
  const answered = page.waitForResponse("**/api/auth/getUserInfo");
  release();
  await answered;
  // The app has taken in who signed in, and done what comes after.
  await untilGrantIsPersisted(page);
  await expect(page).toHaveURL("/help");
});

test("what is typed while Auth is asked who is signed in stays", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { auth } = visitor.texts;
  await page.addInitScript(() => localStorage.setItem("signedIn", JSON.stringify({ v: 1, data: "gone" })));
  const startApp = await holdRequests(page, "**/assets/main-*.js");
  await page.goto("/auth/login/email", { waitUntil: "commit" });
  const email = page.getByRole("textbox", { name: auth.email.address });
  await email.fill("sky@example.com");
  startApp();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("signedIn"))).toBeNull();
  await expect(email).toHaveValue("sky@example.com");
});
