import { type AuthoredTry, TRY_OUTCOMES, TRY_PARTS } from "@mindle/domain/catalogue/tries";
import { text } from "@mindle/domain/content/authored-text";
import * as z from "zod/mini";

const place = z
  .string()
  .check(
    z.regex(
      /^d[0-9]+-s[0-9]+\/[a-z][a-z0-9-]*(\.[A-Za-z0-9-]+){1,2}$/,
      "expected an answer: d5-s2/predict.prediction",
    ),
  );

/** One answer, or several of which those that were given count. */
const places = z.pipe(
  z.union([place, z.array(place).check(z.minLength(1))]),
  z.transform((given) => [given].flat()),
);

const some = z.optional(places);

/** An act, as `data/programmes/<programme>.yaml` names where its parts are. */
const tryInFile = z.strictObject({
  topic: text(1),
  /** What was done; without it there is no act. */
  act: places,
  /** The day on which it was settled. */
  given: some,
  feared: some,
  predicted: some,
  /** How sure the person was of the prediction. */
  sure: some,
  /** How it went, as an `act-report` asks it. */
  done: some,
  happened: some,
  /** The rule that was believed, before and after. */
  rule: some,
  before: some,
  after: some,
  learned: some,
  /** Answers that are not shown, and are deleted with the act. */
  also: some,
  words: z.optional(z.record(z.string(), text(1))),
  outcomes: z.optional(z.record(z.string(), z.enum(TRY_OUTCOMES))),
  mark: z.optional(z.string()),
  due: z.optional(z.strictObject({ recall: z.record(z.string(), place), days: z.string() })),
  gap: z.optional(
    z.strictObject({
      feared: places,
      happened: places,
      max: z.number().check(z.minimum(1)),
      turned: z.optional(z.literal(true)),
    }),
  ),
});

/** `tries` of a programme's file, in the form in which it is served. */
export const authoredTries = z.pipe(
  z.array(tryInFile),
  z.transform((tries) =>
    tries.map(({ topic, words, outcomes, mark, due, gap, ...rest }): AuthoredTry => {
      const parts = Object.fromEntries(
        TRY_PARTS.flatMap((part) => (rest[part] === undefined ? [] : [[part, rest[part]]])),
      );
      return {
        topic,
        parts,
        ...(words === undefined ? {} : { words }),
        ...(outcomes === undefined ? {} : { outcomes }),
        ...(mark === undefined ? {} : { mark }),
        ...(due === undefined ? {} : { due }),
        ...(gap === undefined ? {} : { gap }),
      };
    }),
  ),
);
