import { FOODS, type FoodStep } from "@mindle/domain/programme/food";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FoodIcon } from "./food-icon.tsx";

const STEPS: readonly FoodStep[] = [0, 1, 2, 3, 4];

test.each(FOODS)("%s has five small drawings, each its own", (food) => {
  const drawn = STEPS.map((step) => renderToStaticMarkup(<FoodIcon food={food} step={step} size={40} />));
  expect(new Set(drawn).size).toBe(STEPS.length);
  for (const markup of drawn) {
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(4096);
    expect(markup).not.toMatch(/NaN|undefined|filter|currentColor|\bid=/);
    expect(markup).toContain('aria-hidden="true"');
  }
});
