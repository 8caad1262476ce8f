import * as z from "zod/mini";
import { text } from "../content/authored-text.ts";

/** What O and X mean in this widget, such as mine and learned. */
export const oxMeanings = z._default(z.strictObject({ o: text(1), x: text(1) }), {
  o: { ko: "그래요", en: "Yes" },
  x: { ko: "아니에요", en: "No" },
});
