import { problemsOf } from "@mindle/domain/content/page";
import { expect, test } from "vitest";
import { type StepPage, stepPage } from "../src/engine/step/step-page.ts";
import { mistakesAt, placeOf } from "./mistakes.tsx";
import { generatedAnswers, pageState } from "./page-state.ts";
import type { PreviewContent } from "./preview-content.ts";
import { readingSeconds } from "./reading-time.ts";

const label = { ko: "무엇이 가장 걸리나요", en: "What is in your way most" };
const base = { programId: "um-eng-v2s", lastPageNo: 1, title: label, character: "Riggy" } as const;
const recalled = { min: 1, max: 3, characters: 20, label };

function page(stepId: string, pageId: string) {
  const id = `um-eng-v2s.${stepId}.${pageId}`;
  return {
    ...{ viewNo: 1, pageId, activityId: id, configId: id, mainView: "main" },
    ...{ recalls: [], pagesToSkip: 1, routes: [] },
  };
}

/** A step with a list, and one that lets choose from it. */
const CONTENT: PreviewContent = {
  packs: [
    {
      packageBase: { ...base, version: 1, gcId: "um-eng-v2s.d1-s1", stepId: "d1-s1" },
      afactoryData: [page("d1-s1", "list")],
    },
    {
      packageBase: { ...base, version: 1, gcId: "um-eng-v2s.d1-s2", stepId: "d1-s2" },
      afactoryData: [page("d1-s2", "pick")],
    },
  ],
  activities: {
    "um-eng-v2s.d1-s1.list": {
      mainViews: { main: { root: [{ type: "text-list", bind: "acts", props: recalled }] } },
      defineModels: { acts: { widget: "text-list" } },
      foreignKeys: {},
      subIdGenerators: {},
    },
    "um-eng-v2s.d1-s2.pick": {
      mainViews: {
        main: {
          root: [
            { type: "single-select", bind: "first", props: { label, options: { from: "acts" } } },
            { type: "text", props: { ko: "숨은 글", en: "Hidden" }, visible: "!answered.acts" },
          ],
        },
      },
      defineModels: { first: { widget: "single-select" } },
      foreignKeys: {
        acts: {
          instance: "um-eng-v2s.d1-s1.list+um-eng-v2s.d1-s1.list",
          model: "acts",
          widget: "text-list",
          props: recalled,
        },
      },
      subIdGenerators: {},
    },
  },
  configs: {},
  files: {},
  held: [],
  mistakes: [],
  stale: [],
};

function shownPage(): StepPage {
  const { activities, configs, packs } = CONTENT;
  const [, pack] = packs;
  const shown = pack && stepPage({ pages: pack.afactoryData, activities, configs }, 1);
  if (shown === undefined) throw new Error("no such page");
  return shown;
}

test("generated answers reach back to the pages of other steps that are read", () => {
  for (const kind of ["usual", "extreme"] as const) {
    const state = pageState(shownPage(), generatedAnswers(CONTENT, "um-eng-v2s.d1-s2", kind, 1));
    expect(problemsOf(state)).toEqual([]);
    expect(state.scope["acts"]).not.toBeUndefined();
    expect(state.scope["first"]).toMatch(/^row-/);
  }
});

test("other answers come with another seed, the same with the same", () => {
  const answers = (seed: number) => generatedAnswers(CONTENT, "um-eng-v2s.d1-s2", "usual", seed);
  expect(answers(3)).toEqual(answers(3));
  expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(answers(seed)))).size).toBeGreaterThan(1);
});

test("without answers nothing is known, and what is entered is read", () => {
  const shown = shownPage();
  expect(generatedAnswers(CONTENT, "um-eng-v2s.d1-s2", "empty", 1)).toEqual({});
  const state = pageState(shown, { [shown.instance]: { saved: null, draft: { first: "gone" } } });
  expect(problemsOf(state)).toEqual([{ bind: "first", code: "unknown-choice" }]);
});

test("only what is shown takes time to read", () => {
  const full = pageState(shownPage(), generatedAnswers(CONTENT, "um-eng-v2s.d1-s2", "usual", 1));
  const empty = pageState(shownPage(), {});
  expect(readingSeconds(empty, "ko")).toBe(Math.round((60 * 12) / 500));
  expect(readingSeconds(full, "ko")).toBeGreaterThan(0);
  const hidden = (state: typeof full) => state.components.map(({ visible }) => visible);
  expect(hidden(full)).toEqual([true, false]);
  expect(hidden(empty)).toEqual([true, true]);
});

test("a mistake is found on its page, and named by it", () => {
  const content = { ...CONTENT, files: { "um-eng-v2s.d1-s2": "step-2.yaml" } };
  const at = (path: string) => ({ file: "step-2.yaml", line: 7, column: 3, path, expected: "a bind" });
  const [first, tenth] = [at("pages.0.view.0.single-select.label.en"), at("pages.10.view.0")];
  expect(placeOf(first, content)).toBe("page pick › view › 1 › single-select › label › en");
  expect(placeOf(at("step"), content)).toBe("step");
  const wrong = { mistakes: [first, tenth] };
  expect(mistakesAt(wrong, "step-2.yaml", 0)).toEqual([first]);
  expect(mistakesAt(wrong, "step-2.yaml", 1)).toEqual([]);
  expect(mistakesAt(wrong, "step-2.yaml", undefined)).toEqual([first, tenth]);
});
