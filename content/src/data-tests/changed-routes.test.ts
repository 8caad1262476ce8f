import type { SavedPage } from "@mindle/domain/content/page-save";
import { readRecalls } from "@mindle/domain/content/recalls";
import { savedOnRoute } from "@mindle/domain/content/saved-on-route";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { describe, expect, test } from "vitest";
import { checkedContent } from "../compile.ts";
import type { CompiledPack } from "../pages/compile.ts";
import { instanceOf } from "../pages/published.ts";
import { pageInput, walkProgramme } from "../testing/programme-walk.ts";

// A person answers a step by one route, goes back, changes the answer that led there, and goes on by another route. No page may
// speak of what was answered on the pages that are off the route by then.

const { pages: content } = await checkedContent();
const definitionOf = (type: string) => WIDGETS[type]?.definition;

type Saved = Readonly<Record<string, SavedPage>>;

/** Different routes are found among walks with these seeds; even ones leave empty what is optional. */
const SEEDS = Array.from({ length: 28 }, (_, at) => at + 1);

/** By programme, earlier answers that open ways which chance seldom finds. */
const OPENING: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  "pleaser-v1": [
    {
      "d1-s1/who.with": "close",
      "d1-s2/rule.rule": { when: "care", fear: "leave" },
      "d3-s1/safe.safe": ["none"],
      "d4-s1/safe.safe": ["none"],
    },
  ],
  "jumpy-v1": [{ "d3-s2/safe.safe": ["washing"] }],
  "shelly-v1": [{ "d1-s2/gate.gate": ["kept"] }],
  "flippy-v1": [{ "d1-s2/gate.gate": ["none"] }, { "d1-s2/gate.gate": ["hit"] }],
};

const packsBefore = (pack: CompiledPack) => {
  const all = content.packs.filter(({ programId }) => programId === pack.programId);
  return all.slice(0, all.indexOf(pack));
};

/** The answers of a step's pages as its route has them. */
function settled({ afactoryData }: CompiledPack, saved: Saved): Saved {
  const pages = afactoryData.map((page) => {
    const activity = content.activities.get(page.activityId);
    const { components = [], configJson = {} } = pageInput(content, page, {}) ?? {};
    return {
      page,
      instance: instanceOf(page),
      components,
      configJson,
      foreignKeys: activity?.foreignKeys ?? {},
    };
  });
  const savedOf = (instance: string) => saved[instance] ?? null;
  const found = savedOnRoute(pages, { savedOf, definitionOf, today: "2026-11-26" });
  const known = [...found].flatMap(([instance, page]) => (page === null ? [] : [[instance, page] as const]));
  return { ...saved, ...Object.fromEntries(known) };
}

/** Pages of the step that read an answer of a page off the route, with its name. */
function speakingOf(pack: CompiledPack, saved: Saved, left: ReadonlySet<string>): string[] {
  return content.packs
    .filter(({ programId }) => programId === pack.programId)
    .flatMap(({ afactoryData }) => afactoryData)
    .flatMap((page) => {
      const keys = content.activities.get(page.activityId)?.foreignKeys ?? {};
      const stored = Object.entries(keys).map(([name, { instance }]) => [name, saved[instance] ?? null]);
      const recalls = readRecalls(keys, Object.fromEntries(stored), definitionOf);
      return Object.entries(keys)
        .filter(([name, { instance }]) => left.has(instance) && recalls[name] !== undefined)
        .map(([name]) => `${page.configId}: ${name}`);
    });
}

const withRoutes = content.packs.filter(({ afactoryData }) =>
  afactoryData.some(({ routes }) => routes.length > 0),
);

/** The answers of all steps up to one, as their routes have them. */
const settledUpTo = (pack: CompiledPack, saved: Saved): Saved =>
  [...packsBefore(pack), pack].reduce((all, each) => settled(each, all), saved);

describe.each(withRoutes)("$programId $stepId", (pack) => {
  const { programId, stepId } = pack;
  const steps = packsBefore(pack).map((each) => each.stepId);
  const starts = [{}, ...(OPENING[programId] ?? [])].flatMap((answers) =>
    [1, 2, 3, 4].map((seed) => walkProgramme(content, { programId, steps, answers, seed }).saved),
  );
  const walks = [{}, ...starts].flatMap((before) =>
    SEEDS.map((seed) => {
      const options = {
        programId,
        steps: [stepId],
        answers: {},
        seed,
        leaveOptional: seed % 2 === 0,
        before,
      };
      const walk = walkProgramme(content, options);
      const visited = walk.pages.map(({ pageId }) => pageId);
      return {
        isFirst: Object.keys(before).length === 0,
        saved: walk.saved,
        visited,
        route: visited.join(" "),
      };
    }),
  );
  const routes = [...new Map(walks.map((walk) => [walk.route, walk])).values()];
  // What is shown once more was answered in the step that showed it first, whose route it is on.
  const instancesOf = (pageIds: readonly string[]) =>
    pack.afactoryData
      .filter(({ pageId, again }) => again !== true && pageIds.includes(pageId))
      .map(instanceOf);

  test("the route of saved answers is the one that was walked", () => {
    for (const { saved } of routes) expect(settledUpTo(pack, saved)).toEqual(saved);
  });

  test("a recall shows nothing of a page that a changed answer has left behind, until it is changed back", () => {
    expect(routes.length).toBeGreaterThan(1);
    for (const first of routes) {
      for (const second of routes.filter(({ isFirst }) => isFirst === first.isFirst)) {
        const both = settledUpTo(pack, { ...first.saved, ...second.saved });
        const left = new Set(instancesOf(first.visited.filter((page) => !second.visited.includes(page))));
        expect(speakingOf(pack, both, left), `${first.route}, then ${second.route}`).toEqual([]);
        expect(both).toMatchObject(second.saved);
        // The words are kept: only what was changed is answered anew.
        const changed = Object.keys(first.saved).filter((instance) => instance in second.saved);
        const back = Object.fromEntries(changed.map((instance) => [instance, first.saved[instance] ?? {}]));
        expect(settledUpTo(pack, { ...both, ...back })).toMatchObject(first.saved);
      }
    }
  });
});

test("d6-s1, which four answers lead through by ways of their own, is among them", () => {
  expect(withRoutes.map(({ stepId }) => stepId)).toContain("d6-s1");
});
