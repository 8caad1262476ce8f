import * as z from "zod/mini";

// What is stored of a reading. What nobody entered is null, never 0: 0 degrees is an answer.

/** What may become of the line that was not sent. */
export const CHOICES = ["drop", "rewrite", "keep"] as const;

/** A degree from 0 to 100. */
const degree = z.nullable(z.number());
/** A time as `toISOString` has it. */
const time = z.nullable(z.string());

const reading = z.object({
  /** Frozen once it has `at`. */
  first: z.object({
    deg: degree,
    /** The word of one's own at that degree, by its id. */
    word: z.nullable(z.string()),
    /** What one wanted to send. */
    line: z.nullable(z.string()),
    /** What one does meanwhile, by its id. */
    cool: z.nullable(z.string()),
    /** Someone might be hurt: whatever the degree, the place is left first. */
    hurting: z.boolean(),
    at: time,
    /** When it is measured again. */
    dueAt: time,
  }),
  second: z.object({
    deg: degree,
    word: z.nullable(z.string()),
    at: time,
    choice: z.nullable(z.enum(CHOICES)),
    /** The line written anew: what happened, how it felt, one wish. */
    ask: z.nullable(z.string()),
  }),
});

/** The present reading, and those that came before it on the same page, the oldest first. */
export const twoReadingsValue = z.extend(reading, { past: z.array(reading) });

export type Reading = z.output<typeof reading>;
export type TwoReadingsValue = z.output<typeof twoReadingsValue>;
export type Choice = (typeof CHOICES)[number];

/** Most characters of the line, and of the one written anew. */
export const MOST_CHARACTERS = { line: 80, ask: 120 } as const;

/** More readings than this on one page: the oldest go. */
export const MOST_PAST = 30;

/** A reading of which nothing is known yet. */
export const NO_READING: Reading = {
  first: { deg: null, word: null, line: null, cool: null, hurting: false, at: null, dueAt: null },
  second: { deg: null, word: null, at: null, choice: null, ask: null },
};
