import { STAGES } from "@mindle/domain/assessment/wizard";
import { expect, test } from "vitest";
import { ADDRESSES } from "./addresses.ts";
import { shownAt } from "./page-events.ts";

/** Something known for every place in a pattern. */
const EXAMPLES: Readonly<Record<string, string>> = {
  ":type?": "email",
  ":packageId": "jumpy-complete",
  ":stage": "1",
};

/** An address with something in each of its places. */
function example(pattern: string): string {
  if (pattern === "/schema/:stage") return "/schema/stress";
  if (pattern === "/beta-trial/:packageId") return "/beta-trial/riggy-complete";
  return pattern.replace(/:\w+\??/g, (place) => EXAMPLES[place] ?? place);
}

/** Addresses that only lead elsewhere, and the one that is not there in every build. */
const WITHOUT_PAGE: readonly string[] = ["/schema", "/tutorial", "/developer"];

const PAGES = ADDRESSES.filter(({ pattern }) => !WITHOUT_PAGE.includes(pattern));

test.each(PAGES)("$pattern has a route by which it is told of", ({ pattern }) => {
  expect(shownAt(example(pattern)).route).toBe(pattern.replace("?", ""));
});

test.each([
  ["/", "/", undefined],
  ["/schema/question1", "/schema/:stage", ["schema_stage", { stage: "question1" }]],
  ["/schema/result", "/schema/result", ["schema_result", {}]],
  ["/tutorial/3", "/tutorial/:stage", ["tutorial_stage", { tutorial_stage: 3 }]],
  ["/tutorial/99", "/tutorial/:stage", ["tutorial_stage", { tutorial_stage: 1 }]],
  ["/tutorial/done", "/tutorial/done", undefined],
  ["/voucher/flippy-starter", "/voucher/:packageId", ["voucher_open", { package_id: "flippy-starter" }]],
  [
    "/beta-trial/riggy-complete",
    "/beta-trial/:packageId",
    ["voucher_open", { package_id: "riggy-complete" }],
  ],
  ["/help", "/help", ["help_open", {}]],
  ["/schema/robin@example.com", "not-found", undefined],
  ["/robin@example.com", "not-found", undefined],
  ["/voucher/robin@example.com", "not-found", undefined],
])("showing %s tells of %s and %j", (pathname, route, event) => {
  expect(shownAt(pathname)).toMatchObject({ route, event });
});

test.each(STAGES)("stage %s is told of by its name", (stage) => {
  for (const pathname of [`/schema/${stage}`, `/schema/${stage}/`]) {
    expect(shownAt(pathname)).toMatchObject({ stage, event: ["schema_stage", { stage }] });
  }
});

test("only the assessment has stages of the assessment", () => {
  expect(shownAt("/tutorial/email").stage).toBeUndefined();
  expect(shownAt("/schema/nowhere").stage).toBeUndefined();
});
