import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sentResponse } from "../../platform/account/sent-response.ts";
import { storedClaimSecret } from "../../platform/api/operation-headers.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { clearUserData, personalJson } from "../../platform/storage/clear-user-data.ts";
import { LeaveWebView } from "./leave-web-view.tsx";

const SECRET = "c".repeat(24);
const RESULT = "/schema/result?responseId=r1";
const LOGIN = `/auth/login?redirectUrl=${encodeURIComponent(RESULT)}`;
const before = location.href;

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(["auth"]);
});

afterEach(() => {
  history.replaceState(null, "", before);
  clearUserData();
  vi.restoreAllMocks();
});

function afterTest() {
  history.replaceState(null, "", LOGIN);
  storedClaimSecret(personalJson).write(SECRET);
  sentResponse.write({ responseId: "r1", destination: RESULT });
}

test("KakaoTalk has a link to a browser, which takes the result along", async () => {
  afterTest();
  await render(<LeaveWebView webView="kakaotalk" />);
  const link = page.getByRole("link", { name: "Open in the browser" }).element().getAttribute("href") ?? "";
  const address = new URL(link).searchParams.get("url");
  expect(address).toBe(`${location.origin}${LOGIN}&claim=${SECRET}`);
  expect(location.href).not.toContain(SECRET);
});

test("elsewhere the app's menu opens the page with the result, and the link can be copied", async () => {
  afterTest();
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await render(<LeaveWebView webView="other" />);
  const address = `${location.origin}${LOGIN}&claim=${SECRET}`;
  await expect.element(page.getByText(/menu at the top or bottom/)).toBeVisible();
  await expect.element(page.getByText(/don’t send it to anyone/)).toBeVisible();
  expect(location.href).toBe(address);
  await page.getByRole("button", { name: "Copy the link" }).click();
  expect(written).toHaveBeenCalledWith(address);
});

test("without a result nothing is taken along, and nothing is warned of", async () => {
  history.replaceState(null, "", "/auth/login");
  storedClaimSecret(personalJson).write(SECRET);
  await render(<LeaveWebView webView="other" />);
  await expect.element(page.getByRole("button", { name: "Copy the link" })).toBeVisible();
  expect(page.getByText(/don’t send it to anyone/).query()).toBeNull();
  expect(location.href).toBe(`${location.origin}/auth/login`);
});

test("our own app says that Google does not work there", async () => {
  await render(<LeaveWebView webView="shell" />);
  await expect.element(page.getByText(/Google sign-in doesn’t work in this app/)).toBeVisible();
  expect(page.getByRole("link").query()).toBeNull();
  expect(page.getByRole("button").query()).toBeNull();
});
