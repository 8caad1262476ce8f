import { STEP_ICONS } from "@mindle/domain/catalogue/step-icons";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StepIcon } from "./step-icon.tsx";

function drawn(name: string): string {
  return renderToStaticMarkup(<StepIcon name={name} />);
}

test("every known icon is drawn differently, and none like an unknown one", () => {
  const all = [...STEP_ICONS, "of tomorrow"].map(drawn);
  expect(new Set(all).size).toBe(all.length);
});

test.each(["of tomorrow", "", "toString"])("the unknown key %j gets the common icon", (name) => {
  expect(drawn(name)).toBe(drawn("unknown"));
});

test("it is decoration in the colour of its text", () => {
  expect(drawn("video")).toContain('aria-hidden="true"');
  expect(drawn("video")).toContain('stroke="currentColor"');
});
