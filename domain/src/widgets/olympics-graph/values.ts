import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { Podium } from "./definition.ts";
import type { OlympicsGraphProps } from "./props.ts";

/** Generated values. */
export function olympicsGraphValues(
  { options }: OlympicsGraphProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<Podium> {
  const id = fc.constantFrom(...Object.keys(options), "gone", "constructor");
  const ids = Object.keys(options);
  const right = fc.shuffledSubarray(ids, { minLength: Math.min(3, ids.length) }).map(
    ([gold, silver, bronze]): Podium => ({
      ...(gold === undefined ? {} : { gold }),
      ...(silver === undefined ? {} : { silver }),
      ...(bronze === undefined ? {} : { bronze }),
    }),
  );
  return draw.either(right, fc.record({ gold: id, silver: id, bronze: id }, { requiredKeys: [] }));
}
