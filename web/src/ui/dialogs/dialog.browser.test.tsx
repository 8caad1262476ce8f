import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectBackCloses, expectModal, expectNoSecondPress } from "../testing/modal.ts";
import { Opener } from "../testing/with-state.tsx";
import { Dialog } from "./dialog.tsx";

const opener = page.getByRole("button", { name: "Open" });
const dialog = page.getByRole("dialog", { name: "Save my place" });

function Example() {
  return (
    <Opener label="Open">
      {(open, close) => (
        <Dialog open={open} onClose={close} title="Save my place" closeLabel="Close">
          <input aria-label="E-mail" />
        </Dialog>
      )}
    </Opener>
  );
}

test("keeps the focus inside, closes with Escape and returns the focus", async () => {
  await render(<Example />);
  await expectModal(opener, dialog);
});

test("the dialog itself has the focus at first, so Enter does not close it", async () => {
  await render(<Example />);
  await userEvent.click(opener);
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
});

test("its close button and a press outside close it", async () => {
  await render(<Example />);
  await userEvent.click(opener);
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 20, y: 20 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

test.for([
  [360, 297],
  [1366, 520],
] as const)("on a screen of %d pixels it is %d wide", async ([screen, width]) => {
  await page.viewport(screen, 800);
  await render(<Example />);
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().getBoundingClientRect().width).toBe(width);
});

test("the second half of a double press that closes it does not press what was below it", async () => {
  await render(<Example />);
  await expectNoSecondPress(opener, dialog, dialog.getByRole("button", { name: "Close" }));
});

test("Android's way back closes it", async () => {
  await render(<Example />);
  await expectBackCloses(opener, dialog);
});
