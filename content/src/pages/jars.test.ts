import { isRecord } from "@mindle/domain/text/json";
import { expect, test } from "vitest";
import { parseSource } from "../files/source.ts";
import { authoredStep } from "./authored.ts";
import { compileSteps } from "./compile.ts";

const TEXT = "{ ko: 글, en: Text }";
const number = (bind: string, more = "") =>
  `      - ranged-number: { bind: ${bind}, label: ${TEXT}, max: 10${more} }\n`;
const jar = (bind: string) => number(bind, ", look: jar");

test("jars that follow one another know their row, others have none", () => {
  const view = jar("a") + jar("b") + number("c") + jar("d");
  const yaml = `step: d1-s1\npages:\n  - page: jars\n    view:\n${view}`;
  const step = parseSource("programmes/mind-check/session-1/step-1.yaml", yaml, authoredStep);
  const { activities, mistakes } = compileSteps([{ ...step, programId: "mind-check" }], []);
  expect(mistakes).toEqual([]);
  const root = activities.get("mind-check.d1-s1.jars")?.mainViews["main"]?.root ?? [];
  expect(root.map(({ props }) => (isRecord(props) ? props["row"] : undefined))).toEqual([
    { names: ["a", "b"], at: 0 },
    { names: ["a", "b"], at: 1 },
    undefined,
    { names: ["d"], at: 0 },
  ]);
});
