import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPreview, type PreviewContent } from "./preview.ts";
import { DataCopy } from "./testing/data-copy.ts";

const STEP = "programmes/um-eng-v2s/session-1/step-2.yaml";
const WHERE = "um-eng-v2s.d1-s2.where";

let data: DataCopy;

beforeEach(async () => {
  data = await DataCopy.make();
});

afterEach(() => data.remove());

async function edit(change: (text: string) => string): Promise<void> {
  const file = join(data.directory, STEP);
  const text = await readFile(file, "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}

function widgetsOf({ activities }: PreviewContent, page: string): readonly string[] {
  return activities[page]?.mainViews["main"]?.root?.map(({ type }) => type) ?? [];
}

test("content without mistakes is shown whole, with titles and files", async () => {
  const preview = await createPreview(data.directory)();
  expect(preview.mistakes).toEqual([]);
  expect(preview.held).toEqual([]);
  const step = preview.packs.find(({ packageBase }) => packageBase.gcId === "um-eng-v2s.d1-s2");
  expect(step?.packageBase.title.ko).toBe("리기가 자주 나타나는 곳");
  expect(preview.files["um-eng-v2s.d1-s2"]).toBe(STEP);
});

test("a page with a mistake stays as it was, and others show what changed", async () => {
  const compile = createPreview(data.directory);
  const before = await compile();
  await edit((text) =>
    text.replace("hashtag-picker-v1:", "hashtag-picker:").replace("오늘은 여기까지", "여기까지 왔어요"),
  );
  const after = await compile();
  expect(after.mistakes[0]).toMatchObject({
    file: STEP,
    line: expect.any(Number),
    path: "pages.1.view.2",
    expected: expect.stringMatching(/^expected a widget/),
  });
  expect(after.held).toContain(WHERE);
  expect(widgetsOf(after, WHERE)).toEqual(widgetsOf(before, WHERE));
  expect(JSON.stringify(after.activities["um-eng-v2s.d1-s2.kept"])).toContain("여기까지 왔어요");
});

test("a page that never was right shows what compiles of it", async () => {
  await edit((text) => text.replace("hashtag-picker-v1:", "hashtag-picker:"));
  const preview = await createPreview(data.directory)();
  expect(preview.held).not.toContain(WHERE);
  expect(widgetsOf(preview, WHERE)).toEqual(["content-head", "text", "next-button"]);
});

test("a file that is no valid YAML leaves the step as it was, with that mistake alone", async () => {
  const compile = createPreview(data.directory);
  const before = await compile();
  await edit((text) => text.replace("step: d1-s2", "step: [d1-s2"));
  const after = await compile();
  expect(new Set(after.mistakes.map(({ file }) => file))).toEqual(new Set([STEP]));
  expect(after.packs).toEqual(before.packs);
  expect(after.activities).toEqual(before.activities);
  await edit((text) => text.replace("step: [d1-s2", "step: d1-s2"));
  expect(await compile()).toEqual(before);
});

test("a step whose file is gone is gone", async () => {
  const compile = createPreview(data.directory);
  const before = await compile();
  await rm(join(data.directory, "programmes/um-eng-v2s/session-1/step-4.yaml"));
  const after = await compile();
  expect(after.packs).toHaveLength(before.packs.length - 1);
});

test("Korean that was changed names the English beside it", async () => {
  await edit((text) => text.replace("리기는 어디에서 가장 크게 말하나요?", "리기는 어디에서 크게 말하나요?"));
  const { stale, mistakes } = await createPreview(data.directory)();
  expect(mistakes).toEqual([]);
  expect(stale).toEqual([expect.objectContaining({ file: STEP, path: expect.stringMatching(/en$/) })]);
});
