import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { goWithin } from "../support/go-within.ts";
import { untilStarted } from "../support/loaded.ts";
import { HASH, Shell } from "../support/purchase/shell.ts";
import { Visitor } from "../support/visitor.ts";

test("the shell hears that the app runs, of its pages and of a sign-in, and signs out", async ({ page }) => {
  const shell = new Shell(page);
  await shell.show();
  const visitor = new Visitor(page, "ko");
  const { my } = visitor.texts;
  await visitor.open("/help");
  await expect
    .poll(() => shell.received)
    .toEqual([
      { type: "boot/appCreated", data: {}, hash: HASH },
      {
        type: "webview/setCurrentURL",
        data: { routeName: "/help", path: "/help", search: "?lng=ko" },
        hash: HASH,
      },
    ]);
  await shell.send("boot/setOS", { os: "ios" });
  await expect(page.locator("html")).toHaveAttribute("data-os", "ios");

  const account = await newAccount();
  await signInAt(visitor, account, "/mypage");
  await expect.poll(() => shell.received).toContainEqual({ type: "auth/loggedIn", data: {}, hash: HASH });
  await goWithin(page, "/catalog/list");
  await expect
    .poll(() => shell.received)
    .toContainEqual({
      type: "webview/setCurrentURL",
      data: { routeName: "/catalog/list", path: "/catalog/list", search: "" },
      hash: HASH,
    });
  await goWithin(page, "/mypage");
  await expect(page.getByText(account.email)).toBeVisible();

  await shell.send("auth/signOut", {}, "another-hash-of-someone");
  await shell.send("boot/setOS", { os: "other" }, "another-hash-of-someone");
  await shell.send("boot/setOS", { os: "android" });
  await expect(page.locator("html")).toHaveAttribute("data-os", "android");
  await expect(page.getByText(account.email)).toBeVisible();
  await shell.send("auth/signOut", {});
  await expect(page.getByText(my.signedOut, { exact: true })).toBeVisible();
});

test("in a browser nothing of the bridge is loaded", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const visitor = new Visitor(page, "ko");
  await signInAt(visitor, await newAccount(), "/mypage");
  await untilStarted(page);
  expect(loaded.filter((url) => url.includes("connect-shell"))).toEqual([]);
  expect(loaded.some((url) => url.includes("mypage-page"))).toBe(true);
});
