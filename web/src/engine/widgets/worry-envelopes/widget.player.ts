import { seoulDay } from "@mindle/domain/time";
import { dayAfter } from "@mindle/domain/widgets/shared/day";
import type { WorryEnvelopesProps } from "@mindle/domain/widgets/worry-envelopes/props";
import { NO_ENVELOPE } from "@mindle/domain/widgets/worry-envelopes/value";
import { topicsOf } from "@mindle/domain/widgets/worry-envelopes/words";
import { choose, firstOf, player, type Touch } from "../../testing/player.ts";
import { TEXTS } from "./texts.ts";

// A topic alone is sealed, for the day that is offered.
export default player<WorryEnvelopesProps>(async ({ slot, props, language }) => {
  const texts = TEXTS[language];
  const [topic] = firstOf(topicsOf(props), language, 1);
  if (topic === undefined) throw new Error("expected a topic to choose");
  await choose(slot.getByRole("radio", { name: topic[1], exact: true }));
  await slot.getByRole("button", { name: texts.on, exact: true }).click();
  await slot.getByRole("button", { name: texts.seal, exact: true }).click();
  const on = seoulDay(Date.now());
  const dueOn = dayAfter(on, props.days);
  return {
    envelopes: [{ ...NO_ENVELOPE, sealed: { ...NO_ENVELOPE.sealed, topic: topic[0], on, dueOn } }],
  };
});

export const touch: Touch = async (finger) => {
  await finger.chooseAll();
  // Going on, then sealing.
  await finger.tap("button");
  await finger.tap("button");
};
