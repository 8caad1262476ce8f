import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { panel } from "../media-fields.ts";

const EXPECTED = "expected false, or a whole number of milliseconds from 1000 to 60000";

const longEnoughToRead = z.int().check(z.minimum(1000, EXPECTED), z.maximum(60_000, EXPECTED));

/** Cards side by side that move on by themselves. */
export const carouselProps = z.strictObject({
  /** What the cards are about, for screen readers. */
  label: text(2),
  cards: z.array(panel).check(z.minLength(2), z.maxLength(12)),
  /** Milliseconds until the next card, or false for cards that wait. */
  autoplay: z._default(z.union([z.literal(false), longEnoughToRead], EXPECTED), 3000),
});

export type CarouselProps = z.output<typeof carouselProps>;
