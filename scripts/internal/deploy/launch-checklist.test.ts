import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromRoot } from "../paths.ts";
import { type LaunchPoint, parseLaunchChecklist } from "./launch-checklist.ts";
import { launchProblems } from "./preflight.ts";

const HEAD = "| | point | rule | where it is decided |\n| --- | --- | --- | --- |";

const MARKS = { open: "☐", settled: "☑", blocking: "⛔" } as const;

const point = fc.record({
  state: fc.constantFrom("open", "settled", "blocking"),
  title: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ,%-]{0,29}$/),
});

const row = ({ state, title }: LaunchPoint) => `| ${MARKS[state]} | **${title}.** Why. | a law | \`a.ts\` |`;

test("every row of every table is a point, and nothing else is", () => {
  fc.assert(
    fc.property(fc.array(fc.array(point), { minLength: 1 }), (tables) => {
      const points = tables.flat();
      fc.pre(points.length > 0);
      const text = tables.map((table) => ["## Part", "", HEAD, ...table.map(row)].join("\n")).join("\n\n");
      expect(parseLaunchChecklist(`| mark | meaning |\n| --- | --- |\n| ⛔ | blocks |\n\n${text}`)).toEqual(
        points,
      );
    }),
  );
});

test.each(["| x | **A.** | b | c |", "|  | **A.** | b | c |", "| ☐ | A. | b | c |", "| ⛔ | **A.** | b |"])(
  "%s is no row, and no point is passed over",
  (line) => {
    expect(() => parseLaunchChecklist(`# Title\n\n${HEAD}\n${line}\n`)).toThrow(
      "docs/launch-checklist.md:5: a row is",
    );
  },
);

test("an empty checklist is refused", () => {
  expect(() => parseLaunchChecklist("# Launch checklist\n")).toThrow("has no points");
});

test("the checklist of this repository can be read, and blocks production", async () => {
  const points = parseLaunchChecklist(await readFile(fromRoot("docs/launch-checklist.md"), "utf8"));
  expect(points.map(({ title }) => title)).toContain("Helpline numbers");
  expect(new Set(points.map(({ state }) => state))).toEqual(new Set(["open", "settled", "blocking"]));
});

test("a blocking point stops production only", () => {
  const points: readonly LaunchPoint[] = [
    { state: "blocking", title: "Helpline numbers" },
    { state: "open", title: "Age" },
    { state: "settled", title: "Signing out" },
  ];
  const project = (kind: "production" | "test" | "demo") => ({ id: "mindle", alias: kind, kind });
  expect(launchProblems(project("production"), points)).toEqual([
    'docs/launch-checklist.md: "Helpline numbers" is open and blocks the launch',
  ]);
  expect(launchProblems(project("test"), points)).toEqual([]);
  expect(launchProblems(project("demo"), points)).toEqual([]);
});
