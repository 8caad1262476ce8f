import { PRESS, RATE, THINK, WORD } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { twoReadings, wordsOf } from "./definition.ts";
import { twoReadingsExamples } from "./examples.ts";
import { type TwoReadingsProps, twoReadingsProps } from "./props.ts";
import type { TwoReadingsValue } from "./value.ts";

export const twoReadingsWidget: AnsweredWidget<TwoReadingsProps, TwoReadingsValue> = {
  props: twoReadingsProps,
  definition: twoReadings,
  // A degree; a line, what to do meanwhile, then a second degree and what becomes of the line.
  seconds: ({ kind }) => RATE + PRESS + (kind === "ask" ? 0 : THINK + WORD + RATE + 3 * PRESS),
  values: (props, draw, fc) => {
    const maybe = <Item>(item: ReturnType<typeof fc.constant<Item>>) => fc.option(item, { nil: null });
    const deg = maybe(draw.either(fc.integer({ min: 0, max: 100 }), fc.constantFrom(-1, 101)));
    const time = maybe(fc.constantFrom("2026-11-20T11:00:00.000Z", "2026-11-20T11:25:00.000Z"));
    const word = maybe(fc.constantFrom("gone", ...wordsOf(props).map(({ id }) => id)));
    const reading = fc.record({
      first: fc.record({
        deg,
        word,
        line: maybe(draw.text),
        cool: maybe(draw.id(props.cools ?? {})),
        hurting: fc.boolean(),
        at: time,
        dueAt: time,
      }),
      second: fc.record({
        deg,
        word,
        at: time,
        choice: maybe(fc.constantFrom("drop" as const, "rewrite" as const, "keep" as const)),
        ask: maybe(draw.text),
      }),
    });
    return fc.tuple(reading, fc.array(reading, { maxLength: 2 })).map(([now, past]) => ({ ...now, past }));
  },
  examples: twoReadingsExamples,
};
