import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../locales/en/home.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { EndedNote } from "./without-programme.tsx";

const PROGRAM = "um-eng-v2s";

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(["home"]);
});

function show(finished: readonly string[]) {
  const stepFinished = finished.map((stepId) => ({ stepId, timeStampFinished: 0 }));
  return render(
    <MemoryRouter>
      <EndedNote programme={{ programId: PROGRAM, usageInfos: [], stepFinished }} />
    </MemoryRouter>,
  );
}

const links = () =>
  page
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));

test("who finished steps is led to what they wrote first", async () => {
  await show(["d1-s1"]);
  await expect.element(page.getByText(texts.ended.text)).toBeVisible();
  expect(links()).toEqual([`/program/journal?programme=${PROGRAM}`, `/program/schedule/${PROGRAM}`]);
});

test("who finished nothing is promised no words, and led to the programme first", async () => {
  await show([]);
  await expect.element(page.getByText(texts.ended.unbegun)).toBeVisible();
  await expect.element(page.getByText(texts.ended.text)).not.toBeInTheDocument();
  expect(links()).toEqual([`/program/schedule/${PROGRAM}`, `/program/journal?programme=${PROGRAM}`]);
});
