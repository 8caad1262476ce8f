import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient, QueryClientProvider } from "../../platform/data/query-client.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { PageExistsContext } from "../../shell/route.ts";
import { MyMenu } from "./my-menu.tsx";

const LINKS = [
  ["My Mindle Journals", "/program/journal"],
  ["Purchase History", "/purchase/history"],
  ["Notification", "/notification/dashboard"],
  ["Mind check", "/program/schedule/mind-check"],
  ["Redeem code", "/purchase/coupon"],
] as const;

function show(uid: string | undefined, pageExists: (pathname: string) => boolean) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <PageExistsContext value={pageExists}>
        <MemoryRouter>
          <MyMenu uid={uid} />
        </MemoryRouter>
      </PageExistsContext>
    </QueryClientProvider>,
  );
}

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(["mypage"]);
});

afterEach(() => vi.unstubAllGlobals());

test("a user can open every page and sign out", async () => {
  await show("u1", () => true);
  for (const [name, href] of LINKS) {
    await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect.element(page.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Sign out everywhere" })).toBeVisible();
});

test("a visitor sees the first three disabled, and nothing else", async () => {
  await show(undefined, () => true);
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

test("an entry whose page does not exist is left out", async () => {
  await show("u1", (path) => path === "/purchase/history");
  await expect.element(page.getByRole("link", { name: "Purchase History" })).toBeVisible();
  await expect.element(page.getByRole("listitem").nth(2)).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(1);
});

test("the iOS app offers no redeeming", async () => {
  vi.stubGlobal("webkit", { messageHandlers: { bridge: { postMessage: () => {} } } });
  await show("u1", () => true);
  await expect.element(page.getByRole("link", { name: "Mind check" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Redeem code" })).not.toBeInTheDocument();
});

test("a visitor without any entry sees no menu", async () => {
  await show(undefined, () => false);
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
});
