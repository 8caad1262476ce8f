import type { UserProgram } from "@mindle/domain/api/user-program";
import type { AnswerPlace, LoudMinute, Programme } from "@mindle/domain/catalogue/programme";
import { DAY_MS } from "@mindle/domain/time";
import { expect, test } from "vitest";
import { shownAnswer } from "../../engine/step/shown-answer.ts";
import { prepareStep } from "../../engine/step/step.ts";
import { exampleStep } from "../../engine/testing/example-step.ts";
import type { EnteredValues } from "../../platform/answers/answers.ts";
import { TestBrowser } from "../../platform/answers/testing/test-browser.ts";
import { TestServer } from "../../platform/answers/testing/test-server.ts";
import { createQueryClient } from "../../platform/data/query-client.ts";
import { userProgramQuery } from "../../platform/data/user.ts";
import { lastOpened, ownLoudOf } from "./read-own-loud.ts";

const text = (words: string) => ({ ko: words, en: words });
const place = (answer: string): AnswerPlace => ({ page: "d1-s1/asked", answer });
const ACT = { day: text("낮"), night: text("밤") };

const LOUD: LoudMinute = {
  chips: [place("tags"), place("when")],
  sentences: [
    { ...place("own"), text: text("내 말") },
    { ...place("when"), text: text("고른 말"), note: text("덧붙임") },
  ],
  sentence: text("쓰인 말"),
  acts: { low: ACT, middle: ACT, high: ACT },
};

const content = exampleStep({
  asked: {
    root: [
      {
        type: "hashtag-picker-v3",
        bind: "tags",
        props: { options: { work: text("일"), home: text("집") }, max: 3, characters: 20 },
      },
      {
        type: "inline-select",
        bind: "when",
        props: {
          text: text("{day} {time} 들려요."),
          blanks: {
            day: { label: text("날"), options: { slip: text("실수한 날") } },
            time: { label: text("때"), options: { bed: text("누우면") } },
          },
        },
      },
      { type: "text-input", bind: "own", optional: true, props: { label: text("글"), rows: 1, max: 100 } },
    ],
  },
});

/** What is read on a device of its own, on which this was entered. */
async function read(values: EnteredValues) {
  const { answers, crash } = new TestBrowser(crypto.randomUUID(), new TestServer()).open();
  const step = await prepareStep(content, answers);
  answers.edit("asked+asked", values);
  const own = await ownLoudOf(LOUD, async (each) => shownAnswer(step, each, "2026-11-28"), "ko");
  crash();
  return own;
}

test("what was picked is a chip each, and a sentence is one; the first sentence that is there is shown", async () => {
  const own = await read({
    tags: ["home", { id: "n4b7s1ye", text: "단톡방" }],
    when: { day: "slip", time: "bed" },
  });
  expect(own.chips).toEqual(["집", "단톡방", "실수한 날 누우면 들려요."]);
  expect(own.sentence).toEqual({ label: "고른 말", words: "실수한 날 누우면 들려요.", note: "덧붙임" });
  const { sentence } = await read({ own: "이만하면 됐어" });
  expect(sentence).toEqual({ label: "내 말", words: "이만하면 됐어", note: undefined });
});

test("without answers there is what the author wrote; words of a crisis are not met", async () => {
  expect(await read({})).toEqual({ chips: [], sentence: undefined, written: LOUD });
  const own = await read({ tags: [{ id: "n4b7s1ye", text: "죽고 싶다" }], own: "죽고 싶다" });
  expect(own).toMatchObject({ chips: [], sentence: undefined });
});

const NOW = Date.UTC(2026, 10, 28);

const PROGRAMME: Programme = {
  version: 2,
  programName: text("이름"),
  steps: {},
  recommendedDays: [7],
  goals: [text("목표")],
  loud: LOUD,
};

/** A programme that opened so many days ago, for a hundred days. */
function own(programId: string, days: number, more: Partial<UserProgram> = {}): UserProgram {
  const openedAt = NOW - days * DAY_MS;
  const span = { status: "available" as const, openedAt, closedAt: openedAt + 100 * DAY_MS };
  return { programId, usageInfos: [span], stepFinished: [], programme: PROGRAMME, ...more };
}

/** Which programme is taken of these. */
function taken(...programs: readonly UserProgram[]): string | undefined {
  const queryClient = createQueryClient();
  queryClient.setQueryData(userProgramQuery("uid").queryKey, { programs: [...programs] });
  return lastOpened(queryClient, "uid", NOW)?.own.programId;
}

test("of two open programmes it is the one that was used last; of closed ones the last", () => {
  const stepFinished = [{ stepId: "d1-s1", finishedAt: NOW - DAY_MS }];
  expect(taken(own("one", 9), own("two", 2))).toBe("two");
  expect(taken(own("one", 9, { stepFinished }), own("two", 2))).toBe("one");
  expect(taken(own("one", 130), own("two", 150))).toBe("one");
  expect(taken(own("one", 130, { stepFinished }), own("two", 50))).toBe("two");
});

test("a programme without a loud minute, or that does not exist any more, is passed over", () => {
  const { loud: _loud, ...silent } = PROGRAMME;
  const { programme: _programme, ...gone } = own("two", 2);
  expect(taken(own("one", 9), own("two", 2, { programme: silent }))).toBe("one");
  expect(taken(own("one", 9), gone)).toBe("one");
  expect(taken()).toBeUndefined();
});
