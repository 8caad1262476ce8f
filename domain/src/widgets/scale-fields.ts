import * as z from "zod/mini";
import { text } from "../content/authored-text.ts";

// Numeric scales in widgets' props.

/** Labels of points of a scale, by number. */
export const pointLabels = z.record(
  z.string().check(z.regex(/^(?:0|-?[1-9]\d*)$/, "expected a whole number")),
  text(1),
);

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly labels?: Readonly<Record<string, unknown>> | undefined;
}

/** Refuses a scale that does not rise, or has labels of points beyond its ends. */
export function risingScale<Props extends Scale>() {
  return [
    z.refine<Props>(({ min, max }) => min < max, { message: "expected min below max", path: ["max"] }),
    z.refine<Props>(
      ({ min, max, labels = {} }) =>
        Object.keys(labels).every((point) => Number(point) >= min && Number(point) <= max),
      { message: "expected labels of numbers from min to max", path: ["labels"] },
    ),
  ] as const;
}
