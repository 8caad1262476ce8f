import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../locales/ko/help-card.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { activeFlag, clearFlag, raiseFlag } from "../../platform/safety/flag.ts";
import HowIsItNow from "./how-is-it-now.tsx";

const onClose = vi.fn();

beforeAll(async () => {
  await startI18n("ko");
  await loadNamespaces(["help-card"]);
});

afterEach(() => {
  onClose.mockClear();
  clearFlag();
});

async function ask() {
  raiseFlag("violence");
  await render(
    <MemoryRouter>
      <HowIsItNow open onClose={onClose} />
    </MemoryRouter>,
  );
}

test.each(["still", "better", "else"] as const)("%s has a reply of its own", async (answer) => {
  await ask();
  await expect.element(page.getByRole("dialog", { name: texts.now.title })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: texts.now.answers[answer] }));
  const reply = page.getByRole("dialog", { name: texts.now.replies[answer].title });
  await expect.element(reply.getByText(texts.now.replies[answer].text)).toBeVisible();
  expect(reply.getByRole("link", { name: /여성긴급전화/ }).elements()).toHaveLength(
    answer === "still" ? 1 : 0,
  );
  expect(activeFlag() === null).toBe(answer === "else");
  await userEvent.click(reply.getByRole("button", { name: texts.now.close }).last());
  expect(onClose).toHaveBeenCalledOnce();
});

test("nothing is answered for those who close it", async () => {
  await ask();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(activeFlag()).not.toBeNull();
});
