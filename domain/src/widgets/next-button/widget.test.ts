import { expect, test } from "vitest";
import * as z from "zod/mini";
import { nextButtonProps } from "./widget.ts";

test("says next unless the author says something else", () => {
  expect(z.parse(nextButtonProps, {})).toEqual({ label: { ko: "다음", en: "Next" } });
});
