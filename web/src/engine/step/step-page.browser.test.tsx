import type { Component } from "@mindle/domain/content/activity";
import type { PageState } from "@mindle/domain/content/page";
import { twoReadingsExamples } from "@mindle/domain/widgets/two-readings/examples";
import { NO_READING } from "@mindle/domain/widgets/two-readings/value";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { contentFaults } from "../content-fault.ts";
import { type ContentPage, ContentPageProvider } from "../page-context.ts";
import { PageWidgets } from "../page-widgets.tsx";
import { exampleStep } from "../testing/example-step.ts";
import { type PreparedStep, prepareStep } from "./step.ts";
import { type StepPage, stepPage } from "./step-page.ts";
import { useStepPage } from "./use-step-page.ts";

const THOUGHT: Component = {
  type: "text-input",
  bind: "thought",
  props: { label: { ko: "지금 드는 생각", en: "A thought" }, rows: 2, max: 200 },
};
const NEXT: Component = { type: "next-button", props: { label: { ko: "다음", en: "Next" } } };

const DANGER = { kind: "danger", now: false, source: "words" };

let uids = 0;
let shownToday = "";
let withhold = () => {};
let shownAnswers: PageState["answers"] = {};
let discarded: ReturnType<typeof useStepPage>["form"]["onDiscard"] = () => {};
let finished: ReturnType<ReturnType<typeof useStepPage>["finish"]> | undefined;

afterEach(() => {
  finished = undefined;
});

/** Opens the first page of a step for a new user. */
function open(...root: readonly Component[]): Promise<{ step: PreparedStep; shown: StepPage }> {
  return openPage({ root });
}

type First = Parameters<typeof exampleStep>[0][string];

async function openPage(one: First, isStepFinished = false) {
  uids += 1;
  const step = await prepareStep(
    exampleStep({ one, two: { root: [] } }),
    openAnswers(`reader-${Date.now()}-${uids}`),
  );
  const shown = stepPage(step.content, 1);
  if (shown === undefined) throw new Error("the step has a first page");
  await render(
    <MemoryRouter>
      <Shown step={step} shown={shown} isStepFinished={isStepFinished} />
    </MemoryRouter>,
  );
  return { step, shown };
}

interface ShownProps {
  readonly step: PreparedStep;
  readonly shown: StepPage;
  readonly signInPath?: string;
  readonly isAfterCrisis?: boolean;
  readonly isStepFinished?: boolean;
}

function Shown({ step, shown, signInPath, isAfterCrisis = false, isStepFinished = false }: ShownProps) {
  const { form, hasCrisis, today, finish, ...rest } = useStepPage({
    step,
    shown,
    user: { nickname: "하늘" },
    isStepFinished,
  });
  shownAnswers = form.page.answers;
  shownToday = today;
  discarded = form.onDiscard;
  withhold = rest.withhold;
  const content: ContentPage = {
    language: "ko",
    today,
    answers: form.page.answers,
    stepTitle: "두 목소리",
    viewNo: 1,
    lastViewNo: 2,
    assetUrl: () => undefined,
    mediaFailed: () => {},
    hasCrisis,
    finish: () => {
      finished = finish({ locale: "ko", version: undefined });
    },
    finishAfter: () => {},
    wasFinished: () => false,
    isFinishing: false,
    images: { save: () => Promise.reject(), load: () => Promise.reject(), remove: () => {} },
  };
  return (
    <ContentPageProvider value={content}>
      <PageWidgets
        {...form}
        signInPath={signInPath}
        isAfterCrisis={isAfterCrisis}
        onWidgetFailed={() => {}}
      />
    </ContentPageProvider>
  );
}

test("a page that stays open has the new day at midnight", async () => {
  vi.useFakeTimers({
    now: Date.parse("2026-11-22T23:50:00+09:00"),
    toFake: ["Date", "setTimeout", "clearTimeout"],
  });
  try {
    await open(THOUGHT, NEXT);
    expect(shownToday).toBe("2026-11-22");
    // The phone was locked, and its timers with it.
    vi.setSystemTime(Date.parse("2026-11-23T08:00:00+09:00"));
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(shownToday).toBe("2026-11-23"));
  } finally {
    vi.useRealTimers();
  }
});

test("what needs a login is a way to it for those who are signed out", async () => {
  uids += 1;
  const content = exampleStep({ one: { root: [{ ...THOUGHT, requiresLogin: true }] } });
  const step = await prepareStep(content, openAnswers(`visitor-${Date.now()}-${uids}`));
  const shown = stepPage(step.content, 1);
  if (shown === undefined) throw new Error("the step has a first page");
  await render(
    <MemoryRouter>
      <Shown step={step} shown={shown} signInPath="/auth/login" />
    </MemoryRouter>,
  );
  await expect
    .element(page.getByRole("link", { name: "로그인하고 이어 가기" }))
    .toHaveAttribute("href", "/auth/login");
  await expect.element(field).not.toBeInTheDocument();
});

const field = page.getByRole("textbox", { name: "지금 드는 생각" });
const next = page.getByRole("button", { name: "다음" });

test("what is written is kept with every letter, and saved when the page is finished", async () => {
  const { step } = await open(THOUGHT, NEXT);
  await userEvent.click(next);
  await expect.element(page.getByText("조금이라도 적어 볼까요?")).toBeVisible();
  await userEvent.fill(field, "다시 해도 괜찮아");
  expect(step.answers.page("one+one").draft).toEqual({ thought: "다시 해도 괜찮아" });
  await userEvent.click(next);
  expect(finished).toEqual({ next: 2, saved: "words", help: undefined, isHelpNamed: false, isNew: true });
  expect(step.answers.page("one+one").saved).toEqual({
    thought: { state: "answered", value: "다시 해도 괜찮아" },
  });
});

describe("a page that brings help and asks nothing", () => {
  const HELP = { help: "true", helpKind: "danger" } as const;

  test("calls for it until its step is finished", async () => {
    await openPage({ root: [NEXT], help: HELP });
    await userEvent.click(next);
    expect(finished).toMatchObject({ help: { kind: "danger" }, isHelpNamed: false, isNew: true });
  });

  test("calls for none once the step is finished", async () => {
    await openPage({ root: [NEXT], help: HELP }, true);
    await userEvent.click(next);
    expect(finished).toMatchObject({ help: { kind: "danger" }, isNew: false });
  });

  test("has said where help is: only the flag is raised", async () => {
    await openPage({ root: [NEXT], help: { ...HELP, helpNamed: true } });
    await userEvent.click(next);
    expect(finished).toMatchObject({ help: { kind: "danger" }, isHelpNamed: true, isNew: true });
  });
});

describe("what is thrown away", () => {
  test("is gone from what was saved and from what waits, and the server is told to delete it", async () => {
    const { step } = await open(THOUGHT, NEXT);
    await userEvent.fill(field, "버릴 글과 남길 글");
    await userEvent.click(next);
    discarded("thought", "남길 글");
    await expect.element(field).toHaveValue("남길 글");
    expect(step.answers.page("one+one")).toMatchObject({
      saved: { thought: { state: "answered", value: "남길 글" } },
      draft: undefined,
    });
    expect(step.answers.waitingRemovals()).toBe(1);
    expect(JSON.stringify(step.answers.unsentPages())).not.toContain("버릴");
  });

  test("leaves no answer where nothing is left", async () => {
    const { step } = await open(THOUGHT, NEXT);
    await userEvent.fill(field, "버릴 글");
    await userEvent.click(next);
    discarded("thought", "");
    await expect.element(field).toHaveValue("");
    expect(step.answers.page("one+one").saved).toEqual({});
    expect(step.answers.waitingRemovals()).toBe(1);
    expect(JSON.stringify(step.answers.unsentPages())).not.toContain("버릴");
  });
});

test("words of danger are saved first, and then bring the help card", async () => {
  const { step } = await open(THOUGHT, NEXT);
  await userEvent.fill(field, "가끔 죽고 싶다는 생각이 들어");
  await userEvent.click(next);
  expect(finished).toEqual({ next: 2, saved: "words", help: DANGER, isHelpNamed: false, isNew: true });
  expect(step.answers.page("one+one").saved).not.toBeNull();
  // What is only looked at again calls for help at another time.
  await userEvent.click(next);
  expect(finished).toMatchObject({ help: DANGER, isNew: false });
});

test("what a widget does not save beside words of danger is saved nowhere, nor kept in the draft", async () => {
  const value = { ...NO_READING, first: { ...NO_READING.first, deg: 60, line: "죽고 싶다" }, past: [] };
  const props = JSON.parse(JSON.stringify(twoReadingsExamples.props["real"]));
  const { step } = await open({ type: "two-readings", bind: "r", props }, NEXT);
  step.answers.edit("one+one", { r: value });
  await expect.element(page.getByRole("textbox")).toHaveValue("죽고 싶다");
  withhold();
  expect(JSON.stringify(step.answers.page("one+one").draft)).not.toContain("죽고");
  step.answers.edit("one+one", { r: value });
  await expect.element(page.getByRole("textbox")).toHaveValue("죽고 싶다");
  await userEvent.click(next);
  expect(finished).toMatchObject({ help: DANGER, isHelpNamed: false, isNew: true });
  expect(JSON.stringify(step.answers.page("one+one"))).not.toContain("죽고");
  expect(step.answers.page("one+one").saved).toMatchObject({
    r: { value: { first: { deg: 60, line: null } } },
  });
});

test("a page without words of one's own saves answers alone", async () => {
  await open(NEXT);
  await userEvent.click(next);
  expect(finished).toEqual({ next: 2, saved: "answers", help: undefined, isHelpNamed: false, isNew: true });
});

test("words of danger bring the help card also where something else must be changed first", async () => {
  const { step } = await open(THOUGHT, { ...THOUGHT, bind: "more" }, NEXT);
  const fields = page.getByRole("textbox", { name: "지금 드는 생각" });
  await userEvent.click(next);
  expect(finished).toMatchObject({ refused: { bind: "thought" }, help: undefined });
  await userEvent.fill(fields.nth(0), "가끔 죽고 싶다는 생각이 들어");
  await userEvent.click(next);
  expect(finished).toMatchObject({ refused: { bind: "more" }, help: DANGER });
  expect(step.answers.page("one+one").draft).toMatchObject({ thought: "가끔 죽고 싶다는 생각이 들어" });
});

test("what got worse is counted when the page is finished, and not again where nothing changed", async () => {
  uids += 1;
  const content = exampleStep({ one: { root: [THOUGHT, NEXT] }, two: { root: [] } });
  const [first, ...others] = content.pages;
  if (first === undefined) throw new Error("the step has a first page");
  const pages = [{ ...first, worse: "thought == 'worse'" }, ...others];
  const step = await prepareStep({ ...content, pages }, openAnswers(`worse-${Date.now()}-${uids}`));
  const report = vi.spyOn(step.answers, "reportHarm");
  const shown = stepPage(step.content, 1);
  if (shown === undefined) throw new Error("the step has a first page");
  await render(
    <MemoryRouter>
      <Shown step={step} shown={shown} />
    </MemoryRouter>,
  );
  await userEvent.fill(field, "better");
  await userEvent.click(next);
  expect(report).not.toHaveBeenCalled();
  await userEvent.fill(field, "worse");
  await userEvent.click(next);
  await userEvent.click(next);
  expect(report).toHaveBeenCalledExactlyOnceWith("um-eng-v2s", "worse");
});

test("a reply to words of danger gives way to a line of care, and comes back with other words", async () => {
  const reply = (ko: string): Component => ({
    type: "text",
    visible: "answered.thought",
    props: { ko, en: ko },
  });
  const { step } = await open(THOUGHT, reply("잘 적었어요"), reply("한 걸음이에요"), NEXT);
  const said = page.getByText("잘 적었어요");
  const care = page.getByRole("link", { name: "지금 도움받기" });
  await userEvent.fill(field, "비가 왔다");
  await expect.element(said).toBeVisible();
  await expect.element(care).not.toBeInTheDocument();
  await userEvent.fill(field, "가끔 죽고 싶다는 생각이 들어");
  await expect.element(said).not.toBeInTheDocument();
  await expect.element(page.getByText("한 걸음이에요")).not.toBeInTheDocument();
  expect(care.elements()).toHaveLength(1);
  expect(step.answers.page("one+one").draft).toEqual({ thought: "가끔 죽고 싶다는 생각이 들어" });
  await userEvent.fill(field, "비가 왔다");
  await expect.element(said).toBeVisible();
});

test("after a page with crisis words, which the page itself says above, the line is not said again", async () => {
  const said: Component = {
    type: "text",
    visible: "answered.thought",
    props: { ko: "잘 적었어요", en: "Well" },
  };
  const step = await prepareStep(
    exampleStep({ one: { root: [THOUGHT, said, NEXT] } }),
    openAnswers(`after-${Date.now()}`),
  );
  const shown = stepPage(step.content, 1);
  if (shown === undefined) throw new Error("the step has a first page");
  await render(
    <MemoryRouter>
      <Shown step={step} shown={shown} isAfterCrisis />
    </MemoryRouter>,
  );
  await userEvent.fill(field, "비가 왔다");
  await expect.element(page.getByText("잘 적었어요")).toBeVisible();
  await userEvent.fill(field, "가끔 죽고 싶다는 생각이 들어");
  await expect.element(page.getByText("잘 적었어요")).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "지금 도움받기" })).not.toBeInTheDocument();
});

test("a widget that this version does not know leaves a quiet place, and the page goes on", async () => {
  const { step, shown } = await open({ type: "weather-map", bind: "sky" }, THOUGHT, NEXT);
  await expect.element(page.getByText("이 자리는 앱을 새로 열면 보여요")).toBeVisible();
  await userEvent.fill(field, "비가 와도");
  await userEvent.click(next);
  expect(finished).toEqual({ next: 2, saved: "words", help: undefined, isHelpNamed: false, isNew: true });
  expect(contentFaults(shown, step.widgets).map(({ kind }) => kind)).toEqual(["unknown-widget"]);
});

test("a widget without its data is left out and reported, and the page goes on", async () => {
  const { step, shown } = await open({ type: "text-input", bind: "lost", config: "gone" }, THOUGHT, NEXT);
  await userEvent.fill(field, "그래도");
  await userEvent.click(next);
  expect(finished).toEqual({ next: 2, saved: "words", help: undefined, isHelpNamed: false, isNew: true });
  expect(contentFaults(shown, step.widgets).map(({ kind }) => kind)).toEqual(["missing-data"]);
});

test("a picture that is not among the assets is told in words and reported", async () => {
  const alt = { ko: "씨앗이 날아가요", en: "A seed flies" };
  const slides: Component = {
    type: "slides",
    props: { label: alt, slides: [{ picture: { asset: "seed", alt } }] },
  };
  const { step, shown } = await open(slides, NEXT);
  await expect.element(page.getByText(alt.ko)).toBeVisible();
  const faults = contentFaults(shown, step.widgets);
  expect(faults.map(({ code, message }) => [code, message])).toEqual([
    ["engine/missing-data", "one+one: missing-data seed"],
  ]);
  const complete = { ...shown, assets: { seed: "/assets/seed.svg" } };
  expect(contentFaults(complete, step.widgets)).toEqual([]);
});

test("a component that is hidden keeps its value, and one that is cleared does not", async () => {
  const second: Component = { ...THOUGHT, bind: "more", visible: "thought != 'x'" };
  const { step } = await open(THOUGHT, second, { ...second, bind: "cleared", clear: true }, NEXT);
  const fields = page.getByRole("textbox", { name: "지금 드는 생각" });
  await userEvent.fill(fields.nth(0), "a");
  await userEvent.fill(fields.nth(1), "b");
  await userEvent.fill(fields.nth(2), "c");
  await userEvent.fill(fields.nth(0), "x");
  await expect.element(fields.nth(1)).not.toBeInTheDocument();
  await userEvent.click(next);
  expect(step.answers.page("one+one").saved).toEqual({
    thought: { state: "answered", value: "x" },
    more: { state: "not-shown", value: "b" },
    cleared: { state: "not-shown" },
  });
});

test("answers of other pages are there as soon as they arrive, and are not read again while one types", async () => {
  uids += 1;
  const content = exampleStep({ one: { root: [THOUGHT] }, two: { root: [THOUGHT, NEXT] } });
  const second = content.activities["two"];
  if (second === undefined) throw new Error("the step has a second page");
  const before = {
    instance: "one+one",
    model: "thought",
    widget: "text-input",
    props: THOUGHT.props ?? null,
  };
  const step = await prepareStep(
    { ...content, activities: { ...content.activities, two: { ...second, foreignKeys: { before } } } },
    openAnswers(`reader-${Date.now()}-${uids}`),
  );
  const shown = stepPage(step.content, 2);
  if (shown === undefined) throw new Error("the step has a second page");
  await render(<Shown step={step} shown={shown} />);
  expect(shownAnswers["before"]).toBeUndefined();
  await step.answers.finishPage(
    "one+one",
    { thought: { state: "answered", value: "하나" } },
    { locale: "ko", version: undefined },
  );
  await expect.poll(() => shownAnswers["before"]?.value).toBe("하나");
  const recalled = shownAnswers["before"];
  await userEvent.fill(field, "둘");
  await expect.poll(() => shownAnswers["thought"]?.value).toBe("둘");
  expect(shownAnswers["before"]).toBe(recalled);
});
