import type { Programme } from "@mindle/domain/catalogue/programme";
import type { Migrations } from "@mindle/domain/content/migrations";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSource } from "../files/source.ts";
import { authoredActivity, authoredStep } from "./authored.ts";
import { compileSteps, type Earlier } from "./compile.ts";
import { currentContent } from "./current-content.ts";
import { mergeCurrent, NOTHING_PUBLISHED, type PublishedContent, publishedPages } from "./published.ts";
import { publishedMistakes } from "./published-mistakes.ts";

const OPTIONS = `{ work: { ko: 일, en: Work }, home: { ko: 집, en: Home } }`;

interface Written {
  /** YAML of the pages of each step. */
  readonly steps: Readonly<Record<string, string>>;
  readonly version?: number;
  /** Steps without pages. */
  readonly more?: readonly string[];
  readonly activity?: string;
}

function compile({ steps, activity }: Written, earlier?: Earlier) {
  const files = Object.entries(steps).map(([step, pages]) => ({
    ...parseSource(`${step}.yaml`, `step: ${step}\npages:\n${pages}`, authoredStep),
    programId: "um",
  }));
  const shared = activity === undefined ? [] : [parseSource("shared.yaml", activity, authoredActivity)];
  return compileSteps(files, shared, earlier);
}

/** What is written now, after something was published. */
function present(written: Written, published = NOTHING_PUBLISHED): PublishedContent {
  const compiled = compile(written, { published });
  expect(compiled.mistakes).toEqual([]);
  return currentContent(compiled, new Map([["um", meta(written)]]));
}

function meta({ steps, more = [], version = 1 }: Written): Programme {
  const text = { ko: `제목 ${version}`, en: `Title ${version}` };
  return {
    version,
    programName: text,
    character: "Riggy",
    steps: Object.fromEntries(
      [...Object.keys(steps), ...more].map((step) => [
        step,
        { title: text, icon: "video", edrepDoc: `um.${step}.v${version}` },
      ]),
    ),
    recommendedDays: [version],
    goals: [text],
  };
}

/** Both in turn, as two publications. */
function published(...versions: readonly Written[]): PublishedContent {
  return versions.reduce<PublishedContent>(
    (before, written) => mergeCurrent(before, present(written, before)),
    NOTHING_PUBLISHED,
  );
}

const page = (name: string, widget: string, bind: string, options = OPTIONS, more = "") =>
  `  - page: ${name}
${more}    view: [${widget}: { bind: ${bind}, label: { ko: 어디, en: Where }, options: ${options} }]
`;

const WHERE = page("where", "single-select", "place");
const AGAIN = page("again", "multi-select", "places");
const FIRST: Written = { steps: { "d1-s1": WHERE + AGAIN } };

function mistakes(before: PublishedContent, written: Written): string[] {
  return publishedMistakes(before, present(written, before), (place, expected) => ({
    file: "",
    line: 1,
    column: 1,
    path: [place.stepId, place.page].filter((part) => part !== undefined).join("."),
    expected,
  })).map(({ path, expected }) => `${path}: ${expected}`);
}

describe("what may change in place", () => {
  test("words, and more options", () => {
    const more = `{ home: { ko: 우리 집, en: My home }, work: { ko: 일터, en: My work }, street: { ko: 길, en: Street } }`;
    const steps = { "d1-s1": page("where", "single-select", "place", more) + AGAIN };
    expect(mistakes(published(FIRST), { steps })).toEqual([]);
  });

  test("a step that had no pages gets some", () => {
    const before = published({ ...FIRST, more: ["d1-s2"] });
    const steps = { ...FIRST.steps, "d1-s2": page("there", "single-select", "spot") };
    expect(mistakes(before, { steps })).toEqual([]);
  });

  test.each([
    [
      "an option that is gone",
      page("where", "single-select", "place", `{ work: { ko: 일, en: Work }, out: { ko: 밖, en: Out } }`),
      "keep options.home",
    ],
    ["another widget", page("where", "multi-select", "place"), "stay a single-select"],
    ["an answer under another name", page("where", "single-select", "spot"), "the answer place"],
  ])("not %s", (_, first, expected) => {
    const found = mistakes(published(FIRST), { steps: { "d1-s1": first + AGAIN } });
    expect(found).toEqual([expect.stringContaining(expected)]);
    expect(found[0]).toMatch(/^d1-s1\.where: .* or a new page that replaces this one$/);
  });

  test("not the place of its answers: a page keeps its own view, or its shared one", () => {
    const shared = { activity: `activity: mood\nview:\n  - single-select: ${SELECT}` };
    const use = {
      "d1-s1": `  - page: where\n    use: mood\n    with: { label: { ko: 곳, en: Spot } }\n${AGAIN}`,
    };
    expect(mistakes(published(FIRST), { steps: use, ...shared })).toEqual([
      "d1-s1.where: expected the view of um.d1-s1.where, as it was published, or a new page that replaces this one",
    ]);
  });
});

const SELECT = `{ bind: place, label: $label, options: ${OPTIONS} }`;

describe("another version", () => {
  test("is needed for another order of pages, or another list", () => {
    const before = published(FIRST);
    for (const pages of [AGAIN + WHERE, WHERE, `${WHERE + AGAIN}${page("more", "single-select", "spot")}`]) {
      expect(mistakes(before, { steps: { "d1-s1": pages } })).toEqual([
        "d1-s1: expected version 2 of the programme: published are the pages where, again",
      ]);
      expect(mistakes(before, { steps: { "d1-s1": pages }, version: 2 })).toEqual([]);
    }
  });

  test("is needed for another list of steps", () => {
    expect(mistakes(published(FIRST), { ...FIRST, more: ["d1-s2"] })).toEqual([
      ": expected version 2 of the programme: its steps are others (gone: none; new: d1-s2)",
    ]);
    expect(mistakes(published(FIRST), { ...FIRST, more: ["d1-s2"], version: 2 })).toEqual([]);
  });

  test.each([1, 4])("comes next: after 2 there is no %i", (version) => {
    const before = published(FIRST, { ...FIRST, version: 2 });
    expect(mistakes(before, { ...FIRST, version })).toEqual([
      ": expected version 3 of the programme, or 2, which was published",
    ]);
  });

  test("cannot bring back a page with another meaning", () => {
    const before = published(FIRST, { steps: { "d1-s1": AGAIN }, version: 2 });
    const steps = { "d1-s1": page("where", "multi-select", "place") + AGAIN };
    expect(mistakes(before, { steps, version: 3 })).toEqual([
      expect.stringContaining("d1-s1.where: expected place to stay a single-select"),
    ]);
  });

  test("leaves what a page has replaced", () => {
    const there = (replaces: string) => page("there", "single-select", "spot", OPTIONS, replaces) + AGAIN;
    const second = { steps: { "d1-s1": there("    replaces: where\n") }, version: 2 };
    const before = published(FIRST, second);
    expect(mistakes(before, second)).toEqual([]);
    expect(mistakes(before, { steps: { "d1-s1": there("") }, version: 2 })).toEqual([
      "d1-s1.there: expected to replace the page of um.d1-s1.where+um.d1-s1.where, as it was published",
    ]);
  });

  test("may not change a shared activity under a page that only the version before shows", () => {
    const use = `  - page: where\n    use: mood\n    with: { label: { ko: 곳, en: Spot } }\n`;
    const mood = `activity: mood\nview:\n  - single-select: ${SELECT}`;
    const before = published({ steps: { "d1-s1": use + AGAIN }, activity: mood });
    const other = (view: string) => ({
      steps: { "d1-s1": AGAIN, "d1-s2": use.replace("where", "there") },
      activity: mood.replace("view:\n", `view:\n${view}`),
      version: 2,
    });
    expect(mistakes(before, other(""))).toEqual([]);
    expect(mistakes(before, other("  - text: $label\n"))).toContain(
      "d1-s1.where: expected mood to keep its widgets for where, which was published, or a new activity",
    );
  });
});

describe("versions side by side", () => {
  const FURTHER = page("further", "single-select", "spot");
  const routed = (next: string) =>
    `${WHERE}    next: [{ when: place == 'home', to: ${next} }]\n${AGAIN}${FURTHER}`;
  const first = { steps: { "d1-s1": routed("further"), "d1-s2": WHERE }, more: ["d1-s3"] };
  const second: Written = {
    steps: {
      "d1-s1":
        FURTHER +
        page(
          "where",
          "single-select",
          "place",
          `{ work: { ko: 일터, en: Job }, home: { ko: 집, en: Home } }`,
          "    help: place == 'home'\n    sameLook: true\n",
        ),
      "d1-s3": page("late", "single-select", "spot"),
      "d1-s4": WHERE,
    },
    version: 2,
  };
  const served = published(first, second);
  const versions = served.programmes["um"]?.versions;

  test("each keeps its steps, the order of its pages, and where they lead", () => {
    const listOf = (version: string) =>
      Object.entries(versions?.[version]?.packs ?? {}).map(([step, pages]) => [
        step,
        pages
          .map(({ pageId, viewNo, routes }) => [viewNo, pageId, ...routes.map((route) => route.pagesToSkip)])
          .join("; "),
      ]);
    expect(Object.keys(versions?.["1"]?.programme.steps ?? {})).toEqual(["d1-s1", "d1-s2", "d1-s3"]);
    expect(listOf("1")).toEqual([
      ["d1-s1", "1,where,2; 2,again; 3,further"],
      ["d1-s2", "1,where"],
      ["d1-s3", "1,late"],
    ]);
    expect(Object.keys(versions?.["2"]?.programme.steps ?? {})).toEqual(["d1-s1", "d1-s3", "d1-s4"]);
    expect(listOf("2")).toEqual([
      ["d1-s1", "1,further; 2,where"],
      ["d1-s3", "1,late"],
      ["d1-s4", "1,where"],
    ]);
  });

  test("words and rules reach the older one too, and what is written no more stays as it was", () => {
    const { programme, packs } = versions?.["1"] ?? {};
    expect(programme?.version).toBe(1);
    expect(programme?.steps["d1-s1"]).toMatchObject({ title: { en: "Title 2" }, edrepDoc: "um.d1-s1.v1" });
    expect(programme?.steps["d1-s2"]).toMatchObject({ title: { en: "Title 1" }, edrepDoc: "um.d1-s2.v1" });
    expect(packs?.["d1-s1"]?.[0]?.help).toBe("place == 'home'");
    const textOf = (id: string) => JSON.stringify(served.activities[id]);
    expect(textOf("um.d1-s1.where")).toContain("일터");
    expect(textOf("um.d1-s1.again")).toContain("multi-select");
    expect(Object.keys(served.configs)).toContain("um.d1-s2.where");
  });

  test("publishing again, and reading the file, changes nothing", () => {
    const again = mergeCurrent(served, present(second, published(first)));
    expect(again).toEqual(served);
    expect(JSON.parse(JSON.stringify(served))).toEqual(served);
  });

  test("whatever comes later, a published version has the same pages in the same order, and all they show", () => {
    const names = ["one", "two", "three", "four"];
    const order = fc.shuffledSubarray(names, { minLength: 1 });
    const stepsOf = (pages: readonly string[]) => ({
      "d1-s1": pages.map((name) => page(name, "multi-select", "place")).join(""),
    });
    fc.assert(
      fc.property(fc.array(order, { minLength: 1, maxLength: 4 }), (orders) => {
        const all = published(...orders.map((pages, at) => ({ steps: stepsOf(pages), version: at + 1 })));
        for (const [at, pages] of orders.entries()) {
          const kept = all.programmes["um"]?.versions[at + 1]?.packs["d1-s1"] ?? [];
          expect(kept.map(({ pageId }) => pageId)).toEqual(pages);
          expect(kept.map(({ viewNo }) => viewNo)).toEqual(pages.map((_, index) => index + 1));
          for (const { activityId, configId } of kept) {
            expect(Object.keys(all.activities)).toContain(activityId);
            expect(Object.keys(all.configs)).toContain(configId);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test("every page that was published is known", () => {
    expect(publishedPages(served, "um", "d1-s1").map(({ pageId }) => pageId)).toEqual([
      "where",
      "again",
      "further",
    ]);
  });
});

describe("a page that replaces another one", () => {
  const migrations: Migrations = {
    spotOfPlace: ({ place, ...rest }) => ({ ...rest, ...(place && { spot: place }) }),
  };
  const there = (lines: string) => page("there", "single-select", "spot", OPTIONS, lines);
  const READER = `  - page: reply
    recall: { place: there.spot }
    view: [text: { ko: "{place}", en: "{place}" }]
`;
  const where = "um.d1-s1.where+um.d1-s1.where";

  test("is read from the older one too, by its migration", () => {
    const before = published(FIRST);
    const steps = { "d1-s1": there("    replaces: where\n    migrate: spotOfPlace\n") + READER };
    const compiled = compile({ steps }, { published: before, migrations });
    expect(compiled.mistakes).toEqual([]);
    expect(compiled.activities.get("um.d1-s1.reply")?.foreignKeys["place"]).toMatchObject({
      instance: "um.d1-s1.there+um.d1-s1.there",
      replaced: [{ instance: where, migrations: ["spotOfPlace"] }],
    });
    expect(compiled.packs[0]?.afactoryData[1]?.recalls).toEqual(["um.d1-s1.there+um.d1-s1.there", where]);

    const once = mergeCurrent(
      before,
      currentContent(compiled, new Map([["um", meta({ steps, version: 2 })]])),
    );
    const here = page("here", "single-select", "spot", OPTIONS, "    replaces: there\n");
    expect(
      compile({ steps: { "d1-s1": here } }, { published: once }).replaced.get("um.d1-s1.here+um.d1-s1.here"),
    ).toEqual([
      { instance: "um.d1-s1.there+um.d1-s1.there", migrations: [] },
      { instance: where, migrations: ["spotOfPlace"] },
    ]);
    // It still says what it replaces once that is written no more.
    expect(compile({ steps }, { published: once, migrations }).mistakes).toEqual([]);
  });

  test.each([
    ["    replaces: nowhere\n", "replaces", "expected a published page: where, again"],
    ["    replaces: where\n    migrate: unknown\n", "migrate", "expected a migration: spotOfPlace"],
    ["    migrate: spotOfPlace\n", "migrate", "expected replaces beside it"],
  ])("with %j it is refused", (lines, key, expected) => {
    const { mistakes: found } = compile(
      { steps: { "d1-s1": there(lines) } },
      { published: published(FIRST), migrations },
    );
    expect(found).toMatchObject([{ path: `pages.0.${key}`, expected }]);
  });
});
