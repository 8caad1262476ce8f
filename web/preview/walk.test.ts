import { createPreview } from "@mindle/content/preview";
import { answersIn } from "@mindle/domain/content/markup";
import { evaluatePage, type PageState, type ShownComponent } from "@mindle/domain/content/page";
import { readRecalls } from "@mindle/domain/content/recalls";
import { isRecord } from "@mindle/domain/text/json";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { expect, test } from "vitest";
import { inputOf } from "./page-state.ts";
import { type WalkKind, walkProgrammes } from "./walk.ts";

/** Of each kind: conditions lead some of them past pages, and past questions of a page. */
const WALKS: Readonly<Record<WalkKind, number>> = { least: 2, usual: 240, extreme: 4 };

const KINDS: readonly WalkKind[] = ["least", "usual", "extreme"];

const definitionOf = (type: string) => WIDGETS[type]?.definition;

const content = await createPreview()();
const walked = KINDS.map((kind) => ({
  kind,
  pages: Array.from({ length: WALKS[kind] }, (_, at) => walkProgrammes(content, kind, at + 1)).flat(),
}));
const all = content.packs.flatMap(({ afactoryData }) => afactoryData.map(({ configId }) => configId));

test("the way through every step ends, and every page is on it", () => {
  const reached = new Set(walked.flatMap(({ pages }) => pages.map(({ shown }) => shown.page.configId)));
  expect(all.filter((id) => !reached.has(id))).toEqual([]);
});

test.each(walked)("every page has something to read or to do as it opens ($kind)", ({ pages }) => {
  const empty = pages.filter(({ shown, before }) => {
    const state = evaluatePage({ ...inputOf(shown, before), values: {} });
    return !state.components.some((component) => isOfUse(component, state));
  });
  expect(empty.map(({ shown }) => shown.page.configId)).toEqual([]);
});

test("every earlier answer that a page reads comes back once it was given", () => {
  const pages = walked.flatMap((walk) => walk.pages);
  const saved = new Map<string, unknown[]>();
  for (const { shown, answers } of pages) {
    const own = saved.get(shown.instance) ?? [];
    saved.set(shown.instance, [...own, answers[shown.instance]?.saved]);
  }
  const missing = pages.flatMap(({ shown }) =>
    Object.entries(shown.foreignKeys).flatMap(([name, key]) => {
      const given = saved.get(key.instance) ?? [];
      const isRead = given.some(
        (page) => readRecalls({ [name]: key }, { [name]: page }, definitionOf)[name] !== undefined,
      );
      return isRead ? [] : [`${shown.page.configId}: ${name}`];
    }),
  );
  expect([...new Set(missing)]).toEqual([]);
});

const FRAME_WIDGETS: readonly string[] = ["content-head", "next-button", "progress-bar"];

function isOfUse({ component, props, visible }: ShownComponent, { answers }: PageState): boolean {
  if (!visible || FRAME_WIDGETS.includes(component.type)) return false;
  if (component.type !== "text" || !isRecord(props) || props["else"] !== undefined) return true;
  return answersIn(String(props["ko"])).every((name) => answers[name] !== undefined);
}
