import { slidesProps } from "@mindle/domain/widgets/slides/props";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkedContent } from "./compile.ts";

const { pages } = await checkedContent();

const slides = [...pages.activities].flatMap(([activityId, { mainViews }]) =>
  (mainViews["main"]?.root ?? [])
    .filter(({ type }) => type === "slides")
    .flatMap(({ props }) => z.parse(slidesProps, props).slides.map((slide) => ({ activityId, slide }))),
);

test("every slide of the programmes has a picture", () => {
  expect(slides.length).toBeGreaterThan(10);
  expect(slides.filter(({ slide }) => slide.picture === undefined)).toEqual([]);
});
