import { RATE } from "../answers/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { dateStamp } from "./definition.ts";
import { type DateStampProps, dateStampProps } from "./props.ts";

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
