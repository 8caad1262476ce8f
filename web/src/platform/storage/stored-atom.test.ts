import type { QuestionAnswers } from "@mindle/domain/assessment/questions";
import { createStore, getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearUserData } from "./clear-user-data.ts";
import { jsonStorage } from "./storage.ts";
import { storedAtom } from "./stored-atom.ts";
import { storedValue } from "./stored-value.ts";

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

/** What a browser says when another tab has written under a key, or cleared the storage. */
function changeElsewhere(key: string | null): void {
  page.dispatchEvent(Object.assign(new Event("storage"), { key }));
}

function isAnswers(data: unknown): data is QuestionAnswers {
  return typeof data === "object" && data !== null;
}

function questionsIn(storage = jsonStorage(undefined)) {
  const value = storedValue("questions", storage, {
    initial: {},
    parse: (data) => (isAnswers(data) ? data : undefined),
  });
  return { storage, value };
}

test("begins with what is stored and stores every change", () => {
  const { storage, value } = questionsIn();
  storage.write("questions", { v: 1, data: { question1: "3" } });
  const state = storedAtom(value);
  const store = createStore();
  expect(store.get(state)).toEqual({ question1: "3" });
  store.set(state, { question1: "4" });
  expect(store.get(state)).toEqual({ question1: "4" });
  expect(storage.read("questions")).toEqual({ v: 1, data: { question1: "4" } });
});

test("follows other tabs while it is shown", () => {
  const { storage, value } = questionsIn();
  const state = storedAtom(value);
  const store = createStore();
  const hide = store.sub(state, () => {});
  storage.write("questions", { v: 1, data: { question1: "1" } });
  changeElsewhere("nickname");
  expect(store.get(state)).toEqual({});
  changeElsewhere("questions");
  expect(store.get(state)).toEqual({ question1: "1" });
  storage.remove("questions");
  changeElsewhere(null);
  expect(store.get(state)).toBe(value.initial);
  hide();
  storage.write("questions", { v: 1, data: { question1: "2" } });
  changeElsewhere("questions");
  expect(store.get(state)).toBe(value.initial);
});

test("an equal value is the same object, so that nothing is drawn again", () => {
  const { storage, value } = questionsIn();
  storage.write("questions", { v: 1, data: { question1: "1" } });
  const state = storedAtom(value);
  const store = createStore();
  const first = store.get(state);
  const changed = vi.fn();
  store.sub(state, changed);
  changeElsewhere("questions");
  expect(store.get(state)).toBe(first);
  expect(changed).not.toHaveBeenCalled();
});

test("clearing user data resets it, also while no component shows it", () => {
  const { storage, value } = questionsIn();
  const state = storedAtom(value);
  const store = getDefaultStore();
  store.set(state, { question1: "1" });
  clearUserData();
  expect(store.get(state)).toBe(value.initial);
  expect(storage.read("questions")).toBeUndefined();
});
