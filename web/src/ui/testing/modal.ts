import type {} from "@vitest/browser-playwright";
import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

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
