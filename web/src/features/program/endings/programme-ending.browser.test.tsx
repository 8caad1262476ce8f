import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../../locales/ko/program-endings.ts";
import { loadNamespaces, startI18n } from "../../../platform/i18n/i18n.ts";
import { setReducedMotion } from "../../../ui/testing/reduced-motion.ts";
import { ENDING_TEXTS } from "./load-ending.ts";
import { ProgrammeEnding } from "./programme-ending.tsx";

const LETTER = ["리기야, 기억하지?", "덜 된 채로도 나는 나야."];
const SEEDS = ["첫째", "둘째", "셋째"].map((title, at) => ({
  stepId: `d1-s${at + 1}`,
  title,
  words: `${title} 걸음에서 남긴 말`,
}));

beforeAll(async () => {
  await startI18n("ko");
  await loadNamespaces(ENDING_TEXTS);
});

async function show() {
  const onClose = vi.fn<() => void>();
  const letter = LETTER.map((text) => ({ text, read: () => "" }));
  await render(
    <MemoryRouter>
      <ProgrammeEnding character="Riggy" isLight farewell={{ letter, seeds: SEEDS }} onClose={onClose} />
    </MemoryRouter>,
  );
  return onClose;
}

const ending = () => page.getByRole("dialog", { name: texts.programme.title });
const stage = () => ending().element().getAttribute("data-stage");
const moving = () => ending().element().getAnimations({ subtree: true }).length;
const flying = () => page.getByRole("radiogroup").element().getAnimations({ subtree: true }).length;
const seed = (at: number) => page.getByRole("radio", { name: SEEDS[at]?.title ?? "" });

test("without motion the letter, the seeds and the way home are there at once", async () => {
  await setReducedMotion("reduce");
  const onClose = await show();
  expect(moving()).toBe(0);
  for (const line of LETTER) await expect.element(ending().getByText(line)).toBeVisible();
  await expect.element(page.getByRole("radio")).toHaveLength(SEEDS.length);
  await expect
    .element(page.getByRole("link", { name: texts.programme.home }))
    .toHaveAttribute("href", "/home");
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalled();
});

test("a seed that is touched, or has the focus, shows its sentence", async () => {
  await setReducedMotion("reduce");
  await show();
  const said = page.getByRole("status");
  await expect.element(said).toHaveTextContent(texts.programme.hint);
  await userEvent.keyboard("{Tab}");
  await expect.element(said).toHaveTextContent(SEEDS[0]?.words ?? "");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(said).toHaveTextContent(SEEDS[1]?.words ?? "");
  await seed(2).click();
  await expect.element(said).toHaveTextContent(SEEDS[2]?.words ?? "");
});

test("a tap shows all of the letter, the next one the seeds where they stay", async () => {
  await setReducedMotion("no-preference");
  await show();
  expect(stage()).toBe("letter");
  await userEvent.click(ending().getByText(texts.programme.title));
  expect(stage()).toBe("seeds");
  expect(flying()).toBeGreaterThanOrEqual(SEEDS.length);
  // One that is caught leaves the others in the air.
  document.querySelector<HTMLInputElement>("input[type=radio]")?.click();
  expect(stage()).toBe("seeds");
  await userEvent.click(ending().getByText(texts.programme.title));
  expect(stage()).toBe("still");
  await expect.poll(flying).toBe(0);
});

test("a key does the same, and it ends by itself", async () => {
  await setReducedMotion("no-preference");
  await show();
  await userEvent.keyboard("{Shift}");
  expect(stage()).toBe("seeds");
  await expect.poll(stage, { timeout: 5000 }).toBe("still");
});
