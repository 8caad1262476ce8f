import { expect, test } from "vitest";
import { checkWidget, exampleProps } from "../../testing/widgets.ts";
import { olympicsGraph } from "./definition.ts";
import { olympicsGraphWidget } from "./widget.ts";

test("accepts as many different options as there are places", () => {
  checkWidget(olympicsGraphWidget, (value, { options }) => {
    const ids = Object.keys(options);
    const chosen = [value.gold, value.silver, value.bronze].slice(0, ids.length);
    return new Set(chosen).size === chosen.length && chosen.every((id) => ids.includes(id ?? ""));
  });
});

test("gives the options on from the first place to the third", () => {
  const usual = exampleProps(olympicsGraphWidget, "usual");
  const value = { bronze: "warm", silver: "honest", gold: "steady" };
  expect(olympicsGraph.read.of(value, usual)).toEqual(["steady", "honest", "warm"]);
  expect(Object.keys(olympicsGraph.parts?.(value, usual) ?? {})).toEqual(["steady", "honest", "warm"]);
  expect(olympicsGraph.summary(value, usual, "ko")).toBe("1. 꾸준함\n2. 솔직함\n3. 다정함");
});

test("names the places that are empty or taken twice", () => {
  const usual = exampleProps(olympicsGraphWidget, "usual");
  expect(olympicsGraph.check({ silver: "warm", bronze: "warm" }, usual)).toEqual([
    { code: "no-answer", part: "gold" },
    { code: "unknown-choice", part: "bronze" },
  ]);
});

test("asks nothing where an earlier answer had no options", () => {
  const label = { ko: "내 모습", en: "Myself" };
  expect(olympicsGraph.check({}, { label, options: {} })).toEqual([]);
});
