import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { programme } from "@mindle/domain/catalogue/programme";
import { contentPack } from "@mindle/domain/content/activity";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkedContent, compileContent } from "./compile.ts";
import { FROZEN_VERSIONS } from "./files/file-names.ts";
import { NOTHING_PUBLISHED } from "./pages/published.ts";
import { DataCopy } from "./testing/data-copy.ts";

const PROGRAMME = "programmes/um-eng-v2s.yaml";
const STEP = "programmes/um-eng-v2s/session-1/step-2.yaml";
const DROPPED = "programmes/um-eng-v2s/session-1/step-4.yaml";

/** The beginning of a step's file. */
const head = (step: string, place: string) =>
  `step: ${step}\nscene: { place: ${place}, hour: noon, mood: listening }\npages:\n`;

const page = (name: string) =>
  `  - page: ${name}\n    view:\n      - text-input: { bind: answer, label: { ko: 답, en: Answer } }\n`;

/** The other programmes with a child. */
const CHILDREN = ["pleaser-v1", "jumpy-v1", "shelly-v1", "flippy-v1"];

let data: DataCopy;

beforeEach(async () => {
  data = await DataCopy.make();
  for (const other of ["mind-check", ...CHILDREN])
    await rm(join(data.directory, "programmes", other), { recursive: true });
  // What a programme says of its steps beside them.
  for (const other of CHILDREN)
    await data.change(`programmes/${other}.yaml`, /^(?:waiting|loud|tries):.*?(?=^sessions:)/ms, "");
  // Offers show pages that are gone.
  for (const file of await readdir(join(data.directory, "packages")))
    await data.change(`packages/${file}`, /^inside:.*/m, "inside: []");
  await data.change(PROGRAMME, /^loud:.*?(?=^sessions:)/ms, "");
  // Later sessions read answers of the pages that change here.
  for (const session of await readdir(join(data.directory, "programmes/um-eng-v2s"))) {
    if (session !== "session-1")
      await rm(join(data.directory, "programmes/um-eng-v2s", session), { recursive: true });
  }
  await data.write(FROZEN_VERSIONS, JSON.stringify(NOTHING_PUBLISHED));
  await data.change(PROGRAMME, /version: \d+\n/, "");
  await data.write(STEP, `${head("d1-s2", "cafe")}${page("one")}${page("two")}`);
  await data.write(DROPPED, `${head("d1-s4", "desk")}${page("last")}`);
  await publish();
});

afterEach(() => data.remove());

/** As `npm run content -- --freeze` does. */
async function publish(): Promise<void> {
  const { served } = await checkedContent(data.directory);
  await data.write(FROZEN_VERSIONS, JSON.stringify(served));
}

/** Drops step 4 of the first session and page `one`, and adds a page and a step. */
async function writeSecond(): Promise<void> {
  await data.write(STEP, `${head("d1-s2", "cafe")}${page("two").replaceAll("답", "새 답")}${page("three")}`);
  await rm(join(data.directory, DROPPED));
  const added = '      - { icon: video, title: { ko: "새 걸음", en: "A new step" } }\n';
  await data.change(PROGRAMME, / {6}- \{ icon: calendar, title: .*\n/, `      - dropped\n${added}`);
}

test("another version has to be said", async () => {
  await writeSecond();
  expect(await data.mistakes()).toEqual([
    expect.stringMatching(
      /^programmes\/um-eng-v2s\.yaml:2:12: programId: expected version 2 of the programme: its steps are others \(gone: d1-s4; new: d1-s5\)$/,
    ),
    expect.stringMatching(
      /step-2\.yaml:4:3: pages: expected version 2 of the programme: published are the pages one, two$/,
    ),
    expect.stringMatching(
      /^programmes\/um-eng-v2s\.yaml:2:12: programId: d1-s4: expected version 2 of the programme: published are the pages last$/,
    ),
  ]);
});

test("publishing version 2 keeps the packs, pages and programme of version 1; the newest is written last", async () => {
  const first = await compileContent({ directory: data.directory });
  await writeSecond();
  await data.change(PROGRAMME, "sessions:", "version: 2\nsessions:");
  for (const state of ["written", "published"]) {
    if (state === "published") await publish();
    const { documents } = await compileContent({ directory: data.directory });
    const byPath = new Map(documents.map((document) => [document.path, document.data]));
    const pagesOf = (id: string) => {
      const pack = byPath.get(`content/local/compacks/um-eng-v2s.${id}`);
      return pack && z.parse(contentPack, pack).afactoryData.map(({ pageId }) => pageId);
    };
    expect(["d1-s2.v1", "d1-s2.v2", "d1-s4.v1", "d1-s4.v2"].map(pagesOf)).toEqual([
      ["one", "two"],
      ["two", "three"],
      ["last"],
      undefined,
    ]);
    const stepsOf = (id: string) => {
      const { version, steps } = z.parse(programme, byPath.get(`content/local/programs/${id}`));
      const own = Object.entries(steps).filter(([step]) => step.startsWith("d1-"));
      return [version, ...own.map(([, { edrepDoc }]) => edrepDoc.slice("um-eng-v2s.".length))];
    };
    expect(stepsOf("um-eng-v2s.v1")).toEqual([1, "d1-s1.v1", "d1-s2.v1", "d1-s3.v1", "d1-s4.v1"]);
    expect(stepsOf("um-eng-v2s.v2")).toEqual([2, "d1-s1.v2", "d1-s2.v2", "d1-s3.v2", "d1-s5.v2"]);
    expect(stepsOf("um-eng-v2s")).toEqual(stepsOf("um-eng-v2s.v2"));
    expect(documents.at(-1)?.path).toBe("content/local/programs/um-eng-v2s");

    // Activities and configs have no version: the same documents, with the words of now where they are still written.
    const one = "content/local/activities/um-eng-v2s.d1-s2.one";
    expect(byPath.get(one)).toEqual(first.documents.find(({ path }) => path === one)?.data);
    expect(JSON.stringify(byPath.get("content/local/activities/um-eng-v2s.d1-s2.two"))).toContain("새 답");
    expect(byPath.get("content/local/configs/um-eng-v2s.d1-s4.last")?.["usedBy"]).toEqual([
      { programId: "um-eng-v2s", stepId: "d1-s4", page: expect.any(Number) },
    ]);
    for (const { path } of first.documents) expect([...byPath.keys()]).toContain(path);
  }
});

test("who has version 1 has the loud minute that was written for version 2, with its own steps", async () => {
  await writeSecond();
  const told = `version: 2
loud:
  chips: [{ page: d1-s2/two, answer: answer }, { page: d1-s2/three, answer: answer }]
  sentences: []
  sentence: { ko: 이만하면 됐어, en: That will do }
  acts:
${["low", "middle", "high"].map((level) => `    ${level}: { day: { ko: 낮, en: Day }, night: { ko: 밤, en: Night } }\n`).join("")}sessions:`;
  await data.change(PROGRAMME, "sessions:", told);
  const { documents } = await compileContent({ directory: data.directory });
  const programmeAt = (id: string) =>
    z.parse(programme, documents.find(({ path }) => path === `content/local/programs/${id}`)?.data);
  const [first, second] = [programmeAt("um-eng-v2s.v1"), programmeAt("um-eng-v2s.v2")];
  expect(second.loud?.chips).toHaveLength(2);
  expect(first).toMatchObject({ version: 1, loud: second.loud });
  expect(Object.keys(first.steps)).not.toEqual(Object.keys(second.steps));
});

test("a step that was dropped is not followed by another one of its number", async () => {
  await writeSecond();
  await data.change(PROGRAMME, "sessions:", "version: 2\nsessions:");
  await publish();
  await data.write(DROPPED, `${head("d1-s4", "desk")}${page("other")}`);
  expect(await data.mistakes()).toEqual([
    expect.stringMatching(/step-4\.yaml:1:7: step: expected a step of the programme um-eng-v2s$/),
  ]);
});
