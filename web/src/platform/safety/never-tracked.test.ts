import { HARMS } from "@mindle/domain/api/safety";
import { HELP_KINDS } from "@mindle/domain/safety/help-kind";
import { HOW_IT_IS_NOW } from "@mindle/domain/safety/safety-flag";
import { trackingEvent } from "@mindle/domain/tracking/event";
import { expect, test } from "vitest";
import * as z from "zod/mini";

test("no tracked event can carry anything of a help card, of the flag or of its answers", () => {
  const words = new Set(
    JSON.stringify(z.toJSONSchema(trackingEvent, { unrepresentable: "any" })).match(/[a-z]+/gi),
  );
  expect(words).toContain("exit");
  for (const word of [...HELP_KINDS, ...HARMS, ...HOW_IT_IS_NOW, "safety", "crisis", "flag", "harm"]) {
    expect(words).not.toContain(word);
  }
});
