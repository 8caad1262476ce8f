import { readFile } from "node:fs/promises";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { QUESTION_IDS, QUESTIONS_OF, REVERSED } from "@mindle/domain/assessment/questions";
import { expect, test } from "vitest";

test("docs/assessment.md says of every question whose it is, what it is meant to measure, and whether it is reversed", async () => {
  const page = await readFile(new URL("../../docs/assessment.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| (\d+) \| (\w+) \| (\S.*\S) \| ?(yes|) ?\|$/gm)].map((row) =>
    row.slice(1),
  );
  expect(rows.map(([number]) => `question${number}`)).toEqual(QUESTION_IDS);
  for (const [number, child, , reversed] of rows) {
    const id = QUESTION_IDS[Number(number) - 1] ?? "question1";
    expect([id, CHARACTERS.find((one) => QUESTIONS_OF[one].includes(id))]).toEqual([id, child]);
    expect([id, REVERSED.includes(id)]).toEqual([id, reversed === "yes"]);
  }
});
