import type { Programme } from "@mindle/domain/catalogue/programme";
import type { WrittenPage } from "@mindle/domain/content/written-pages";
import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../../locales/en/journal.ts";
import { loadNamespaces, startI18n } from "../../../platform/i18n/i18n.ts";
import { WordsByDate } from "./words-by-date.tsx";

const programme: Programme = {
  version: 1,
  programName: { ko: "가", en: "a" },
  character: "Riggy",
  steps: {},
  recommendedDays: [1],
  goals: [],
};

function written(words: string, savedAt: number, page?: number): WrittenPage {
  const answer = {
    model: "m",
    question: undefined,
    words,
    isTyped: true,
    returnedIn: [],
    earlier: undefined,
  };
  return { instance: words, programId: "p", stepId: "d1-s1", page, savedAt, answers: [answer] };
}

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(["journal"]);
});

test("on paper is everything, also what a search hides, however one prints; the search stays", async () => {
  const pages = [written("a walk alone", 0), written("a cup of tea", 9e8)];
  await render(<WordsByDate programme={programme} written={pages} />);
  const search = page.getByRole("searchbox", { name: texts.search.label });
  const walk = page.getByText("a walk alone");
  const tea = page.getByText("a cup of tea");
  await userEvent.fill(search, "tea");
  await expect.element(walk).not.toBeInTheDocument();
  // As a browser does before it lays out the paper, which it does at once.
  dispatchEvent(new Event("beforeprint"));
  expect(walk.query()).not.toBeNull();
  expect(tea.query()).not.toBeNull();
  dispatchEvent(new Event("afterprint"));
  await expect.element(walk).not.toBeInTheDocument();
  await expect.element(search).toHaveValue("tea");
});

test("the words of one step on one day are in the order of its pages, also after going back", async () => {
  const pages = [written("first", 0, 1), written("fourth", 1, 4), written("third", 2, 3), written("old", 3)];
  await render(<WordsByDate programme={programme} written={pages} />);
  await expect.element(page.getByText("first")).toBeVisible();
  const words = page
    .getByRole("definition")
    .elements()
    .map((each) => each.textContent);
  expect(words).toEqual(["first", "third", "fourth", "old"]);
});
