import { expect, test } from "vitest";
import { parseSource } from "../source.ts";
import { authoredStep } from "./authored.ts";
import { compileSteps } from "./compile.ts";
import { type PublishedStructure, structureMistakes, structureOf } from "./published.ts";

const OPTIONS = `{ work: { ko: 일, en: Work }, home: { ko: 집, en: Home } }`;

function compile(pages: string, published?: PublishedStructure) {
  const source = parseSource("step.yaml", `step: d1-s1\npages:\n${pages}`, authoredStep);
  return compileSteps([{ ...source, programId: "um" }], [], published);
}

function structure(pages: string, version = 1): PublishedStructure {
  const compiled = compile(pages);
  expect(compiled.mistakes).toEqual([]);
  return structureOf(compiled, () => version);
}

const page = (name: string, widget: string, bind: string, options = OPTIONS) =>
  `  - page: ${name}
    view: [${widget}: { bind: ${bind}, label: { ko: 어디, en: Where }, options: ${options} }]
`;

const PUBLISHED = structure(
  page("where", "single-select", "place") + page("again", "multi-select", "places"),
);

function mistakes(current: PublishedStructure): string[] {
  return structureMistakes(PUBLISHED, current, (programId, stepId, at, expected) => ({
    file: `${programId}/${stepId}`,
    line: 1,
    column: 1,
    path: at ?? "",
    expected,
  })).map(({ path, expected }) => `${path}: ${expected}`);
}

test("knows pages, where their answers are stored, models and parts", () => {
  expect(PUBLISHED["um"]?.steps["d1-s1"]?.[0]).toEqual({
    page: "where",
    instance: "um.d1-s1.where+um.d1-s1.where",
    replaced: [],
    models: { place: { widget: "single-select", parts: ["options.work", "options.home"] } },
  });
});

test("words may change and options be added", () => {
  const more = `{ home: { ko: 우리 집, en: My home }, work: { ko: 일터, en: My work }, street: { ko: 길, en: Street } }`;
  const current = structure(
    page("where", "single-select", "place", more) + page("again", "multi-select", "places"),
  );
  expect(mistakes(current)).toEqual([]);
});

test.each([
  [
    "an option that is gone",
    page("where", "single-select", "place", `{ work: { ko: 일, en: Work }, out: { ko: 밖, en: Out } }`),
    "keep options.home",
  ],
  ["another widget", page("where", "multi-select", "place"), "stay a single-select"],
  ["an answer under another name", page("where", "single-select", "spot"), "the answer place"],
])("refuses %s", (_, first, expected) => {
  const found = mistakes(structure(first + page("again", "multi-select", "places")));
  expect(found).toEqual([expect.stringContaining(expected)]);
  expect(found[0]).toMatch(/^where: .* or a new page that replaces this one$/);
});

test("another order of pages, or another list, needs the next version", () => {
  const turned = page("again", "multi-select", "places") + page("where", "single-select", "place");
  expect(mistakes(structure(turned))).toEqual([
    ": expected version 2 of the programme: published are the pages where, again",
  ]);
  expect(mistakes(structure(turned, 2))).toEqual([]);
  expect(mistakes(structure(page("where", "single-select", "place"), 2))).toEqual([]);
});

test("a recall of a page that replaced another one reads the older answers too", () => {
  const reader = `  - page: reply
    recall: { place: there.spot }
    view: [text: { ko: "{place}", en: "{place}" }]
`;
  const first = page("there", "single-select", "spot").replace("    view", "    replaces: where\n    view");
  const compiled = compile(first + reader, PUBLISHED);
  expect(compiled.mistakes).toEqual([]);
  expect(compiled.activities.get("um.d1-s1.reply")?.activity.foreignKeys["place"]).toMatchObject({
    instance: "um.d1-s1.there+um.d1-s1.there",
    replaced: ["um.d1-s1.where+um.d1-s1.where"],
  });

  const once = structureOf(compiled, () => 2);
  const again = page("here", "single-select", "spot").replace("    view", "    replaces: there\n    view");
  expect(compile(again, once).replaced.get("um.d1-s1.here+um.d1-s1.here")).toEqual([
    "um.d1-s1.there+um.d1-s1.there",
    "um.d1-s1.where+um.d1-s1.where",
  ]);
  expect(compile(again).mistakes).toMatchObject([
    { path: "pages.0.replaces", expected: "expected a published page: " },
  ]);
});
