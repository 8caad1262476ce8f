import { type ProgressBarProps, progressBarWidget } from "@mindle/domain/widgets/progress-bar/widget";
import type { WidgetExamples } from "@mindle/domain/widgets/widget";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const label = { ko: "되찾은 시간", en: "Hours won back" };
const unit = { ko: "시간", en: "hours" };

const worked: WidgetExamples<ProgressBarProps> = {
  props: {
    missing: { label, value: undefined, max: 100 },
    noMost: { label, value: 3, max: undefined },
    over: { label, value: 9, max: 6 },
    fraction: { label, value: 1 / 3, max: 5, unit },
    third: { label, value: 1, max: 3 },
  },
  valid: [],
  invalid: [],
};

async function shown(
  examples: WidgetExamples<ProgressBarProps>,
  props: string,
  language: "ko" | "en" = "en",
) {
  const { container } = await render(
    <ExamplePage widget={widget} examples={examples} props={props} language={language} />,
  );
  return container;
}

test("counts small wholes in beads, anything else in percent", async () => {
  const counted = await shown(progressBarWidget.examples, "counted", "ko");
  expect(counted.textContent).toBe("이번 주에 알아차린 날7일 중 3일");
  expect(counted.querySelectorAll("[data-filled]")).toHaveLength(3);
  expect((await shown(progressBarWidget.examples, "counted")).textContent).toContain("3 of 7 days");
  expect((await shown(progressBarWidget.examples, "usual")).textContent).toContain("62%");
  const fraction = await shown(worked, "fraction");
  expect(fraction.textContent).toContain("0.3 of 5 hours");
  expect(fraction.querySelectorAll("[data-filled]")).toHaveLength(0);
  expect((await shown(worked, "third")).textContent).toContain("33%");
});

test("draws nothing where a number is missing, and not more than all", async () => {
  expect((await shown(worked, "missing")).childElementCount).toBe(0);
  expect((await shown(worked, "noMost")).childElementCount).toBe(0);
  expect((await shown(worked, "over")).textContent).toContain("100%");
});
