import type { SavedPage } from "@mindle/domain/content/page-save";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { abortWhenCached } from "../browser/abort-when-cached.ts";
import type { FinishContext } from "./answers.ts";
import type { AnswersApi } from "./answers-api.ts";
import { openDatabase } from "./device/answers-database.ts";
import { type ClosableAnswers, createAnswers } from "./device/create-answers.ts";
import { openTabChannel, withTabLock } from "./device/tabs.ts";
import { answersDatabase, removeAnswersDatabase } from "./remove-answers.ts";
import { TestServer } from "./testing/test-server.ts";

const UID = "sky";
const PAGES = ["where", "what", "when"].map((page) => `um-eng-v2s.d1-s2.${page}+um-eng-v2s.d1-s2.${page}`);
const PAGE = PAGES[0] ?? "";
const STEP = { programId: "um-eng-v2s", stepId: "d1-s2" };
const CONTEXT: FinishContext = { locale: "ko", version: undefined };

let server: TestServer;
let isOnline: boolean;
/** Calls on their way, and the most there were at a time. */
let calls: { now: number; most: number };
let open: ClosableAnswers[];

beforeEach(() => {
  server = new TestServer();
  isOnline = true;
  calls = { now: 0, most: 0 };
  open = [];
});

afterEach(async () => {
  for (const answers of open) answers.close();
  await removeAnswersDatabase(UID);
});

/** What a tab of this browser holds. It hears of the changes of tabs with the same channel. */
function openTab(channel = "tabs"): ClosableAnswers {
  const name = answersDatabase(UID);
  const answers = createAnswers(UID, {
    openDatabase: (parts) => openDatabase(name, parts),
    tabs: openTabChannel(channel),
    later: (action, ms) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    api: counted(server.api(() => (isOnline ? UID : undefined))),
    exclusive: withTabLock(name),
    onRetryOpportunity: () => () => {},
    onFirstFinish: () => {},
    onDeleted: () => {},
  });
  open.push(answers);
  return answers;
}

function counted({ save, ...others }: AnswersApi): AnswersApi {
  return {
    save: async (...args) => {
      calls.now += 1;
      calls.most = Math.max(calls.most, calls.now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      calls.now -= 1;
      return save(...args);
    },
    ...others,
  };
}

function answered(text: string): SavedPage {
  return { text: { state: "answered", value: text } };
}

test("two tabs hold the same answers, and one of them sends each once, in order", async () => {
  isOnline = false;
  const [one, two] = [openTab(), openTab()];
  await Promise.all([one.load(PAGES), two.load(PAGES)]);
  for (const [index, page] of PAGES.entries()) {
    const tab = index % 2 === 0 ? one : two;
    await tab.finishPage(page, answered(`글 ${index}`), CONTEXT);
  }
  await two.finishStep(STEP);
  await vi.waitFor(() => expect([one.unsent(), two.unsent()]).toEqual([4, 4]));

  isOnline = true;
  await Promise.all([one.flush(5_000), two.flush(5_000)]);
  await vi.waitFor(() => expect([one.unsent(), two.unsent()]).toEqual([0, 0]));
  const { saves, log } = server.account(UID);
  expect(saves.map(({ instance }) => instance)).toEqual(PAGES);
  expect(log).toHaveLength(4);
  expect(log.at(-1)).toBe("um-eng-v2s/d1-s2");
  expect(calls.most).toBe(1);
  for (const tab of [one, two]) expect(tab.page(PAGE)).toMatchObject({ revision: 1, state: "sent" });
});

test("what is entered in one tab is shown in the other one and outlives both", async () => {
  const [one, two] = [openTab(), openTab()];
  await Promise.all([one.load(PAGES), two.load(PAGES)]);
  one.edit(PAGE, { text: "쓰던 글" });
  one.setRoute(STEP, ["where"]);
  await vi.waitFor(() => expect(two.page(PAGE).draft).toEqual({ text: "쓰던 글" }));
  for (const tab of [one, two]) tab.close();
  const next = openTab();
  await Promise.all([next.load([]), next.loadRoute(STEP)]);
  expect(next.page(PAGE).draft).toEqual({ text: "쓰던 글" });
  expect(next.route(STEP)).toEqual(["where"]);
});

test("removing answers ends every tab that holds them", async () => {
  const [one, two] = [openTab(), openTab()];
  await Promise.all([one.load(PAGES), two.load(PAGES)]);
  await one.finishPage(PAGE, answered("글"), CONTEXT);
  await removeAnswersDatabase(UID);
  await two.finishPage(PAGE, answered("늦은 글"), CONTEXT);
  const next = openTab();
  await next.load(PAGES);
  expect(next.page(PAGE)).toMatchObject({ saved: null, draft: undefined });
});

test("a page that is kept for the way back stores what was entered, and knows what changed meanwhile, once it is shown", async () => {
  abortWhenCached();
  vi.spyOn(console, "warn").mockReturnValue();
  const [left, next] = [openTab(), openTab("not heard by the cached page")];
  await Promise.all([left.load(PAGES), next.load(PAGES)]);
  left.edit(PAGE, { text: "떠나며 쓴 글" });
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  left.setRoute(STEP, ["where"]);
  await vi.waitFor(() => expect(left.storage()).toBe("blocked"));

  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await vi.waitFor(() => expect(left.storage()).toBe("kept"));
  const later = openTab("later");
  await Promise.all([later.load(PAGES), later.loadRoute(STEP)]);
  expect(later.page(PAGE).draft).toEqual({ text: "떠나며 쓴 글" });
  expect(later.route(STEP)).toEqual(["where"]);

  await next.finishPage(PAGE, answered("다음 화면에서 쓴 글"), CONTEXT);
  expect(left.page(PAGE).saved).toBeNull();
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await vi.waitFor(() => expect(left.page(PAGE).saved).toEqual(answered("다음 화면에서 쓴 글")));
});
