import { LINE, PRESS, RATE, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { helloCard } from "./definition.ts";
import { helloCardExamples } from "./examples.ts";
import { type HelloCardProps, helloCardProps } from "./props.ts";
import { GUESSES, type HelloCardValue, MEANWHILES, MOST_MOVES, OUTCOMES, TONES, WAITS } from "./value.ts";

export const helloCardWidget: AnsweredWidget<HelloCardProps, HelloCardValue> = {
  props: helloCardProps,
  definition: helloCard,
  // Who, the words, which are mostly chosen and then changed, and how it will be met; of a message also what is guessed.
  seconds: ({ kind }) =>
    THINK +
    2 * PRESS +
    (kind === "near" ? PRESS : LINE / 2) +
    RATE +
    (kind === "hello" ? 3 * PRESS : 0) +
    PRESS,
  values: (props, draw, fc) => {
    const maybe = <Item>(item: ReturnType<typeof fc.constant<Item>>) => fc.option(item, { nil: null });
    const degree = maybe(draw.either(fc.integer({ min: 0, max: 10 }), fc.constantFrom(-1, 11)));
    const day = fc.constantFrom("2026-11-27", "2026-11-30");
    const card = fc.record({
      role: maybe(draw.id(props.roles)),
      tone: maybe(fc.constantFrom(...TONES)),
      text: maybe(draw.text),
      expect: degree,
      guess: maybe(fc.constantFrom(...GUESSES)),
      meanwhile: maybe(fc.constantFrom(...MEANWHILES)),
      wait: maybe(fc.constantFrom(...WAITS)),
      near: fc.boolean(),
      away: fc.boolean(),
      sent: maybe(fc.record({ on: day, dueOn: day })),
      back: maybe(fc.record({ on: day, came: fc.constantFrom(...OUTCOMES), met: degree })),
      moved: fc.integer({ min: 0, max: MOST_MOVES }),
    });
    return fc.record({ cards: fc.array(card, { maxLength: 3 }) });
  },
  examples: helloCardExamples,
};
