// What the time for a widget is made of, in seconds.

/**
 * One press where one knows what to press, and going to the next page: a moment to think, to point and to press,
 * 1.35 + 1.1 + 0.2 s (keystroke-level model, Card, Moran & Newell 1980), made up to a whole number for a phone.
 */
export const PRESS = 3;

/**
 * Bringing something of one's own life to mind before one answers, once for each question. Answering is understanding,
 * recalling, judging and telling (Tourangeau, Rips & Rasinski 2000), and recalling takes seconds (Conway & Pleydell-Pearce
 * 2000). The number is an assumption, on the low side: a memory one does not know yet takes longer.
 */
export const THINK = 8;

/**
 * Judging and marking one line among several alike. With reading it, that makes the 7 to 8 s a line that survey practice
 * reckons with. An assumption.
 */
export const RATE = 5;

/** A line of one's own: about nine words, composed at 19 words a minute (Karat et al. 1999). */
export const LINE = 30;

/** A word or two of one's own: a third of a line. An assumption. */
export const WORD = 10;

/** Looking at a picture or graph until it says something. An assumption. */
export const LOOK = 8;

/** One slow breath, as the page with the breath has it; slides without a title ask for about one. */
export const BREATH = 10;

/** How many options people tick where they may tick several. An assumption. */
export const TICKS = 3;

/** How many of the options people tick. */
export function ticks(options: Readonly<Record<string, unknown>>): number {
  return Math.min(TICKS, sizeOf(options));
}

/** How many rows, questions or blanks there are. */
export function sizeOf(parts: Readonly<Record<string, unknown>> = {}): number {
  return Object.keys(parts).length;
}
