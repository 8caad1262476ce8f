import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../locales/ko/help-card.ts";
import { loadNamespaces, startI18n } from "../platform/i18n/i18n.ts";
import HelpCard from "./help-card.tsx";

vi.mock("../platform/safety/helplines.ts", () => ({ useHelplines: () => [] }));

beforeAll(async () => {
  await startI18n("ko");
  await loadNamespaces(["help-card"]);
});

test.each([
  ["words", texts.saved.words],
  ["answers", texts.saved.answers],
  [undefined, texts.unread],
] as const)("what is saved is said, and no more: %s", async (saved, said) => {
  await render(
    <MemoryRouter>
      <HelpCard open kind="danger" saved={saved} onContinue={() => {}} />
    </MemoryRouter>,
  );
  const card = page.getByRole("dialog", { name: texts.kinds.danger.title });
  await expect.element(card.getByText(said, { exact: true })).toBeVisible();
});
