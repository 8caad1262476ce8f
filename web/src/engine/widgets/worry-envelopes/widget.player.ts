import type { WorryEnvelopesProps } from "@mindle/domain/widgets/worry-envelopes/props";
import { topicsOf } from "@mindle/domain/widgets/worry-envelopes/words";
import { expect } from "@playwright/test";
import { choose, firstOf, player } from "../../testing/player.ts";
import { TEXTS } from "./texts.ts";

// A topic alone is sealed, for the day that is offered.
export default player<WorryEnvelopesProps>(async ({ slot, props, language }) => {
  const texts = TEXTS[language];
  const [topic] = firstOf(topicsOf(props), language, 1);
  if (topic === undefined) throw new Error("expected a topic to choose");
  await choose(slot.getByRole("radio", { name: topic[1], exact: true }));
  await slot.getByRole("button", { name: texts.on, exact: true }).click();
  await slot.getByRole("button", { name: texts.seal, exact: true }).click();
  const sealed = expect.objectContaining({ topic: topic[0] });
  return { envelopes: [expect.objectContaining({ sealed })] };
});
