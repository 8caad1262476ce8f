import type { SlowAnswerProps } from "@mindle/domain/widgets/slow-answer/props";
import { expect } from "@playwright/test";
import { choose, firstOf, player } from "../../testing/player.ts";

// Only the request is asked for; in a refusal that is trimmed, one piece is taken out.
export default player<SlowAnswerProps>(async ({ slot, props, language }) => {
  if (props.kind === "trim") {
    await slot.locator("[data-piece]").first().click();
    return expect.objectContaining({ answer: expect.objectContaining({ choice: "no" }) });
  }
  const [what] = firstOf(props.requests ?? {}, language, 1);
  if (what === undefined) throw new Error("expected a request to choose");
  await choose(slot.getByRole("radio", { name: what[1], exact: true }));
  return expect.objectContaining({ held: expect.objectContaining({ what: what[0] }) });
});
