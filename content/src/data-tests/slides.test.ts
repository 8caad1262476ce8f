import { slidesProps } from "@mindle/domain/widgets/slides/widget";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkedContent } from "../compile.ts";

const { pages } = await checkedContent();

const strips = [...pages.activities].flatMap(([activityId, { mainViews }]) =>
  (mainViews["main"]?.root ?? [])
    .filter(({ type }) => type === "slides")
    .map(({ props }) => ({ activityId, slides: z.parse(slidesProps, props).slides })),
);

/** What is only imagined, often with closed eyes, has words alone. */
test("slides that follow one another all have a picture, or none has", () => {
  const drawn = strips.map(({ activityId, slides }) => ({
    activityId,
    pictures: slides.filter(({ picture }) => picture !== undefined).length,
    slides: slides.length,
  }));
  expect(drawn.filter(({ pictures, slides }) => pictures > 0 && pictures < slides)).toEqual([]);
  expect(drawn.filter(({ pictures, slides }) => pictures === slides).length).toBeGreaterThanOrEqual(4);
});
