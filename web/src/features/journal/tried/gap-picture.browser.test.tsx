import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../../locales/en/journal.ts";
import { loadNamespaces, startI18n } from "../../../platform/i18n/i18n.ts";
import type { ChildsTry } from "../use-tries.ts";
import { countGaps, GapPicture } from "./gap-picture.tsx";

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(["journal"]);
});

const gap = (feared: number, happened: number, max = 10) => ({ feared, happened, max });

function acts(...gaps: ChildsTry["gap"][]): readonly ChildsTry[] {
  return gaps.map((each, at) => ({
    ...{ id: `${at}`, programId: "some", topic: `Act ${at}`, at: Date.UTC(2026, 10, at + 1), day: undefined },
    ...{ isSealed: false, outcome: "done", asked: [], words: {}, answers: [], folded: [] },
    character: "Riggy",
    gap: each,
  }));
}

const region = () => page.getByRole("region", { name: texts.tried.gap.title });

test("four acts with both numbers are too few for a picture", async () => {
  const four = acts(gap(8, 3), gap(7, 2), gap(5, 5), gap(2, 9), undefined);
  const { rerender } = await render(<GapPicture tries={four} />);
  await expect.element(region()).not.toBeInTheDocument();
  // A sealed one is not told of.
  const [first] = acts(gap(6, 1));
  if (first === undefined) throw new Error("no act");
  await rerender(<GapPicture tries={[...four, { ...first, id: "sealed", isSealed: true }]} />);
  await expect.element(region()).not.toBeInTheDocument();
});

test("marks stand where their numbers are, on whatever scale", async () => {
  await render(<GapPicture tries={acts(gap(8, 3), gap(70, 20, 100), gap(5, 5), gap(2, 9), gap(0, 10))} />);
  await expect.element(region().getByText("Feared 70, as it was 20 (of 100)")).toBeVisible();
  const track = region().getByRole("listitem").last().element().querySelector("[aria-hidden]");
  const [, feared, happened] = [...(track?.children ?? [])].map((mark) => mark.getBoundingClientRect());
  const line = track?.getBoundingClientRect();
  expect(feared?.left).toBeCloseTo(line?.left ?? Number.NaN, 0);
  expect(happened?.right).toBeCloseTo((line?.right ?? Number.NaN) - 3, 0);
});

test("a tenth of the scale is about the same; more is counted as more", () => {
  expect(countGaps([gap(8, 3), gap(5, 6), gap(50, 40, 100), gap(2, 9), gap(5, 5)])).toEqual({
    less: 1,
    usual: 3,
    more: 1,
  });
});
