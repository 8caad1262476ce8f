import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { DAY_MS } from "@mindle/domain/time";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../locales/en/journal.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { ProgrammeJournal } from "./programme-journal.tsx";

const PROGRAM = "um-eng-v2s";
const text = { ko: "가", en: "a" };
const programme: Programme = {
  version: 1,
  programName: text,
  character: "Riggy",
  steps: Object.fromEntries(
    ["d1-s1", "d2-s1", "d2-s2", "d3-s1", "d4-s1"].map((id) => [
      id,
      { title: text, icon: "video", edrepDoc: id },
    ]),
  ),
  recommendedDays: [1],
  goals: [text],
};

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(["journal"]);
});

/** A journal without words of a programme that closes in some days. */
function show(days: number, finished: readonly string[]) {
  const now = Date.now();
  const own: UserProgram = {
    programId: PROGRAM,
    usageInfos: [{ status: "available", openedAt: now - 9 * DAY_MS, closedAt: now + days * DAY_MS }],
    stepFinished: finished.map((stepId) => ({ stepId, timeStampFinished: now })),
  };
  return render(
    <MemoryRouter>
      <ProgrammeJournal own={own} programme={programme} pages={[]}>
        <p>Besides</p>
      </ProgrammeJournal>
    </MemoryRouter>,
  );
}

const heading = (name: string) => page.getByRole("heading", { name });
const link = (name: string) => page.getByRole("link", { name });

test("before the first step the journal says how it begins", async () => {
  await show(1, []);
  await expect.element(heading(texts.empty.title)).toBeVisible();
});

test("who finished steps without words of their own is not told that there is nothing yet to have finished", async () => {
  await show(1, ["d1-s1"]);
  await expect.element(heading(texts.wordless.title)).toBeVisible();
  await expect.element(page.getByText(texts.wordless.text)).toBeVisible();
  await expect.element(link(texts.wordless.goOn)).toHaveAttribute("href", `/program/schedule/${PROGRAM}`);
  await expect.element(heading(texts.empty.title)).not.toBeInTheDocument();
});

test("without words the sessions come first, and what else there is of the journal last", async () => {
  await show(1, ["d1-s1"]);
  const besides = page.getByText("Besides").element();
  for (const before of [heading(texts.sessions), link(texts.wordless.goOn)]) {
    expect(before.element().compareDocumentPosition(besides)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test("in a programme that has closed nothing leads on", async () => {
  await show(-1, ["d1-s1"]);
  await expect.element(heading(texts.wordless.title)).toBeVisible();
  await expect.element(page.getByText(texts.closed)).toBeVisible();
  await expect.element(link(texts.wordless.goOn)).not.toBeInTheDocument();
});

test("a session that was begun and left is not said to be untouched", async () => {
  await show(1, ["d2-s1", "d3-s1"]);
  const states = page
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);
  expect(states).toEqual([
    // Who jumped ahead goes on with what was left out first.
    expect.stringContaining(texts.status.current),
    expect.stringContaining(texts.status.begun),
    expect.stringContaining(texts.status.done),
    expect.stringContaining(texts.status["not-yet"]),
  ]);
});
