import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { RATE } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { dateStamp } from "./definition.ts";

/** The day on which a page was first shown, stamped on it: later pages know how long ago something was settled. */
export const dateStampProps = z.strictObject({
  /** What the day says, such as "settled". */
  label: text(1),
});

export type DateStampProps = z.output<typeof dateStampProps>;

export const dateStampWidget: AnsweredWidget<DateStampProps, string> = {
  props: dateStampProps,
  definition: dateStamp,
  // It is read like one line.
  seconds: () => RATE,
  values: (_, draw, fc) =>
    draw.either(fc.constantFrom("2026-03-02", "2026-03-03"), fc.constantFrom("", "2026-02-30")),
  examples: {
    props: { usual: { label: { ko: "정한 날", en: "Settled on" } } },
    valid: [{ props: "usual", value: "2026-11-27" }],
    invalid: [{ props: "usual", value: "2026-11-57", codes: ["unknown-choice"] }],
  },
};
