import { PRESS, RATE, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { requestsOf, slowAnswer } from "./definition.ts";
import { slowAnswerExamples } from "./examples.ts";
import { PIECES } from "./line.ts";
import { type SlowAnswerProps, slowAnswerProps } from "./props.ts";
import { MOST_MOVES, type SlowAnswerValue } from "./value.ts";

export const slowAnswerWidget: AnsweredWidget<SlowAnswerProps, SlowAnswerValue> = {
  props: slowAnswerProps,
  definition: slowAnswer,
  // Two questions before the answer and two after it, who and what, then the pieces.
  seconds: ({ kind }) => (kind === "trim" ? 0 : 2 * THINK + 4 * RATE + 3 * PRESS) + THINK + 4 * PRESS,
  values: (props, draw, fc) => {
    const maybe = <Item>(item: ReturnType<typeof fc.constant<Item>>) => fc.option(item, { nil: null });
    const degree = maybe(draw.either(fc.integer({ min: 0, max: 10 }), fc.constantFrom(-1, 11)));
    const time = maybe(fc.constantFrom("2026-11-20T06:00:00.000Z", "2026-11-21T00:10:00.000Z"));
    const request = fc.record({
      held: fc.record({
        role: maybe(draw.id(props.roles ?? {})),
        what: draw.either(draw.id(requestsOf(props)), fc.constant(null)),
        first: maybe(draw.id(props.firsts ?? {})),
        tone: maybe(fc.constantFrom("formal" as const, "plain" as const)),
        now: degree,
        guess: degree,
        at: time,
        dueAt: time,
      }),
      answer: fc.record({
        want: degree,
        room: degree,
        choice: maybe(fc.constantFrom("all" as const, "part" as const, "later" as const, "no" as const)),
        kept: maybe(fc.subarray<string>([...PIECES])),
        own: maybe(draw.text),
        by: maybe(fc.constantFrom("sent" as const, "said" as const, "unsent" as const)),
        at: time,
      }),
      after: fc.record({
        hour: degree,
        came: maybe(fc.constantFrom("fine" as const, "sad" as const, "angry" as const, "none" as const)),
        safe: maybe(fc.constantFrom("yes" as const, "no" as const, "unsure" as const)),
      }),
      moved: fc.integer({ min: 0, max: MOST_MOVES }),
    });
    return fc.tuple(request, fc.array(request, { maxLength: 2 })).map(([now, past]) => ({ ...now, past }));
  },
  examples: slowAnswerExamples,
};
