import type { SavedPage } from "@mindle/domain/content/page-save";
import { afterEach, beforeEach } from "vitest";
import type { Answers, FinishContext } from "../answers.ts";
import { quiet, TestBrowser, type TestTab } from "./test-browser.ts";
import { TestServer } from "./test-server.ts";

export const PAGE = "um-eng-v2s.d1-s2.where+um-eng-v2s.d1-s2.where";
export const NEXT = "um-eng-v2s.d1-s2.what+um-eng-v2s.d1-s2.what";
export const CONTEXT: FinishContext = { locale: "ko", version: undefined };

let worlds = 0;
let tabs: TestTab[] = [];

/** New for each test, as are both browsers. */
export let server: TestServer;
export let phone: TestBrowser;
export let laptop: TestBrowser;

beforeEach(() => {
  worlds += 1;
  server = new TestServer();
  phone = new TestBrowser(`phone of ${worlds}`, server);
  laptop = new TestBrowser(`laptop of ${worlds}`, server);
});

afterEach(() => {
  for (const tab of tabs) tab.crash();
  tabs = [];
});

/** A tab that ends with the test. */
export function openTab(browser: TestBrowser, uid = "sky"): TestTab {
  const tab = browser.open(uid);
  tabs.push(tab);
  return tab;
}

/** The answers of a new tab that has read both pages. */
export async function loaded(browser: TestBrowser, uid = "sky"): Promise<Answers> {
  const { answers } = openTab(browser, uid);
  await answers.load([PAGE, NEXT]);
  return answers;
}

/** Time goes by for everyone, after what is being written and sent. */
export async function pass(ms: number): Promise<void> {
  await quiet();
  server.now += ms;
  phone.pass(ms);
  laptop.pass(ms);
}

export function answered(text: string): SavedPage {
  return { text: { state: "answered", value: text } };
}
