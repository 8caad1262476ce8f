import * as z from "zod/mini";

// What is stored of hello cards. What nobody entered is null, never 0. A card is frozen once it has `sent`.

/** How one speaks: to who is above one or a stranger, or to a friend. */
export const TONES = ["formal", "plain"] as const;

/** What one may guess to come back. */
export const GUESSES = ["warm", "short", "late", "none"] as const;

/** What may come back. */
export const OUTCOMES = [...GUESSES, "hurt", "unsaid"] as const;

/** What one may do while there is no answer. */
export const MEANWHILES = ["walk", "dishes", "music", "wash", "sleep"] as const;

/** After how many days one looks at a card together: the first, unless the person says otherwise. */
export const WAITS = [3, 7] as const;

/** From 0 to 10. */
const degree = z.nullable(z.number());
/** A day at UTC+9, such as `2026-11-30`. */
const day = z.string();

const card = z.object({
  role: z.nullable(z.string()),
  tone: z.nullable(z.enum(TONES)),
  text: z.nullable(z.string()),
  /** How welcome it will be; of a line, how awkward. */
  expect: degree,
  guess: z.nullable(z.enum(GUESSES)),
  meanwhile: z.nullable(z.enum(MEANWHILES)),
  wait: z.nullable(z.literal(WAITS)),
  /** Only a greeting, whatever the page asks for: it follows two cards that had no answer. */
  near: z.boolean(),
  /** Put away, by choice. */
  away: z.boolean(),
  /** Null as long as it was not sent. The product sends no message; a card is stored like every answer. */
  sent: z.nullable(z.object({ on: day, dueOn: day })),
  /** Null as long as nothing is told of what came back. */
  back: z.nullable(z.object({ on: day, came: z.enum(OUTCOMES), met: degree })),
  /** How often the day was put off, at most {@link MOST_MOVES}. */
  moved: z.number(),
});

/** The cards of a page, the oldest first. The last one is the present one, which may be a draft; the others were sent or put away. */
export const helloCardValue = z.object({ cards: z.array(card) });

export type Card = z.output<typeof card>;
export type HelloCardValue = z.output<typeof helloCardValue>;
export type Outcome = (typeof OUTCOMES)[number];

export const MOST_MOVES = 2;

/** How many days a card is put off by. */
export const MOVED_DAYS = 3;

/** Most characters of a card's words. */
export const MOST_CHARACTERS = 80;

/** Cards that wait for an answer at the same time. */
export const MOST_WAITING = 3;

/** Most cards of one page: another one takes the place of the oldest that is answered or put away. */
export const MOST_CARDS = 20;

/** A card on which there is nothing yet. */
export const NO_CARD: Card = {
  role: null,
  tone: null,
  text: null,
  expect: null,
  guess: null,
  meanwhile: null,
  wait: null,
  near: false,
  away: false,
  sent: null,
  back: null,
  moved: 0,
};
