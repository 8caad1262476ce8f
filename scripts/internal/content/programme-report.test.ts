import { createPreview } from "@mindle/content/preview";
import { expect, test } from "vitest";
import { notesOf, programmeReport } from "./programme-report.ts";

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

test("every step of a journey takes 3 to 8 minutes", () => {
  expect(report).toContain("Outside 3 to 8 minutes: none.");
});

test("notes are the comments at the head of a file", () => {
  const text = "# yaml-language-server: $schema=x\n# One idea\n# (its source).\nstep: d1-s1\n# not this\n";
  expect(notesOf(text)).toBe("One idea (its source).");
});
