import { expect, test } from "vitest";
import { parseSource } from "../files/source.ts";
import { authoredStep } from "./authored.ts";
import { compileSteps } from "./compile.ts";

/** What is wrong with a page that has these entries beside a question. */
function mistakesOf(entries: string, more = ""): readonly string[] {
  const yaml = `step: d1-s1
pages:
  - page: where${more}
    view:
      - text-input: { bind: thought, label: { ko: 생각, en: Thought } }
${entries}`;
  const step = parseSource("programmes/um-eng-v2s/session-1/step-1.yaml", yaml, authoredStep);
  return compileSteps([{ ...step, programId: "um-eng-v2s" }], []).mistakes.map(({ expected }) => expected);
}

const reply = (mood: string) =>
  `      - text: { ko: 적었어요, en: Written, visible: answered.thought, mood: ${mood} }\n`;
const plain = (mood: string) => `      - text: { ko: 읽어요, en: Read, mood: ${mood} }\n`;
const NO_SMILE = "expected mood: warm or care: nobody smiles on a page of care";

test("a reply may have any mood, and any component may be of care", () => {
  for (const mood of ["care", "warm", "greet", "proud"]) expect(mistakesOf(reply(mood))).toEqual([]);
  expect(mistakesOf(plain("care"))).toEqual([]);
  expect(mistakesOf(reply("happy"))).toHaveLength(1);
});

test("what is no reply has no mood of its own", () => {
  expect(mistakesOf(plain("proud"))).toEqual(["expected a reply: a text with visible, for mood: proud"]);
});

test("no reply smiles beside words of care, beside helplines, or where the help card may come", () => {
  for (const mood of ["greet", "proud"]) {
    expect(mistakesOf(plain("care") + reply(mood))).toEqual([NO_SMILE]);
    expect(mistakesOf(`      - helpline\n${reply(mood)}`)).toEqual([NO_SMILE]);
    expect(mistakesOf(reply(mood), "\n    help: answered.thought")).toEqual([NO_SMILE]);
  }
  expect(mistakesOf(plain("care") + reply("warm"))).toEqual([]);
});
