import type { Programme } from "@mindle/domain/catalogue/programme";
import { describe, expect, test } from "vitest";
import { parseSource } from "../files/source.ts";
import { versionDocuments } from "../version-documents.ts";
import { authoredStep } from "./authored.ts";
import { compileSteps, type StepFile } from "./compile.ts";
import { currentContent } from "./current-content.ts";

const PROGRAMME = "um-eng-v2s";

function step(stepId: string, pages: string): StepFile {
  const [, session, number] = /d(\d)-s(\d)/.exec(stepId) ?? [];
  const file = `programmes/${PROGRAMME}/session-${session}/step-${number}.yaml`;
  return { ...parseSource(file, `step: ${stepId}\npages:\n${pages}`, authoredStep), programId: PROGRAMME };
}

const TEXT = "view: [{ text: { ko: 가, en: a } }]";
const INPUT = "text-input: { bind: guess, label: { ko: 예상, en: Guess } }";

const SEAL = `
  - page: who
    view: [{ text-input: { bind: who, label: { ko: 누구, en: Who } } }]
  - page: seal
    recall: { who: who.who }
    help: { when: who == 'me', card: violence }
    view: [{ text: { ko: "{who}에게", en: "To {who}" } }, { ${INPUT} }]
`;
const first = step("d1-s2", SEAL);

/** Mistakes of a step that shows the page once more, as `path: expected`. */
function mistakes(page: string, ...more: readonly StepFile[]): string[] {
  const compiled = compileSteps([first, ...more, step("d2-s1", page)], []);
  return compiled.mistakes.map(({ path, expected }) => `${path}: ${expected}`);
}

describe("a page of an earlier step, shown once more", () => {
  const open = step(
    "d2-s1",
    `
  - page: open
    again: d1-s2/seal
    worse: answered.guess && who == 'me'
    next: [{ when: guess == 'no', to: end }]
  - page: after
    recall: { guess: d1-s2/seal.guess }
    view: [{ text: { ko: "{guess}", en: "{guess}" } }]
`,
  );
  const compiled = compileSteps([first, open], []);
  const page = compiled.packs[1]?.afactoryData[0];
  const id = `${PROGRAMME}.d1-s2.seal`;

  test("is that page, with its help, under a name of its own", () => {
    expect(compiled.mistakes).toEqual([]);
    expect(page).toEqual({
      viewNo: 1,
      pageId: "open",
      activityId: id,
      configId: id,
      mainView: "main",
      recalls: [`${PROGRAMME}.d1-s2.who+${PROGRAMME}.d1-s2.who`],
      again: true,
      help: "who == 'me'",
      helpKind: "violence",
      worse: "answered.guess && who == 'me'",
      pagesToSkip: 1,
      routes: [{ when: "guess == 'no'", pagesToSkip: 2 }],
    });
    expect([...compiled.activities.keys()]).not.toContain(`${PROGRAMME}.d2-s1.open`);
  });

  test("is a page of both steps, first of the one that showed it first", () => {
    const meta: Programme = {
      version: 1,
      programName: { ko: "이름", en: "Name" },
      steps: Object.fromEntries(
        ["d1-s2", "d2-s1"].map((stepId) => [
          stepId,
          { title: { ko: "걸음", en: "Step" }, icon: "bell", edrepDoc: stepId },
        ]),
      ),
      recommendedDays: [7, 7],
      goals: [],
    };
    // The later step comes first here, as it may in an earlier version.
    const { packs, ...others } = compiled;
    const content = currentContent({ ...others, packs: packs.toReversed() }, new Map([[PROGRAMME, meta]]));
    const documents = versionDocuments(content, new Map(), "local");
    const usedBy = (collection: string) =>
      documents.find(({ path }) => path === `content/local/${collection}/${id}`)?.data["usedBy"];
    expect(usedBy("activities")).toEqual([
      { programId: PROGRAMME, stepId: "d1-s2" },
      { programId: PROGRAMME, stepId: "d2-s1" },
    ]);
    expect(usedBy("configs")).toEqual([
      { programId: PROGRAMME, stepId: "d1-s2", page: 2 },
      { programId: PROGRAMME, stepId: "d2-s1", page: 1 },
    ]);
  });

  test("may have help of its own", () => {
    const own = step("d2-s1", "  - page: open\n    again: d1-s2/seal\n    help: guess == 'x'\n");
    const [, pack] = compileSteps([first, own], []).packs;
    expect(pack?.afactoryData[0]).toMatchObject({ help: "guess == 'x'" });
    expect(pack?.afactoryData[0]).not.toHaveProperty("helpKind");
  });

  test("has nothing beside it that is the first page's", () => {
    const beside = ["once: true", "recall: { a: d1-s2/who.who }", "use: x", "with: {}", TEXT, "assets: {}"];
    const yaml = ["- page: open", "  again: d1-s2/seal", ...beside.map((line) => `  ${line}`)];
    expect(mistakes(`${yaml.map((line) => `  ${line}`).join("\n")}\n    replaces: x\n`)).toEqual(
      ["view", "use", "with", "recall", "once", "replaces", "assets"].map(
        (key) => `pages.0.${key}: expected no ${key} beside again: it is that of d1-s2/seal`,
      ),
    );
  });

  test("is in an earlier step, and where it was shown first", () => {
    const again = (place: string) => `  - page: open\n    again: ${place}\n`;
    const expected = "pages.0.again: expected a page of an earlier step: d1-s2/seal";
    expect(mistakes(again("d1-s2/nothing"))).toEqual([expected]);
    expect(mistakes(again("d3-s1/later"))).toEqual([expected]);
    expect(mistakes(`  - page: own\n    ${TEXT}\n${again("d2-s1/own")}`)).toEqual([
      expected.replace("0", "1"),
    ]);
    const between = step("d1-s3", again("d1-s2/seal"));
    expect(mistakes(again("d1-s3/open"), between)).toEqual([
      "pages.0.again: expected d1-s2/seal, as the page was first shown there",
    ]);
    expect(mistakes(`  - page: x\n    recall: { a: d1-s3/open.guess }\n    ${TEXT}\n`, between)).toEqual([
      "pages.0.recall.a: expected d1-s2/seal.guess, as the page was first shown there",
    ]);
  });

  test("is none that can no longer be changed", () => {
    const once = step("d1-s3", `  - page: fixed\n    once: true\n    view: [{ ${INPUT} }]\n`);
    expect(mistakes("  - page: open\n    again: d1-s3/fixed\n", once)).toEqual([
      "pages.0.again: expected a page without once: d1-s3/fixed can no longer be changed by then",
    ]);
  });

  test("has conditions that read its answers", () => {
    expect(mistakes("  - page: open\n    again: d1-s2/seal\n    help: other == 'x'\n")).toEqual([
      expect.stringMatching(/^pages\.0\.help: .*other/),
    ]);
  });
});
