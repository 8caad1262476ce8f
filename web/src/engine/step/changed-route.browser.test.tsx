import type { Component } from "@mindle/domain/content/activity";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { exampleStep } from "../testing/example-step.ts";
import { ShownPage } from "../testing/shown-page.tsx";
import { prepareOwnPages } from "./own-pages.ts";
import { type PreparedStep, prepareStep } from "./step.ts";

// Session 6, step 1: how the experiment went decides whether a page asks how small the next one should be.

const NEXT: Component = { type: "next-button", props: { label: { ko: "다음", en: "Next" } } };

const select = (bind: string, ko: string, options: Readonly<Record<string, string>>): Component => ({
  type: "single-select",
  bind,
  props: {
    label: { ko, en: bind },
    options: Object.fromEntries(Object.entries(options).map(([id, text]) => [id, { ko: text, en: id }])),
  },
});
const HALF = select("half", "얼마나 작으면 좋을까요?", { half: "딱 반만" });

const content = exampleStep({
  report: {
    root: [select("done", "어떻게 됐나요?", { done: "해 봤어요", not: "못 했어요" }), NEXT],
    routes: [{ when: "done == 'not'", pagesToSkip: 2 }],
  },
  facts: { root: [NEXT], routes: [{ when: "true", pagesToSkip: 2 }] },
  here: { root: [HALF, NEXT] },
  kept: {
    root: [
      { type: "text", visible: "answered.half", props: { ko: "다음에는 이만큼: {half}", en: "{half}" } },
      { type: "text", props: { ko: "오늘은 여기까지", en: "Enough for today" } },
    ],
    foreignKeys: {
      half: { instance: "here+here", model: "half", widget: "single-select", props: HALF.props ?? null },
    },
  },
});

function Steps({ step }: { readonly step: PreparedStep }) {
  const [viewNo, setViewNo] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setViewNo(1)}>
        처음으로
      </button>
      <ShownPage
        key={viewNo}
        step={step}
        viewNo={viewNo}
        onFinish={(attempt) => {
          if ("next" in attempt && attempt.next !== undefined) setViewNo(attempt.next);
        }}
      />
    </>
  );
}

const press = (name: string) => page.getByRole("button", { name }).click();
const choose = (name: string) => page.getByRole("radio", { name }).click();

test("a page that a changed answer left behind does not speak, on the last page or in the journal, until it is changed back", async () => {
  const uid = `route-${Date.now()}`;
  const step = await prepareStep(content, openAnswers(uid));
  await render(<Steps step={step} />);
  const plan = page.getByText("다음에는 이만큼: 딱 반만");
  const { activities, configs } = content;
  const read = await prepareOwnPages(uid, {
    pages: [{ instance: "here+here", programId: "um-eng-v2s", stepId: "d1-s1", savedAt: 1 }],
    activities,
    configs,
  });
  const inJournal = () => read("ko").map(({ state }) => state.components[0]?.answered);

  await choose("못 했어요");
  await press("다음");
  await choose("딱 반만");
  await press("다음");
  await expect.element(plan).toBeVisible();
  expect(inJournal()).toEqual([true]);

  await press("처음으로");
  await choose("해 봤어요");
  await press("다음");
  await press("다음");
  await expect.element(page.getByText("오늘은 여기까지")).toBeVisible();
  await expect.element(plan).not.toBeInTheDocument();
  expect(inJournal()).toEqual([false]);
  expect(step.answers.page("here+here").saved).toEqual({ half: { state: "not-shown", value: "half" } });

  await press("처음으로");
  await choose("못 했어요");
  await press("다음");
  await expect.element(page.getByRole("radio", { name: "딱 반만" })).toBeChecked();
  expect(inJournal()).toEqual([true]);
  await press("다음");
  await expect.element(plan).toBeVisible();
});
