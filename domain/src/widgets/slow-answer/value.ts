import * as z from "zod/mini";

// What is stored of a request. What nobody entered is null, never 0.

/** How one speaks: to who is above one or a stranger, or to a friend. */
export const TONES = ["formal", "plain"] as const;

/** How a request may be answered. */
export const CHOICES = ["all", "part", "later", "no"] as const;

/** What may come of an answer. */
export const OUTCOMES = ["fine", "sad", "again", "angry", "none", "unsaid"] as const;

/** Whether one is safe, where they were angry. */
export const SAFETY = ["yes", "no", "unsure"] as const;

/** What became of the line. */
export const WAYS = ["sent", "said", "unsent"] as const;

const id = z.nullable(z.string());
/** From 0 to 10. */
const degree = z.nullable(z.number());
/** A time as `toISOString` has it. */
const time = z.nullable(z.string());

const request = z.object({
  /** The request, and what the answer felt like before it was given. Frozen once it has `at`. */
  held: z.object({
    role: id,
    what: id,
    first: id,
    tone: z.nullable(z.enum(TONES)),
    /** How hard it would be to refuse, and how hard an hour after it. */
    now: degree,
    guess: degree,
    at: time,
    /** When the answer is decided on; null where that was at once. */
    dueAt: time,
  }),
  answer: z.object({
    want: degree,
    room: degree,
    choice: z.nullable(z.enum(CHOICES)),
    /** Pieces of the line that were left in it; null before one was taken out. */
    kept: z.nullable(z.array(z.string())),
    /** The answer in one's own words. */
    own: z.nullable(z.string()),
    by: z.nullable(z.enum(WAYS)),
    at: time,
  }),
  after: z.object({
    /** How hard it was an hour later. */
    hour: degree,
    came: z.nullable(z.enum(OUTCOMES)),
    /** Asked where they were angry. */
    safe: z.nullable(z.enum(SAFETY)),
  }),
  /** How often the decision was put off once more, at most {@link MOST_MOVES}. */
  moved: z.number(),
});

/** The present request, and those that came before it on the same page, the oldest first. */
export const slowAnswerValue = z.extend(request, { past: z.array(request) });

export type HeldRequest = z.output<typeof request>;
export type SlowAnswerValue = z.output<typeof slowAnswerValue>;
export type Choice = (typeof CHOICES)[number];

export const MOST_MOVES = 2;

/** Most characters of an answer in one's own words. */
export const MOST_CHARACTERS = 60;

/** More requests than this on one page: the oldest go. */
export const MOST_PAST = 30;

/** A request of which nothing is known yet. */
export const NO_REQUEST: HeldRequest = {
  held: { role: null, what: null, first: null, tone: null, now: null, guess: null, at: null, dueAt: null },
  answer: { want: null, room: null, choice: null, kept: null, own: null, by: null, at: null },
  after: { hour: null, came: null, safe: null },
  moved: 0,
};
