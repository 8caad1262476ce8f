import { olympicsGraph } from "@mindle/domain/widgets/olympics-graph/definition";
import fc from "fast-check";
import { expect, test } from "vitest";
import { clear, PLACES, placeOf, put, swap } from "./podium.ts";

const OPTIONS = ["warm", "honest", "curious", "steady"];

const move = fc.oneof(
  fc.record({ option: fc.constantFrom(...OPTIONS), place: fc.constantFrom(...PLACES) }),
  fc.record({ one: fc.constantFrom(...PLACES), other: fc.constantFrom(...PLACES) }),
  fc.record({ down: fc.constantFrom(...PLACES) }),
);

test("no option is ever on two places, whatever the moves", () => {
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const podium = moves.reduce(
        (before, next) =>
          "option" in next
            ? put(before, next.option, next.place)
            : "one" in next
              ? swap(before, next.one, next.other)
              : clear(before, next.down),
        {},
      );
      const options = Object.values(podium);
      expect(new Set(options).size).toBe(options.length);
      expect(olympicsGraph.value.parse(podium)).toEqual(podium);
    }),
  );
});

test("an option that is put on another's place changes places with it", () => {
  const podium = { gold: "warm", silver: "honest" };
  expect(put(podium, "honest", "gold")).toEqual({ gold: "honest", silver: "warm" });
  expect(put(podium, "warm", "bronze")).toEqual({ silver: "honest", bronze: "warm" });
  expect(put(podium, "steady", "gold")).toEqual({ gold: "steady", silver: "honest" });
  expect(put(podium, "warm", "gold")).toEqual(podium);
  expect(placeOf(podium, "honest")).toBe("silver");
});
