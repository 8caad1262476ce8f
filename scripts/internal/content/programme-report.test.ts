import { createPreview } from "@mindle/content/preview";
import { workOutPage } from "@mindle/domain/content/page";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { expect, test } from "vitest";
import { answeringSeconds, notesOf, programmeReport } from "./programme-report.ts";

const { packs } = await createPreview()();
const report = await programmeReport();

test("every step has its minutes and its notes, and every page its widgets", () => {
  for (const { packageBase, afactoryData } of packs) {
    expect(report).toMatch(
      new RegExp(`\\| ${packageBase.gcId} \\| ${afactoryData.length} \\| \\d+ \\| [\\d.]+ \\| `),
    );
    const own = report.slice(report.indexOf(`## ${packageBase.gcId}\n`));
    for (const { pageId } of afactoryData) expect(own).toContain(`| ${pageId} | `);
  }
  expect(report).not.toMatch(/## .+\n\n\n/);
});

test("notes are the comments at the head of a file", () => {
  const text = "# yaml-language-server: $schema=x\n# One idea\n# (its source).\nstep: d1-s1\n# not this\n";
  expect(notesOf(text)).toBe("One idea (its source).");
});

test("typing takes longer than choosing, and what was not answered takes no time", () => {
  const label = { ko: "적어 보세요", en: "Write" };
  const seconds = (values: Readonly<Record<string, unknown>>) =>
    answeringSeconds(
      workOutPage({
        components: [
          { type: "text-input", bind: "typed", props: { label, rows: 1, max: 20 } },
          { type: "single-select", bind: "chosen", props: { label, options: { one: label } } },
        ],
        configJson: {},
        definitionOf: (type) => WIDGETS[type]?.definition,
        values,
        recalls: {},
        today: "2026-11-22",
        user: { nickname: "" },
      }),
    );
  expect(seconds({})).toBe(0);
  expect(seconds({ chosen: "one" })).toBe(6);
  expect(seconds({ typed: "산책" })).toBe(30);
});
