import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectBackCloses, expectModal, expectNoSecondPress } from "../testing/modal.ts";
import { Opener } from "../testing/with-state.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const opener = page.getByRole("button", { name: "Delete my account" });
const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });
const cancel = dialog.getByRole("button", { name: "Cancel" });
const ok = dialog.getByRole("button", { name: "Delete" });

function Example({ loading = false, onOk }: { readonly loading?: boolean; readonly onOk?: () => void }) {
  return (
    <Opener label="Delete my account">
      {(open, close) => (
        <ConfirmDialog
          open={open}
          title="Are you sure?"
          message="Deleted accounts are lost forever."
          okLabel="Delete"
          cancelLabel="Cancel"
          loading={loading}
          onOk={() => onOk?.()}
          onCancel={close}
        />
      )}
    </Opener>
  );
}

test("keeps the focus inside, cancels with Escape and returns the focus", async () => {
  await render(<Example />);
  await expectModal(opener, dialog);
});

test("Cancel has the focus at first, so Enter does no harm", async () => {
  const onOk = vi.fn();
  await render(<Example onOk={onOk} />);
  await userEvent.click(opener);
  await expect.element(dialog).toHaveAccessibleDescription("Deleted accounts are lost forever.");
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onOk).not.toHaveBeenCalled();
});

test("its other button confirms", async () => {
  const onOk = vi.fn();
  await render(<Example onOk={onOk} />);
  await userEvent.click(opener);
  await userEvent.click(ok);
  expect(onOk).toHaveBeenCalledTimes(1);
});

test("while loading it can neither be confirmed again nor closed", async () => {
  const onOk = vi.fn();
  const { rerender } = await render(<Example onOk={onOk} />);
  await userEvent.click(opener);
  await rerender(<Example loading onOk={onOk} />);
  await expect.element(ok).toHaveAttribute("aria-busy", "true");
  await userEvent.click(ok, { force: true });
  await userEvent.click(cancel, { force: true });
  await userEvent.keyboard("{Escape}");
  expect(onOk).not.toHaveBeenCalled();
  await expect.element(dialog).toBeVisible();
});

test("it is at most 300 pixels wide", async () => {
  await render(<Example />);
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().getBoundingClientRect().width).toBe(300);
});

test("the second half of a double press that closes it does not press what was below it", async () => {
  await render(<Example />);
  await expectNoSecondPress(opener, dialog, cancel);
});

test("Android's way back closes it", async () => {
  await render(<Example />);
  await expectBackCloses(opener, dialog);
});
