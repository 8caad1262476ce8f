import i18next from "i18next";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LOAD_TIMEOUT_MS } from "../platform/browser/load-module.ts";
import { startI18n } from "../platform/i18n/i18n.ts";
import { Button } from "../ui/controls/button.tsx";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { type OverlayProps, useLazyOverlay } from "./use-lazy-overlay.ts";

const opener = page.getByRole("button", { name: "Open" });
const dialog = page.getByRole("dialog", { name: "Hello" });
const NAMESPACES = ["exit-popup"] as const;

function Hello({ open, onClose }: OverlayProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Hello" closeLabel="Close">
      <p>Hello</p>
    </Dialog>
  );
}

const module = { default: Hello };

function Example({ load }: { readonly load: () => Promise<typeof module> }) {
  const overlay = useLazyOverlay(load, NAMESPACES);
  return (
    <>
      <Button loading={overlay.isLoading} onClick={() => void overlay.open()}>
        Open
      </Button>
      {overlay.hasFailed && <p role="alert">Not available</p>}
      {overlay.Component !== undefined && <overlay.Component open={overlay.isOpen} onClose={overlay.close} />}
    </>
  );
}

beforeAll(() => startI18n("en"));

afterEach(() => {
  vi.restoreAllMocks();
});

test("it is loaded with its texts when it opens, and the focus returns to what opened it", async () => {
  const loading = Promise.withResolvers<typeof module>();
  const load = vi.fn(() => loading.promise);
  await render(<Example load={load} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(opener).toHaveAttribute("aria-busy", "true");
  loading.resolve(module);
  await expect.element(dialog).toBeVisible();
  expect(i18next.hasResourceBundle("en", "exit-popup")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("after a failure it can be opened again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.resolve(module)).mockRejectedValueOnce(new Error("offline"));
  await render(<Example load={load} />);
  await userEvent.click(opener);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not available");
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("what does not arrive in time is a failure, after which it can be opened again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const load = vi.fn(() => new Promise<typeof module>(() => {}));
  await render(<Example load={load} />);
  await opener.click();
  await expect.element(opener).toHaveAttribute("aria-busy", "true");
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  vi.useRealTimers();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not available");
  load.mockResolvedValueOnce(module);
  await opener.click();
  await expect.element(dialog).toBeVisible();
});
