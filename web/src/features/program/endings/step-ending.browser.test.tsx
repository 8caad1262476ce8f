import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { setReducedMotion } from "../../../ui/testing/reduced-motion.ts";
import { StepEnding } from "./step-ending.tsx";

const WORDS = "오늘은 여기까지만 하자";
const stage = () => document.querySelector<HTMLElement>("[data-ending]");

async function show() {
  const onEnd = vi.fn<() => void>();
  await render(<StepEnding isOwn={false} character="Riggy" words={WORDS} sessions={[]} onEnd={onEnd} />);
  return onEnd;
}

test("shows the kept sentence, and is a picture alone for screen readers", async () => {
  await show();
  expect(stage()?.textContent).toContain(WORDS);
  expect(stage()?.getAttribute("aria-hidden")).toBe("true");
  expect(stage()?.querySelector("button, a, [tabindex]")).toBeNull();
});

test.each([
  ["a key", () => userEvent.keyboard("{Shift}")],
  ["a tap", () => userEvent.click(document.body)],
])("%s ends it", async (_, act) => {
  const onEnd = await show();
  await act();
  expect(onEnd).toHaveBeenCalled();
});

test.each(["reduce", "no-preference"] as const)("with motion: %s it ends by itself", async (motion) => {
  await setReducedMotion(motion);
  const onEnd = await show();
  expect(stage()?.getAnimations({ subtree: true }).length === 0).toBe(motion === "reduce");
  await expect.poll(() => onEnd.mock.calls.length, { timeout: 5000 }).toBe(1);
});
