import type { SavedPage } from "@mindle/domain/content/page-save";
import { deleteDB } from "idb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Answers, FinishContext } from "../answers.ts";
import { TestBrowser, type TestTab } from "../testing/test-browser.ts";
import { TestServer } from "../testing/test-server.ts";

const PAGE = "um-eng-v2s.d1-s2.where";
const NEXT = "um-eng-v2s.d1-s2.what";
const STEP = { programId: "um-eng-v2s", stepId: "d1-s2" };
const CONTEXT: FinishContext = { locale: "ko", version: undefined };

let browsers = 0;
let browser: TestBrowser;
let tabs: TestTab[] = [];

beforeEach(() => {
  browsers += 1;
  browser = new TestBrowser(`phone ${browsers}`, new TestServer());
  browser.network = "offline";
});

afterEach(() => {
  for (const tab of tabs) tab.crash();
  tabs = [];
});

/** A new tab, or the same after a reload. */
function openTab(uid = "sky"): Answers {
  const tab = browser.open(uid);
  tabs.push(tab);
  return tab.answers;
}

async function loaded(...instances: readonly string[]): Promise<Answers> {
  const answers = openTab();
  await answers.load(instances);
  return answers;
}

function answered(text: string): SavedPage {
  return { text: { state: "answered", value: text } };
}

describe("a page", () => {
  test("has no answers at first", async () => {
    const answers = await loaded(PAGE);
    expect(answers.page(PAGE)).toEqual({
      saved: null,
      draft: undefined,
      revision: 0,
      other: undefined,
      state: "sent",
    });
    expect(answers.unsent()).toBe(0);
  });

  test("keeps what is being entered over a reload", async () => {
    const answers = await loaded(PAGE);
    answers.edit(PAGE, { text: "첫" });
    answers.edit(PAGE, { text: "첫 글" });
    expect(answers.page(PAGE).draft).toEqual({ text: "첫 글" });
    await vi.waitFor(async () => expect((await loaded(PAGE)).page(PAGE).draft).toEqual({ text: "첫 글" }));
    expect((await loaded(PAGE)).unsent()).toBe(1);
  });

  test("is finished and queued at once, and its draft is gone", async () => {
    const answers = await loaded(PAGE);
    answers.edit(PAGE, { text: "글" });
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    const again = await loaded(PAGE);
    for (const each of [answers, again]) {
      expect(each.page(PAGE)).toMatchObject({ saved: answered("글"), draft: undefined, state: "waiting" });
      expect(each.unsent()).toBe(1);
    }
  });

  test("is queued once, however often it is finished before it is sent", async () => {
    const answers = await loaded(PAGE);
    await answers.finishPage(PAGE, answered("하나"), CONTEXT);
    await answers.finishPage(PAGE, answered("둘"), CONTEXT);
    expect(answers.unsent()).toBe(1);
    expect((await loaded(PAGE)).unsentPages()).toEqual([{ instance: PAGE, values: [{ text: "둘" }] }]);
  });

  test("has no draft where what is entered is what is saved", async () => {
    const answers = await loaded(PAGE);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    answers.edit(PAGE, { text: "글자" });
    answers.edit(PAGE, { text: "글" });
    expect(answers.page(PAGE).draft).toBeUndefined();
  });

  test("is the same object until it changes", async () => {
    const answers = await loaded(PAGE, NEXT);
    answers.edit(PAGE, { text: "글" });
    const before = answers.page(PAGE);
    answers.edit(PAGE, { text: "글" });
    await answers.finishPage(NEXT, answered("다른 글"), CONTEXT);
    expect(answers.page(PAGE)).toBe(before);
    answers.edit(PAGE, { text: "글자" });
    expect(answers.page(PAGE)).not.toBe(before);
  });

  test("changes are announced to listeners until they leave", async () => {
    const answers = await loaded(PAGE);
    const listener = vi.fn();
    const leave = answers.subscribe(listener);
    answers.edit(PAGE, { text: "글" });
    expect(listener).toHaveBeenCalled();
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    leave();
    listener.mockClear();
    answers.edit(PAGE, { text: "글자" });
    expect(listener).not.toHaveBeenCalled();
  });

  test("is the same in every open tab", async () => {
    const [one, two] = [await loaded(PAGE), await loaded(PAGE)];
    one.edit(PAGE, { text: "글" });
    await vi.waitFor(() => expect(two.page(PAGE).draft).toEqual({ text: "글" }));
    await two.finishPage(PAGE, answered("글"), CONTEXT);
    await vi.waitFor(() => expect(one.page(PAGE)).toMatchObject({ saved: answered("글"), draft: undefined }));
    expect(one.unsent()).toBe(1);
  });

  test("of another user is not seen", async () => {
    const answers = await loaded(PAGE);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    const other = openTab("sea");
    await other.load([PAGE]);
    expect(other.page(PAGE).saved).toBeNull();
    expect(other.unsent()).toBe(0);
  });
});

describe("steps", () => {
  test("a finished step is queued once", async () => {
    const answers = await loaded(PAGE);
    await Promise.all([answers.finishStep(STEP), answers.finishStep(STEP)]);
    await answers.finishStep(STEP);
    expect(answers.unsent()).toBe(1);
    expect(answers.finishedSteps(STEP.programId)).toEqual(["d1-s2"]);
    expect(answers.finishedSteps(STEP.programId)).toBe(answers.finishedSteps(STEP.programId));
    expect(answers.finishedSteps("another")).toEqual([]);
    expect((await loaded(PAGE)).finishedSteps(STEP.programId)).toEqual(["d1-s2"]);
  });

  test("a reminder takes the place of an earlier one of the same page", async () => {
    const answers = await loaded(PAGE);
    await answers.remind({ ...STEP, id: "letter", days: 7 });
    await answers.remind({ ...STEP, id: "letter", days: 30 });
    await answers.remind({ ...STEP, id: "walk", days: 3 });
    expect(answers.unsent()).toBe(2);
  });

  test("a route is kept over a reload", async () => {
    const answers = await loaded();
    expect(answers.route(STEP)).toEqual([]);
    answers.setRoute(STEP, ["where"]);
    answers.setRoute(STEP, ["where", "what"]);
    await vi.waitFor(async () => {
      const again = openTab();
      await again.loadRoute(STEP);
      expect(again.route(STEP)).toEqual(["where", "what"]);
    });
  });
});

describe("storage", () => {
  test("that is deleted, as at a sign-out, stays empty", async () => {
    const answers = await loaded(PAGE);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await deleteDB(browser.database("sky"));
    answers.edit(PAGE, { text: "늦은 글" });
    await answers.finishPage(PAGE, answered("늦은 글"), CONTEXT);
    const again = await loaded(PAGE);
    expect(again.page(PAGE)).toMatchObject({ saved: null, draft: undefined });
  });
});
