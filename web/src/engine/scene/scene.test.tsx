import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleStep } from "../testing/example-step.ts";
import { Scene } from "./scene.tsx";

const SCENE = { start: "/assets/scene-desk-night-1.svg", end: "/assets/scene-desk-night-2.svg" };
const { about } = exampleStep({ one: { root: [] }, two: { root: [] }, three: { root: [] } });
const drawn = { ...about, scene: SCENE };

/** What a page of the step shows of its picture. */
function shown(viewNo: number, { of = drawn, hasCrisis = false } = {}): string {
  return renderToStaticMarkup(<Scene about={of} viewNo={viewNo} hasCrisis={hasCrisis} />);
}

test("the first page has the picture, the last one what changed, those between none", () => {
  expect(shown(1)).toContain(`src="${SCENE.start}"`);
  expect(shown(2)).toBe("");
  expect(shown(3)).toContain(`src="${SCENE.end}"`);
});

test("it is decoration that is loaded when its page is seen, in a room that is kept for it", () => {
  expect(shown(1)).toMatch(/alt="" width="390" height="240" loading="lazy"/);
  expect(shown(3)).toMatch(/width="390" height="120"/);
});

test("beside crisis words the picture is hidden, and its room stays", () => {
  expect(shown(3, { hasCrisis: true })).toContain('data-hidden="true"');
  expect(shown(3)).not.toContain("data-hidden");
});

test("a step without one shows none", () => {
  expect(renderToStaticMarkup(<Scene about={about} viewNo={1} hasCrisis={false} />)).toBe("");
});
