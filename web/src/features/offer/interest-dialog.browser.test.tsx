import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import common from "../../locales/en/common.ts";
import texts from "../../locales/en/offer.ts";
import {
  createQueryClient,
  observeConnection,
  QueryClientProvider,
} from "../../platform/data/query-client.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import InterestDialog from "./interest-dialog.tsx";

const EMAIL = "sol@example.com";
/** The network between the dialog and the server. */
const network = vi.fn<typeof fetch>();
const sent = () => Response.json({ success: true, data: null });
const address = page.getByRole("textbox", { name: texts.dialog.email });
const send = page.getByRole("button", { name: texts.dialog.send });

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(["offer"]);
});

beforeEach(() => {
  vi.stubGlobal("fetch", network);
  vi.spyOn(console, "warn").mockReturnValue();
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    observeConnection();
  };
});

/** The dialog with everything filled in and sent; resolves to its listener. */
async function filledIn() {
  const onSent = vi.fn();
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <InterestDialog slug="jumpy-complete" kind="voucher" open onClose={() => {}} onSent={onSent} />
    </QueryClientProvider>,
  );
  await address.fill(EMAIL);
  await userEvent.click(page.getByRole("checkbox", { name: texts.dialog.consent }));
  await send.click();
  return onSent;
}

test("without a connection it says so, keeps what is typed and can be sent again", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  observeConnection();
  network.mockRejectedValueOnce(new TypeError("no connection"));
  const onSent = await filledIn();
  await expect.element(page.getByText(texts.notSent)).toBeVisible();
  await expect.element(send).not.toHaveAttribute("aria-busy");
  await expect.element(address).toHaveValue(EMAIL);
  expect(onSent.mock.calls).toEqual([[false]]);

  network.mockResolvedValueOnce(sent());
  await send.click();
  await vi.waitFor(() => expect(onSent.mock.calls).toEqual([[false], [true]]));
});

test("on a slow connection it says so while it waits", async () => {
  const answer = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(answer.promise);
  const onSent = await filledIn();
  await expect.element(send).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByText(common.slow), { timeout: 8_000 }).toBeVisible();
  answer.resolve(sent());
  await vi.waitFor(() => expect(onSent.mock.calls).toEqual([[true]]));
  await expect.element(page.getByText(common.slow)).not.toBeInTheDocument();
});
