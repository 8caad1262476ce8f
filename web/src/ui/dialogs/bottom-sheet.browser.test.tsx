import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../controls/button.tsx";
import { expectModal, expectNoSecondPress } from "../testing/modal.ts";
import { Opener } from "../testing/with-state.tsx";
import { BottomSheet } from "./bottom-sheet.tsx";

const opener = page.getByRole("button", { name: "Open" });
const sheet = page.getByRole("dialog", { name: "Unlock to continue" });

function Example() {
  return (
    <Opener label="Open">
      {(open, close) => (
        <BottomSheet open={open} onClose={close} title="Unlock to continue" closeLabel="Close">
          <p>Three months of every session.</p>
          <Button>Unlock now</Button>
          <Button onClick={close}>Later</Button>
        </BottomSheet>
      )}
    </Opener>
  );
}

test("keeps the focus inside, closes with Escape and returns the focus", async () => {
  await render(<Example />);
  await expectModal(opener, sheet);
});

test("its handle and a press outside close it", async () => {
  await render(<Example />);
  await userEvent.click(opener);
  await userEvent.click(sheet.getByRole("button", { name: "Close" }));
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.click(opener);
  await expect.element(sheet).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 20, y: 20 } });
  await expect.element(sheet).not.toBeInTheDocument();
});

test("a swipe down closes it", async () => {
  await render(<Example />);
  await userEvent.click(opener);
  await expect.poll(() => sheet.element().getBoundingClientRect().bottom).toBe(window.innerHeight);
  const box = sheet.element().getBoundingClientRect();
  const start = { x: box.x + box.width / 2, y: box.y + 60 };
  const touch = (type: "touchStart" | "touchMove", y: number) =>
    cdp().send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: start.x, y }] });
  await touch("touchStart", start.y);
  for (let down = 10; down <= box.height * 0.8; down += 20) await touch("touchMove", start.y + down);
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.element(sheet).not.toBeInTheDocument();
});

test("a double press opens it, and its second half does not close it", async () => {
  await render(<Example />);
  await userEvent.dblClick(opener);
  await expect.element(sheet).toBeVisible();
  await new Promise((elapsed) => setTimeout(elapsed, 600));
  await expect.element(sheet).toBeVisible();
});

test("the second half of a double press that closes it does not press what was below it", async () => {
  await render(<Example />);
  await expectNoSecondPress(opener, sheet, sheet.getByRole("button", { name: "Later" }));
});
