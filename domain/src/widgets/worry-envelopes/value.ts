import * as z from "zod/mini";

// What is stored of envelopes. What nobody entered is null, never 0.

/** What may have come of a worry. */
export const OUTCOMES = ["not", "partly", "happened", "unknown"] as const;

/** What may have helped where it came. */
export const HELPS = ["people", "time", "task", "sleep", "none"] as const;

const words = z.nullable(z.string());
const number = z.nullable(z.number());
/** At UTC+9, `2026-12-04`. */
const day = z.nullable(z.string());

const envelope = z.object({
  /** What was expected. All but the day it opens on is frozen once it has `on`, so that hindsight cannot edit it. */
  sealed: z.object({
    topic: words,
    text: words,
    /** By what one will see that it came. */
    sign: words,
    /** How likely it seemed, from 0 to 100. */
    sure: number,
    /** How well one would cope, from 0 to 10. */
    cope: number,
    on: day,
    dueOn: day,
  }),
  opened: z.object({
    on: day,
    outcome: z.nullable(z.enum(OUTCOMES)),
    /** How well one coped, from 0 to 10. */
    met: number,
    helped: z.nullable(z.enum(HELPS)),
  }),
  /** How often it was sealed once more since nobody knew yet, at most {@link MOST_MOVES}. */
  moved: z.number(),
});

/** Envelopes of one page, the oldest first. The last one may be a draft, which has no day yet. */
export const worryEnvelopesValue = z.object({ envelopes: z.array(envelope) });

export type Envelope = z.output<typeof envelope>;
export type WorryEnvelopesValue = z.output<typeof worryEnvelopesValue>;
export type Outcome = (typeof OUTCOMES)[number];
export type Help = (typeof HELPS)[number];

export const MOST_MOVES = 2;

/** Most characters of a worry, and of its sign. */
export const MOST_CHARACTERS = 80;

/** Most days until it is opened. */
export const MOST_DAYS = 30;

/** Most envelopes that wait at a time. */
export const MOST_WAITING = 5;

/** An envelope of which nothing is written yet. */
export const NO_ENVELOPE: Envelope = {
  sealed: { topic: null, text: null, sign: null, sure: null, cope: null, on: null, dueOn: null },
  opened: { on: null, outcome: null, met: null, helped: null },
  moved: 0,
};
