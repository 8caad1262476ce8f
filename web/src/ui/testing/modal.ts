import type {} from "@vitest/browser-playwright";
import { expect, vi } from "vitest";
import { cdp, type Locator, userEvent } from "vitest/browser";

/** Enter on `opener` opens the modal, Tab stays inside, Escape closes it, and the focus returns to `opener`. */
export async function expectModal(opener: Locator, modal: Locator): Promise<void> {
  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(modal).toBeVisible();
  for (let stop = 0; stop < 5; stop += 1) {
    await expect.poll(() => modal.element().contains(document.activeElement)).toBe(true);
    await userEvent.tab();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(modal).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
}

/** A double press of `closing` closes the modal, and its second half does not press what was below; a press afterwards does. */
export async function expectNoSecondPress(opener: Locator, modal: Locator, closing: Locator): Promise<void> {
  const pressed = vi.fn();
  const below = document.createElement("button");
  below.style.cssText = "position: fixed; inset: 0";
  below.addEventListener("click", pressed);
  document.body.prepend(below);
  try {
    opener.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(modal).toBeVisible();
    await vi.waitFor(() => expect(modal.element().getAnimations({ subtree: true })).toEqual([]));
    const { x, y, width, height } = closing.element().getBoundingClientRect();
    const place = { x: x + width / 2, y: y + height / 2 };
    // In the page itself, at once: on a busy machine one over the wire comes later than any finger.
    const secondHalf = once(
      () => modal.query() === null,
      () => {
        const hit = document.elementFromPoint(place.x, place.y);
        hit?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
        return hit;
      },
    );
    for (const type of ["mousePressed", "mouseReleased"] as const)
      await cdp().send("Input.dispatchMouseEvent", { type, clickCount: 1, button: "left", ...place });
    expect(await secondHalf).toBe(below);
    expect(pressed).not.toHaveBeenCalled();
    await new Promise((elapsed) => setTimeout(elapsed, 600));
    await userEvent.click(below);
    expect(pressed).toHaveBeenCalledOnce();
  } finally {
    below.remove();
  }
}

/** Does something as soon as the document has changed so that a condition holds. Resolves with its result. */
function once<Result>(holds: () => boolean, act: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!holds()) return;
      observer.disconnect();
      resolve(act());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Android's way back closes the modal that `opener` opens. */
export async function expectBackCloses(opener: Locator, modal: Locator): Promise<void> {
  const watchers: CloseWatcher[] = [];
  class Watched extends CloseWatcher {
    constructor() {
      super();
      watchers.push(this);
    }
  }
  const userAgent = vi
    .spyOn(navigator, "userAgent", "get")
    .mockReturnValue("Mozilla/5.0 (Linux; Android 16)");
  vi.stubGlobal("CloseWatcher", Watched);
  try {
    await userEvent.click(opener);
    await expect.element(modal).toBeVisible();
    watchers.at(-1)?.requestClose();
    await expect.element(modal).not.toBeInTheDocument();
  } finally {
    vi.unstubAllGlobals();
    userAgent.mockRestore();
  }
}
