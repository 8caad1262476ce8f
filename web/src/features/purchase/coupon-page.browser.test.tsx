import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../locales/en/purchase.ts";
import { createQueryClient, QueryClientProvider } from "../../platform/data/query-client.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import CouponPage from "./coupon-page.tsx";

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(["purchase"]);
});

afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <CouponPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test("a browser asks for the code", async () => {
  await show();
  await expect.element(page.getByRole("textbox", { name: texts.coupon.code })).toBeVisible();
});

test("the iOS app says that vouchers cannot be redeemed there, and leads back", async () => {
  vi.stubGlobal("webkit", { messageHandlers: { bridge: { postMessage: () => {} } } });
  await show();
  await expect.element(page.getByRole("heading", { level: 1, name: texts.coupon.inApp.title })).toBeVisible();
  await expect.element(page.getByRole("link", { name: texts.coupon.inApp.back })).toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
});
