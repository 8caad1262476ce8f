import type { Route } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { TEXTS } from "../support/texts.ts";
import { untilAppRuns, Visitor } from "../support/visitor.ts";

// A script that does not arrive is said within ten seconds, with a way on.

const { problem } = TEXTS.ko.common;

test.use({
  expectedErrors: [
    "could not be loaded",
    "Failed to load resource",
    "Failed to fetch",
    "page threw an error",
  ],
});

test("a page whose script is gone says so, and opens where it is back", async ({ page }) => {
  await page.route("**/assets/find-password-page*.js*", (route) => route.fulfill({ status: 404 }), {
    times: 3,
  });
  await page.goto("/auth/login/email");
  await untilAppRuns(page);
  await page.getByRole("link", { name: TEXTS.ko.auth.email.forgot }).click();
  // The page was loaded again once, in case that a new build had replaced the script, which was then asked for once more.
  await expect(page.getByRole("heading", { level: 1, name: problem.outdatedTitle })).toBeVisible();
  await page.getByRole("button", { name: problem.reload }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: TEXTS.ko.authLink.findPassword.ready.title }),
  ).toBeVisible();
});

test("a page that keeps what is typed is loaded again by itself, and still has it", async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  const gone = async (route: Route) => {
    await typed.promise;
    await route.fulfill({ status: 404 });
  };
  // It is asked for twice: preloaded, and imported.
  await page.route("**/assets/stress-stage*.js", gone, { times: 2 });
  await page.goto("/schema/nickname");
  await untilAppRuns(page);
  const field = page.getByRole("textbox", { name: TEXTS.ko.wizard.nickname.label });
  await field.fill("Anna");
  const loadedAgain = page.waitForEvent("load");
  typed.resolve();
  await loadedAgain;
  await untilAppRuns(page);
  await expect(field).toHaveValue("Anna");
});

test("a script that does not arrive at a press is asked for once more, and what was typed stays", async ({
  page,
}) => {
  const visitor = new Visitor(page, "ko");
  const account = await newAccount();
  let requests = 0;
  await page.route("**/assets/reads-*.js*", async (route) => {
    requests += 1;
    if (requests === 1) await route.abort();
    else await route.continue();
  });
  await visitor.open("/auth/login?redirectUrl=%2Fhelp");
  await visitor.signIn(account);
  await expect(page).toHaveURL("/help");
  expect(requests).toBeGreaterThan(1);
});

test("a page whose script never comes says that it is on its way, then that it did not come", async ({
  page,
}) => {
  await page.route("**/assets/find-password-page*.js", () => {});
  await page.goto("/auth/login/email");
  await untilAppRuns(page);
  await page.getByRole("link", { name: TEXTS.ko.auth.email.forgot }).click();
  await expect(page.getByRole("status").filter({ hasText: TEXTS.ko.common.loading })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: problem.outdatedTitle })).toBeVisible({
    timeout: 12_000,
  });
});

test("HTML whose scripts do not come stays, and says so", async ({ page }) => {
  await page.route("**/assets/main-*.js", (route) => route.abort());
  await page.goto("/help");
  await expect(page.locator("html")).toHaveAttribute("data-app", "failed");
  const alert = page.getByRole("alert").filter({ hasText: "화면이 다 열리지 않았어요" });
  await expect(alert).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.ko.help.title })).toBeVisible();
  await page.unroute("**/assets/main-*.js");
  await alert.getByRole("button", { name: "다시 열기" }).click();
  await untilAppRuns(page);
  await expect(alert).toBeHidden();
});
