import { expect, test } from "vitest";
import { authoredCatalogue, authoredProgramme } from "./files/authored.ts";
import { parseSource } from "./files/source.ts";
import { pagesInside } from "./inside.ts";
import { authoredStep } from "./pages/authored.ts";
import { compileSteps } from "./pages/compile.ts";
import { currentContent } from "./pages/current-content.ts";
import { programmesOf } from "./programmes.ts";

const TEXT = "{ ko: 글, en: Text }";
const CHOICE = `single-select: { bind: answer, label: { ko: 무엇을 할까요?, en: What now? }, options: { a: { ko: 하나, en: One }, b: { ko: 둘, en: Two }, c: { ko: 셋, en: Three }, d: { ko: 넷, en: Four } } }`;
const SCENE = "scene: { place: desk, hour: noon, mood: worried }\n";

const programme = parseSource(
  "programmes/some.yaml",
  `programId: some\nname: ${TEXT}\nsessions:\n${`  - { goal: ${TEXT}, days: 7, steps: [{ icon: write, title: { ko: 첫걸음, en: A step } }] }\n`.repeat(4)}`,
  authoredProgramme,
);

function step(id: string, scene: string, pages: string) {
  const file = `programmes/some/session-${id.at(1)}/step-1.yaml`;
  return { programId: "some", ...parseSource(file, `step: ${id}\n${scene}pages:\n${pages}`, authoredStep) };
}

const steps = [
  step(
    "d1-s1",
    SCENE,
    `  - { page: reads, view: [{ text: ${TEXT} }] }
  - { page: asks, view: [{ text: ${TEXT} }, { ${CHOICE} }] }
  - { page: cares, view: [{ ${CHOICE} }], help: answer == 'a', sameLook: true }
`,
  ),
  step("d2-s1", "", `  - { page: bare, view: [{ ${CHOICE} }] }\n`),
  step("d4-s1", SCENE, `  - { page: late, view: [{ ${CHOICE} }] }\n`),
];

/** What an offer that names a page shows, and why it cannot. */
function inside(page: string) {
  const offer = `{ name: ${TEXT}, summary: ${TEXT} }`;
  const catalogue = parseSource(
    "packages/some.yaml",
    `character: Riggy\nprogramId: some\nthemeColor: "#123456"\nbeta: true\nstarter: ${offer}\ncomplete: ${offer}\ninside: [${page}]\noutline:\n${`  - { title: ${TEXT}, goal: ${TEXT} }\n`.repeat(3)}`,
    authoredCatalogue,
  );
  const files = { catalogue: [catalogue], programmes: [programme], steps };
  const served = currentContent(compileSteps(steps, []), programmesOf(files));
  const { inside: pages, mistakes } = pagesInside(files, served);
  return { shown: pages.get("some"), mistakes: mistakes.map(({ path, expected }) => `${path}: ${expected}`) };
}

test("a page is shown with its step's picture and title, its choice and the first three options", () => {
  expect(inside("d1-s1/asks")).toEqual({
    shown: [
      {
        scene: expect.stringMatching(/^\/assets\/scene-desk-noon-[0-9a-f]{8}\.svg$/),
        child: expect.objectContaining({ mood: "worried" }),
        title: { ko: "첫걸음", en: "A step" },
        question: { ko: "무엇을 할까요?", en: "What now?" },
        options: [
          { ko: "하나", en: "One" },
          { ko: "둘", en: "Two" },
          { ko: "셋", en: "Three" },
        ],
      },
    ],
    mistakes: [],
  });
});

test.each([
  ["d1-s1/other", "expected a page of the programme"],
  ["d1-s1/reads", "expected a page with a choice"],
  ["d1-s1/cares", "expected a page that never brings the help card"],
  ["d2-s1/bare", "expected a page of a step with a picture"],
  ["d4-s1/late", "expected a page of the first 3 sessions, which all packages have"],
])("%s is no page for an offer", (page, expected) => {
  expect(inside(page)).toEqual({ shown: [], mistakes: [`inside.0: ${expected}`] });
});
