import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectBackCloses, expectModal, expectNoSecondPress } from "../testing/modal.ts";
import { Opener } from "../testing/with-state.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

const opener = page.getByRole("button", { name: "Open" });
const alert = page.getByRole("alertdialog");

function Example({ title }: { readonly title?: string }) {
  return (
    <Opener label="Open">
      {(open, close) => (
        <AlertDialog
          open={open}
          {...(title !== undefined && { title })}
          message="This coupon has been used."
          okLabel="OK"
          onClose={close}
        />
      )}
    </Opener>
  );
}

test("keeps the focus inside, closes with Escape and returns the focus", async () => {
  await render(<Example />);
  await expectModal(opener, alert);
});

test("its button has the focus at first and closes it", async () => {
  await render(<Example />);
  await userEvent.click(opener);
  const ok = alert.getByRole("button", { name: "OK" });
  await expect.element(ok).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).not.toBeInTheDocument();
});

test("the message names it, or describes it when there is a title", async () => {
  const { rerender } = await render(<Example />);
  await userEvent.click(opener);
  await expect.element(alert).toHaveAccessibleName("This coupon has been used.");
  await rerender(<Example title="Not possible" />);
  await expect.element(alert).toHaveAccessibleName("Not possible");
  await expect.element(alert).toHaveAccessibleDescription("This coupon has been used.");
});

test("the second half of a double press that closes it does not press what was below it", async () => {
  await render(<Example />);
  await expectNoSecondPress(opener, alert, alert.getByRole("button", { name: "OK" }));
});

test("Android's way back closes it", async () => {
  await render(<Example />);
  await expectBackCloses(opener, alert);
});
