import { createPreview } from "@mindle/content/preview";
import { expect, test } from "vitest";
import { endingsIn, programmeCounts } from "./programme-counts.ts";

const content = await createPreview()();
const counts = programmeCounts(content);

test("endings are counted by kind, wherever they stand", () => {
  const texts = [
    "쉬어도 돼요. 안 해도 괜찮아요.",
    "벌써 왔네요",
    "바빴나 봐요.",
    "게을러서가 아니라 지쳐서예요.",
    "오늘은 여기까지예요.",
  ];
  expect(endingsIn(texts)).toEqual([2, 1, 1, 1]);
});

test("each programme has its pages and steps", () => {
  for (const { packageBase } of content.packs) {
    const own = counts.slice(counts.indexOf(`## ${packageBase.programId}\n`));
    expect(own).toContain(`| ${packageBase.stepId} | `);
  }
  expect(counts).toMatch(/\n\d+ pages, \d+ with a picture of their own\.\n/);
});

test("no step of a journey repeats a worn ending", () => {
  for (const programId of ["um-eng-v2s", "pleaser-v1", "jumpy-v1", "shelly-v1", "flippy-v1"]) {
    const own = counts.slice(counts.indexOf(`## ${programId}\n`));
    const table = own.slice(own.indexOf("\n| step |"), own.indexOf("\n| all |"));
    const rows = [...table.matchAll(/\| (d\d-s\d) \| (.+) \|/g)];
    expect(rows.length).toBeGreaterThanOrEqual(20);
    const repeating = rows.filter(([, , found = ""]) =>
      found.split(" | ").some((times) => Number(times) > 1),
    );
    expect(repeating.map(([, step]) => `${programId} ${step}`)).toEqual([]);
  }
});
