import { LINE, PRESS, RATE, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { worryEnvelopes } from "./definition.ts";
import { worryEnvelopesExamples } from "./examples.ts";
import { type WorryEnvelopesProps, worryEnvelopesProps } from "./props.ts";
import { HELPS, MOST_MOVES, OUTCOMES, type WorryEnvelopesValue } from "./value.ts";
import { topicsOf } from "./words.ts";

export const worryEnvelopesWidget: AnsweredWidget<WorryEnvelopesProps, WorryEnvelopesValue> = {
  props: worryEnvelopesProps,
  definition: worryEnvelopes,
  // One worry in a line, two numbers and the day; its sign is left out by most.
  seconds: () => THINK + LINE + 2 * RATE + 4 * PRESS,
  values: (props, draw, fc) => {
    const maybe = <Item>(item: ReturnType<typeof fc.constant<Item>>) => fc.option(item, { nil: null });
    const number = maybe(fc.integer({ min: -1, max: 101 }));
    const day = fc.constantFrom("2026-11-20", "2026-11-27");
    const envelope = fc.record({
      sealed: fc.record({
        topic: maybe(draw.either(draw.id(topicsOf(props)), fc.constant("gone"))),
        text: maybe(draw.text),
        sign: maybe(draw.text),
        sure: number,
        cope: number,
        on: maybe(day),
        dueOn: maybe(day),
      }),
      opened: fc.record({
        on: maybe(day),
        outcome: maybe(fc.constantFrom(...OUTCOMES)),
        met: number,
        helped: maybe(fc.constantFrom(...HELPS)),
      }),
      moved: fc.integer({ min: 0, max: MOST_MOVES }),
    });
    return fc.record({ envelopes: fc.array(envelope, { maxLength: props.kind === "whatif" ? 6 : 1 }) });
  },
  examples: worryEnvelopesExamples,
};
