import * as z from "zod/mini";
import { richText, text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options, partId } from "../fields.ts";
import { TONES } from "./value.ts";

const tone = z.enum(TONES);

/** One who asks, and how one speaks to them. */
const role = z.strictObject({ ...text(1).shape, tone });

const piece = text(2);

/** A refusal in pieces, in the order in which they stand; whichever are left out, the others make a sentence. */
const pieces = z.strictObject({
  sorry: z.optional(piece),
  "more-sorry": z.optional(piece),
  reason: z.optional(piece),
  "more-reason": z.optional(piece),
  /** The answer itself, which stays: to all of it, to part of it, another time, not this time. */
  answer: z.strictObject({ all: piece, part: piece, later: piece, no: piece }),
  instead: z.optional(piece),
  tears: z.optional(piece),
});

/**
 * A request that is held, weighed and answered in fewer words. Nothing is sent. `practice` is the last request one had,
 * `real` one that waits for an answer, `trim` only takes words out of a refusal.
 */
export const slowAnswerProps = z
  .strictObject({
    label: text(3),
    kind: z.enum(["practice", "real", "trim"]),
    /** Who asks. No names. */
    roles: z.optional(
      z.record(partId, role).check(z.refine((roles) => Object.keys(roles).length > 0, "expected at least 1")),
    ),
    /** What is asked. Money and one's body stand apart and are never practised: the widget has them by itself. */
    requests: z.optional(options(2)),
    /** The answers that wanted to come first. */
    firsts: z.optional(options(2)),
    /** The words that win time, to be copied. */
    hold: z.optional(richText(3)),
    /** What the refusal is about, where it was chosen before. */
    request: z.optional(richText(3)),
    /** How the line begins where no role says it. */
    tone: z._default(tone, "formal"),
    pieces: z.strictObject({ formal: pieces, plain: pieces }),
  })
  .check(
    z.refine(
      ({ kind, roles, requests, firsts, hold }) =>
        kind === "trim" || [roles, requests, firsts, hold].every((part) => part !== undefined),
      "expected roles, requests, firsts and hold, which practice and real begin with",
    ),
    z.refine(
      ({ kind, roles, requests, firsts, hold }) =>
        kind !== "trim" || [roles, requests, firsts, hold].every((part) => part === undefined),
      "expected a trim without roles, requests, firsts and hold",
    ),
  );

export type SlowAnswerProps = Evaluated<z.output<typeof slowAnswerProps>>;

/** How one speaks: 존댓말 or 반말. */
export type Tone = z.output<typeof tone>;
