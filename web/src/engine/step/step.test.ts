import { expect, test } from "vitest";
import type { FinishContext } from "../../platform/answers/answers.ts";
import { TestBrowser } from "../../platform/answers/testing/test-browser.ts";
import { TestServer } from "../../platform/answers/testing/test-server.ts";
import { exampleStep } from "../testing/example-step.ts";
import { prepareStep, recallsOf } from "./step.ts";
import { stepPage } from "./step-page.ts";

const CONTEXT: FinishContext = { locale: "ko", version: 1 };
const PROPS = { label: { ko: "생각", en: "Thought" }, rows: 1, max: 100 };

test("a page reads what was answered on the page before it was replaced, until the new one is answered", async () => {
  const content = exampleStep({ reader: { root: [] } });
  const reader = content.activities["reader"];
  if (reader === undefined) throw new Error("no such activity");
  reader.foreignKeys["before"] = {
    instance: "new+new",
    model: "thought",
    widget: "text-input",
    props: PROPS,
    replaced: [
      { instance: "old+old", migrations: [] },
      { instance: "older+older", migrations: ["of-a-later-app"] },
    ],
  };
  const server = new TestServer();
  const before = new TestBrowser("phone", server).open();
  const finish = (instance: string, value: string) =>
    before.answers.finishPage(instance, { thought: { state: "answered", value } }, CONTEXT);
  const read = async () => {
    const step = await prepareStep(content, before.answers);
    const page = stepPage(content, 1);
    return page && recallsOf(page, step)["before"]?.value;
  };
  await finish("older+older", "written long ago");
  expect(await read()).toBeUndefined();
  await finish("old+old", "before");
  expect(await read()).toBe("before");
  await finish("new+new", "now");
  expect(await read()).toBe("now");
  before.crash();
});
