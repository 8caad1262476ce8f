import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { type Comment, claim, comment, faqEntry } from "@mindle/domain/catalogue/documents";
import { type CatalogPackage, catalogPackage } from "@mindle/domain/catalogue/package";
import { type Programme, programme } from "@mindle/domain/catalogue/programme";
import type { ContentKey } from "@mindle/domain/catalogue/public-content";
import { ILLUSTRATIVE, surveyOf } from "@mindle/domain/catalogue/survey";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type CompileOptions, checkedContent, compileContent } from "./compile.ts";
import { FROZEN_VERSIONS } from "./files/file-names.ts";
import { pageDataOf } from "./page-data.ts";
import { NOTHING_PUBLISHED } from "./pages/published.ts";
import { DataCopy } from "./testing/data-copy.ts";

// Many tests compile the whole content, some several times.
vi.setConfig({ testTimeout: 30_000 });

/** The content as it is, which takes about a second to compile. */
const OWN_CONTENT = compileContent();

async function collection<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  options?: CompileOptions,
): Promise<Map<string, z.output<Schema>>> {
  const { documents } = await (options === undefined ? OWN_CONTENT : compileContent(options));
  const prefix = `content/${options?.env ?? "local"}/${name}/`;
  return new Map(
    documents
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, data }) => [path.slice(prefix.length), z.parse(schema, data)]),
  );
}

const packages = (options?: CompileOptions): Promise<Map<string, CatalogPackage>> =>
  collection("packages", catalogPackage, options);
const comments = (): Promise<Map<string, Comment>> => collection("comments", comment);

describe("packages", () => {
  test("each character has a starter and a complete one, all but Flippy a master one", async () => {
    const found = [...(await packages())].map(([id, { slug, id: sellable, villainName, category }]) =>
      [id, slug, sellable, villainName, category].join(" "),
    );
    const expected = CHARACTERS.flatMap((character) =>
      ["starter", "complete", ...(character === "Flippy" ? [] : ["master"])].map((category) => {
        const name = character.toLowerCase();
        return `${name}-${category} ${name}-${category} ${name}_${category}.v0 ${character} ${category}`;
      }),
    );
    expect(found.sort()).toEqual(expected.sort());
  });

  test("every package that the specification names is there, with its programme, colour and product of the app store", async () => {
    const found = [...(await packages())].map(([slug, { programOpenLengthMillis, themeColor, ios }]) => [
      slug,
      ...Object.keys(programOpenLengthMillis),
      themeColor,
      ios.productIdentifier,
    ]);
    expect(found.map((values) => values.join(" ")).sort()).toEqual([
      "flippy-complete flippy-v1 #F2704F flippy_complete.v0",
      "flippy-starter flippy-v1 #F2704F flippy_starter.v0",
      "jumpy-complete jumpy-v1 #F6BE3B jumpy_complete.v0",
      "jumpy-master jumpy-v1 #F6BE3B jumpy_master.v0",
      "jumpy-starter jumpy-v1 #F6BE3B jumpy_starter.v0",
      "pleaser-complete pleaser-v1 #F58FA8 pleaser_complete.v0",
      "pleaser-master pleaser-v1 #F58FA8 pleaser_master.v0",
      "pleaser-starter pleaser-v1 #F58FA8 pleaser_starter.v0",
      "riggy-complete um-eng-v2s #8B6FD6 riggy_complete.v0",
      "riggy-master um-eng-v2s #8B6FD6 riggy_master.v0",
      "riggy-starter um-eng-v2s #8B6FD6 riggy_starter.v0",
      "shelly-complete shelly-v1 #4DB6AC shelly_complete.v0",
      "shelly-master shelly-v1 #4DB6AC shelly_master.v0",
      "shelly-starter shelly-v1 #4DB6AC shelly_starter.v0",
    ]);
  });

  test("no package opens the check-ins, which are of no child", async () => {
    for (const { programOpenLengthMillis } of (await packages()).values()) {
      expect(programOpenLengthMillis).not.toHaveProperty(MIND_CHECK_PROGRAM_ID);
    }
    const check = (await collection("programs", programme)).get(MIND_CHECK_PROGRAM_ID);
    expect(check?.programName.ko).toBe("마음 살피기");
    expect(check?.character).toBeUndefined();
  });

  test("starter opens for 92 days, the others for 150; all prices on the web are 0", async () => {
    for (const { category, programOpenLengthMillis, web } of (await packages()).values()) {
      expect(Object.values(programOpenLengthMillis)).toEqual([
        category === "starter" ? 7_948_800_000 : 12_960_000_000,
      ]);
      expect(web.price).toEqual({ monthly: 0, numMonth: 0, original: 0 });
    }
  });

  test("a programme belongs to the child whose packages open it", async () => {
    const programmes = await collection("programs", programme);
    expect(programmes.size).toBeGreaterThan(0);
    for (const { villainName, programOpenLengthMillis } of (await packages()).values()) {
      for (const programId of Object.keys(programOpenLengthMillis)) {
        const { character = villainName } = programmes.get(programId) ?? {};
        expect(character).toBe(villainName);
      }
    }
  });

  test("a starter has the first three parts of its complete package", async () => {
    const found = await packages();
    for (const character of CHARACTERS.map((name) => name.toLowerCase())) {
      const starter = found.get(`${character}-starter`)?.outline;
      const complete = found.get(`${character}-complete`)?.outline;
      expect(starter).toHaveLength(3);
      expect(complete?.slice(0, 3)).toEqual(starter);
      expect(complete).toHaveLength(character === "riggy" ? 8 : 6);
    }
  });

  test("a master package is described as the complete one and is in no list", async () => {
    const found = await packages();
    const lists = await collection("orders", z.object({ items: z.array(z.string()) }));
    for (const { villainName, category, id, slug, summary, outline } of found.values()) {
      if (category !== "master") continue;
      const complete = found.get(`${villainName.toLowerCase()}-complete`);
      expect({ summary, outline }).toEqual({ summary: complete?.summary, outline: complete?.outline });
      for (const { items } of lists.values()) {
        expect(items).not.toContain(slug);
        expect(items).not.toContain(id);
      }
    }
  });

  test("Riggy's have the trial programme", async () => {
    for (const { villainName, programOpenLengthMillis } of (await packages()).values())
      expect("um-eng-v2s" in programOpenLengthMillis).toBe(villainName === "Riggy");
  });

  test("are open as a beta where there is a programme, with its goals and its child", async () => {
    const programmes = await collection("programs", programme);
    const open = [...(await packages()).values()].filter(({ beta }) => beta);
    expect(new Set(open.map(({ villainName }) => villainName))).toEqual(new Set(CHARACTERS));
    for (const { villainName, category, outline, programOpenLengthMillis } of open) {
      const [programId = "", ...others] = Object.keys(programOpenLengthMillis);
      const found = programmes.get(programId);
      expect(others).toEqual([]);
      expect(found?.character).toBe(villainName);
      const goals = found?.goals.slice(0, category === "starter" ? 3 : undefined);
      expect(outline.map(({ goal }) => goal)).toEqual(goals);
    }
  });

  test("another environment has the same documents below its own name", async () => {
    expect(await packages({ env: "beta-1" })).toEqual(await packages());
  });
});

describe("the programme um-eng-v2s", () => {
  const umEng = async (): Promise<Programme | undefined> =>
    (await collection("programs", programme)).get("um-eng-v2s");

  test("has four or five steps in each of its eight sessions, and one that comes later", async () => {
    const found = await umEng();
    const steps = Object.entries(found?.steps ?? {});
    const later = steps.filter(([, step]) => step.later === true).map(([stepId]) => stepId);
    expect(later).toEqual(["d8-s6"]);
    const own = steps.filter(([stepId]) => !later.includes(stepId));
    const sessions = Map.groupBy(own, ([stepId]) => stepId.split("-")[0]);
    expect([...sessions].map(([session, { length }]) => [session, length])).toEqual([
      ["d1", 4],
      ["d2", 4],
      ["d3", 4],
      ["d4", 4],
      ["d5", 4],
      ["d6", 5],
      ["d7", 4],
      ["d8", 5],
    ]);
    for (const [stepId, { edrepDoc }] of steps) expect(edrepDoc).toBe(`um-eng-v2s.${stepId}.v2`);
  });

  test("takes eight weeks, two sittings each, with a goal for each session", async () => {
    const found = await umEng();
    expect(found?.goals).toHaveLength(8);
    expect(found?.recommendedDays.reduce((sum, days) => sum + days, 0)).toBe(56);
  });

  test("has a short version of every session, with a thing to do", async () => {
    const found = (await umEng())?.shortVersions ?? [];
    expect(found).toHaveLength(8);
    for (const short of found) expect(short?.act.ko).toMatch(/\S/);
  });

  test("may leave short versions out", async () => {
    const programmes = await collection("programs", programme);
    expect(programmes.get("mind-check")?.shortVersions).toBeUndefined();
  });
});

test("reviews lie under their ids and say that they are illustrative", async () => {
  for (const [id, review] of await comments()) {
    expect(review.id).toBe(id);
    expect(review.source).toBe(ILLUSTRATIVE);
  }
});

test("the claims are those of the specification, each with its source and its mark; nobody is named as their author yet", async () => {
  const found = [...(await collection("claims", claim)).values()];
  expect(found.map(({ id, percent }) => [id, percent])).toEqual([
    ["calmer", 30],
    ["helpful", 96],
    ["mood", 93],
    ["discount", 90],
  ]);
  for (const { source } of found) expect(source).toContain("specification");
  // None has a study yet.
  for (const one of found) expect([one.illustrative, surveyOf(one)]).toEqual([true, undefined]);
});

test("the journeys stand in the order of the specification", async () => {
  const orders = await collection("orders", z.object({ items: z.array(z.string()) }));
  expect(orders.get("journeys")?.items).toEqual([
    "riggy-complete",
    "flippy-starter",
    "jumpy-complete",
    "shelly-complete",
    "pleaser-complete",
  ]);
});

describe("what a page shows", async () => {
  const content = await checkedContent();
  const keys: readonly ContentKey[] = [
    "orders/causes",
    "claims",
    "comments",
    "faq",
    "packages/jumpy-starter",
  ];

  test("is what it asked for, and nothing else", async () => {
    const data = pageDataOf(content, keys);
    expect(Object.keys(data).sort()).toEqual(keys.toSorted());
    expect(data["packages/jumpy-starter"]?.slug).toBe("jumpy-starter");
    expect(pageDataOf(content, [])).toEqual({});
  });

  test("is what the compiled documents hold, in the order of their lists", async () => {
    const data = pageDataOf(content, keys);
    expect(data.comments).toEqual([...(await comments()).values()]);
    expect(data.claims).toEqual([...(await collection("claims", claim)).values()]);
    expect(data.faq).toEqual([...(await collection("faq", faqEntry)).values()]);
    expect(data["packages/jumpy-starter"]).toEqual((await packages()).get("jumpy-starter"));
  });

  test("is null where there is no such package", async () => {
    expect(pageDataOf(content, ["packages/nobody"])).toEqual({ "packages/nobody": null });
  });

  test("survives being written as JSON", async () => {
    const data = pageDataOf(content, keys);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });
});

describe("mistakes in authored files", () => {
  let data: DataCopy;

  beforeEach(async () => {
    data = await DataCopy.make();
  });

  afterEach(() => data.remove());

  test("an unchanged copy compiles to the same", async () => {
    expect(await compileContent({ directory: data.directory })).toEqual(await OWN_CONTENT);
  });

  test("those of several files are told together", async () => {
    await data.change("packages/riggy.yaml", 'themeColor: "#8B6FD6"', "themeColor: violet");
    await data.change("comments.yaml", "rating: 4", "rating: 6");
    expect(await data.mistakes()).toEqual([
      expect.stringMatching(/^packages\/riggy\.yaml:3:13: themeColor: /),
      expect.stringMatching(/^comments\.yaml:\d+:11: 1\.rating: /),
    ]);
  });

  test("files that are no valid YAML are told together, before what is wrong between files", async () => {
    await data.change("programmes/um-eng-v2s/session-1/step-2.yaml", "step: d1-s2", "step: [d1-s2");
    await data.change("programmes/um-eng-v2s/session-3/step-4.yaml", "step: d3-s4", "step: {d3-s4");
    await data.change("comments.yaml", "id: example-jumpy", "id: example-riggy");
    const lines = (await data.mistakes()).map((line) => /^(.*?):\d+:\d+: valid YAML: /.exec(line)?.[1]);
    expect(new Set(lines)).toEqual(
      new Set(["programmes/um-eng-v2s/session-1/step-2.yaml", "programmes/um-eng-v2s/session-3/step-4.yaml"]),
    );
  });

  test("too short an outline", async () => {
    const short = 'outline:\n  - title: { ko: "하나", en: "One" }\n    goal: { ko: "둘", en: "Two" }\n';
    const before = await readFile(join(data.directory, "packages/riggy.yaml"), "utf8");
    await writeFile(
      join(data.directory, "packages/riggy.yaml"),
      before.slice(0, before.indexOf("outline:")) + short,
    );
    expect(await data.mistakes()).toEqual([expect.stringMatching(/outline: expected at least 3 parts$/)]);
  });

  test("a character without a file", async () => {
    await rm(join(data.directory, "packages/jumpy.yaml"));
    expect(await data.mistakes()).toEqual([
      expect.stringMatching(/: expected a file for Jumpy$/),
      "programmes/jumpy-v1.yaml:2:12: programId: expected the programme of a package",
      expect.stringMatching(/^orders\.yaml:\d+:\d+: journeys\.2: expected one of /),
    ]);
  });

  test("a character with two files", async () => {
    await cp(join(data.directory, "packages/jumpy.yaml"), join(data.directory, "packages/jumpy-2.yaml"));
    expect(await data.mistakes()).toEqual([
      "packages/jumpy.yaml:1:12: character: expected another value: Jumpy is taken",
      "packages/jumpy.yaml:2:12: programId: expected another value: jumpy-v1 is taken",
    ]);
  });

  test("a programme that no package opens, or with other sessions than its package", async () => {
    await data.write(FROZEN_VERSIONS, JSON.stringify(NOTHING_PUBLISHED));
    // An act names a page of the published version.
    await data.change("programmes/um-eng-v2s.yaml", /^# The loud minute.*?(?=^sessions:)/ms, "");
    // Pages that replace published ones have none to replace here.
    const mistakes = async () => (await data.mistakes()).filter((mistake) => !mistake.includes(".replaces:"));
    await data.change("packages/riggy.yaml", "programId: um-eng-v2s", "programId: um-eng-v3");
    expect(await mistakes()).toEqual([
      "programmes/um-eng-v2s.yaml:2:12: programId: expected the programme of a package",
    ]);
    await data.change("packages/jumpy.yaml", "programId: jumpy-v1", "programId: um-eng-v2s");
    // Its offer shows pages of its own programme.
    await data.change("packages/jumpy.yaml", /^inside:.*/m, "inside: []");
    expect(await mistakes()).toEqual([
      "programmes/jumpy-v1.yaml:2:12: programId: expected the programme of a package",
      "programmes/um-eng-v2s.yaml:6:3: sessions: expected 6 sessions, as in packages/jumpy.yaml",
    ]);
  });

  test("a step with an unknown icon, or without a title in one language", async () => {
    await data.change("programmes/um-eng-v2s.yaml", "icon: video", "icon: film");
    await data.change("programmes/um-eng-v2s.yaml", ', en: "Where Riggy turns up"', "");
    expect(await data.mistakes()).toEqual([
      expect.stringMatching(/^programmes\/um-eng-v2s\.yaml:\d+:17: sessions\.0\.steps\.0\.icon: /),
      expect.stringMatching(/^programmes\/um-eng-v2s\.yaml:\d+:\d+: sessions\.0\.steps\.1\.title\.en: /),
    ]);
  });

  test("a review or an account that is there twice", async () => {
    await data.change("comments.yaml", "id: example-jumpy", "id: example-riggy");
    await data.change("orders.yaml", "example-jumpy, ", "");
    await data.change("local-accounts.yaml", "visitor@example.com", "mindler@example.com");
    expect(await data.mistakes()).toEqual([
      expect.stringMatching(/^comments\.yaml:\d+:7: 1\.id: .*example-riggy is taken$/),
      expect.stringMatching(/^local-accounts\.yaml:\d+:10: 1\.email: .*mindler@example\.com is taken$/),
    ]);
  });

  test("a claim without a source, and one whose text does not name its days", async () => {
    await data.change("claims.yaml", "source: docs/specification.md, claims of marketing", 'source: ""');
    expect(await data.mistakes()).toEqual([expect.stringMatching(/^claims\.yaml:\d+:\d+: 0\.source: /)]);
    await data.change("claims.yaml", 'source: ""', "source: s");
    await data.change("claims.yaml", "days: 30", "days: 28");
    expect(await data.mistakes()).toEqual([
      expect.stringMatching(/^claims\.yaml:\d+:\d+: 0\.text: expected a text with its 28 days$/),
    ]);
  });

  test("a figure without a survey or a mark, and one with both", async () => {
    const expected = /^claims\.yaml:\d+:\d+: 0: expected either population and date, or illustrative: true$/;
    await data.change("claims.yaml", "  note: survey\n  illustrative: true\n", "  note: survey\n");
    expect(await data.mistakes()).toEqual([expect.stringMatching(expected)]);
    const survey = '  population: { ko: "200명", en: "200 users" }\n  date: 2026-11-21\n';
    await data.change("claims.yaml", "  note: survey\n", `  note: survey\n  illustrative: true\n${survey}`);
    expect(await data.mistakes()).toEqual([expect.stringMatching(expected)]);
  });

  test("none is that experts have no names: nothing says so of them until they have", async () => {
    const claimsOf = async () => pageDataOf(await checkedContent(data.directory), ["claims"]).claims ?? [];
    expect((await claimsOf()).map(({ id }) => id)).not.toContain("experts");
    await data.change(
      "claims.yaml",
      "authors: []",
      'authors: [{ ko: "가나다, 임상심리사", en: "A. B., psychologist" }]',
    );
    expect((await claimsOf()).find(({ id }) => id === "experts")?.authors).toHaveLength(1);
  });

  test("a list that names something twice or something unknown, or forgets something", async () => {
    await data.change("orders.yaml", "claims: [calmer, helpful", "claims: [calmer, calmer");
    await data.change("orders.yaml", "journeys: [riggy-complete", "journeys: [riggy-master");
    expect(await data.mistakes()).toEqual([
      expect.stringMatching(/^orders\.yaml:\d+:\d+: claims\.1: expected another value: calmer is taken$/),
      expect.stringMatching(/^orders\.yaml:\d+:\d+: claims: expected helpful among them$/),
      expect.stringMatching(/^orders\.yaml:\d+:\d+: journeys\.0: expected one of .*riggy-complete/),
    ]);
  });
});
