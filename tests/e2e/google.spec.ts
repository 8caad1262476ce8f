import { expect, test } from "../support/fixtures.ts";
import { newEmail } from "./support/accounts.ts";
import { buildForProvider, serveInstead } from "./support/provider-build.ts";
import { Visitor } from "./support/visitor.ts";

const LOGIN = "/auth/login?redirectUrl=%2Fhelp";

test("the local Google dialog asks for an e-mail address and signs in with it", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { auth } = visitor.texts;
  const email = newEmail();
  await visitor.open(LOGIN);
  await visitor.button(auth.login.google).click();
  const dialog = page.getByRole("dialog", { name: auth.local.title });
  await dialog.getByRole("textbox", { name: auth.email.address }).fill("nonsense");
  await dialog.getByRole("button", { name: auth.local.enter }).click();
  await expect(dialog.getByText(auth.email.addressProblem)).toBeVisible();
  await dialog.getByRole("textbox", { name: auth.email.address }).fill(email);
  await dialog.getByRole("button", { name: auth.local.enter }).click();
  await expect(page).toHaveURL(/\/help$/);

  await visitor.open(LOGIN);
  await expect(page.getByText(email)).toBeVisible();
});

test.describe("in a build with Google's sign-in page", () => {
  // The browser counts pages that Playwright serves as not local.
  test.use({ permissions: ["local-network-access"] });

  let build: string;

  test.beforeAll(async () => {
    build = await buildForProvider();
  });

  test.beforeEach(({ context }) => serveInstead(context, build));

  test("the popup signs in", async ({ page, context }) => {
    const visitor = new Visitor(page, "en");
    const { auth } = visitor.texts;
    const email = newEmail();
    await visitor.open(LOGIN);
    const opening = context.waitForEvent("page");
    await visitor.button(auth.login.google).click();
    const popup = await opening;
    await popup.locator("#add-account-button").click();
    await popup.locator("#email-input").fill(email);
    await popup.locator("#display-name-input").fill("Robin");
    await popup.locator("#sign-in").click();
    await expect(page).toHaveURL(/\/help$/);

    await visitor.open("/schema/nickname");
    await expect(visitor.nickname).toHaveValue("Robin");
  });

  test("a closed popup is not an error, and the button can be used again", async ({ page, context }) => {
    const visitor = new Visitor(page, "en");
    const { auth } = visitor.texts;
    await visitor.open(LOGIN);
    const opening = context.waitForEvent("page");
    await visitor.button(auth.login.google).click();
    await (await opening).close();
    await expect(visitor.button(auth.login.google)).toBeEnabled({ timeout: 20_000 });
    await expect(page.getByRole("alertdialog")).toBeHidden();
  });
});
