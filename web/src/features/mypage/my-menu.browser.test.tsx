import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient, QueryClientProvider } from "../../platform/data/query-client.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { MyMenu } from "./my-menu.tsx";

const LINKS = [
  ["My Mindle Journals", "/program/journal"],
  ["Purchase History", "/purchase/history"],
  ["Notification", "/notification/dashboard"],
  ["Mind check", "/program/schedule/mind-check"],
  ["Redeem code", "/purchase/coupon"],
] as const;

function show(uid: string | undefined) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <MyMenu uid={uid} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(["mypage"]);
});

afterEach(() => vi.unstubAllGlobals());

test("a user can open every page and sign out", async () => {
  await show("u1");
  for (const [name, href] of LINKS) {
    await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect.element(page.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Sign out everywhere" })).toBeVisible();
});

test("a visitor sees the first three disabled, and nothing else", async () => {
  await show(undefined);
  for (const [name] of LINKS.slice(0, 3)) {
    const entry = page.getByRole("link", { name, disabled: true });
    await expect.element(entry).toBeVisible();
    await expect.element(entry).not.toHaveAttribute("href");
  }
  for (const name of ["Mind check", "Redeem code"]) {
    await expect.element(page.getByRole("link", { name })).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("the iOS app offers no redeeming", async () => {
  vi.stubGlobal("webkit", { messageHandlers: { bridge: { postMessage: () => {} } } });
  await show("u1");
  await expect.element(page.getByRole("link", { name: "Mind check" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Redeem code" })).not.toBeInTheDocument();
});
