import { afterEach, beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../locales/ko/mypage.ts";
import { moveNow } from "../../platform/browser/now.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { activeFlag, clearFlag, keep, raiseFlag, thisVisit } from "../../platform/safety/flag.ts";
import { SafetyNote } from "./safety-note.tsx";

const NOON = Date.UTC(2026, 10, 26, 3);

beforeAll(async () => {
  await startI18n("ko");
  await loadNamespaces(["mypage"]);
});

afterEach(() => {
  clearFlag();
  moveNow(0);
});

test("says what is kept, and until when", async () => {
  moveNow(NOON - Date.now());
  raiseFlag("danger");
  await render(<SafetyNote />);
  await expect.element(page.getByText(/^11월 26일에 도움 안내가 떴어요/)).toBeVisible();
  await expect.element(page.getByText(/^12월 2일까지는/)).toBeVisible();
});

test("is deleted by a press, which says so", async () => {
  raiseFlag("danger");
  await render(<SafetyNote />);
  await userEvent.click(page.getByRole("button", { name: texts.safety.delete }));
  await expect.element(page.getByText(texts.safety.deleted)).toHaveFocus();
  expect(activeFlag()).toBeNull();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("shows nothing where nothing is kept, or its days are over", async () => {
  keep({ flag: { kind: "danger", day: "2026-11-01" }, visit: thisVisit(), isAnswered: false });
  moveNow(NOON - Date.now());
  await render(<SafetyNote />);
  await expect.element(page.getByRole("heading")).not.toBeInTheDocument();
});
