import * as z from "zod/mini";
import { localizedText } from "./localized.ts";

/** What an act can be said to have become, as an `act-report` asks it. */
export const TRY_OUTCOMES = ["done", "part", "bad", "not", "forgot", "yet"] as const;

/** What the journal tells of an act: each is read from the answers that it names. */
export const TRY_PARTS = [
  "act",
  "given",
  "feared",
  "predicted",
  "sure",
  "done",
  "happened",
  "rule",
  "before",
  "after",
  "learned",
  "also",
] as const;

/** Answers, `d5-s2/predict.prediction`, or what an answer that reads as a map has by a name: `d3-s4/real.a1.guess`. */
const places = z.array(z.string());

/** An act of the person, and where its parts are found among their answers. */
export const authoredTry = z.object({
  /** What is said of it while it is sealed, too. */
  topic: localizedText,
  parts: z.partialRecord(z.enum(TRY_PARTS), places),
  /** Words for the marks of answers that read as maps. */
  words: z.optional(z.record(z.string(), localizedText)),
  /** What a mark says of how it went, where the answer is not one of the outcomes. */
  outcomes: z.optional(z.record(z.string(), z.enum(TRY_OUTCOMES))),
  /** The mark without which the answer is no act. */
  mark: z.optional(z.string()),
  /** On which day it is, in days after `given`, by answers under names. */
  due: z.optional(z.object({ recall: z.record(z.string(), z.string()), days: z.string() })),
  /** Numbers of the same question before and after it; `turned` where a higher one is the better. */
  gap: z.optional(
    z.object({ feared: places, happened: places, max: z.number(), turned: z.optional(z.literal(true)) }),
  ),
});

export type AuthoredTry = z.output<typeof authoredTry>;
export type TryPart = (typeof TRY_PARTS)[number];
export type TryOutcome = (typeof TRY_OUTCOMES)[number];
