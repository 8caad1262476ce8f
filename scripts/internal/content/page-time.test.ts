import type { Component } from "@mindle/domain/content/activity";
import { evaluatePage } from "@mindle/domain/content/page";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { describe, expect, test } from "vitest";
import { pageSeconds } from "./page-time.ts";

const NEXT_PAGE = 3;
/** Without words, so that reading takes no time. */
const LABEL = { ko: "", en: "" };

/** Seconds of a page in Korean. */
function seconds(components: readonly Component[], values: Readonly<Record<string, unknown>> = {}): number {
  const state = evaluatePage({
    components,
    configJson: {},
    definitionOf: (type) => WIDGETS[type]?.definition,
    values,
    recalls: {},
    today: "2026-11-22",
    user: { nickname: "" },
  });
  return pageSeconds(state, "ko", (asset) => (asset === "breath" ? 60 : 0));
}

const OPTIONS = { one: LABEL, two: LABEL, three: LABEL, four: LABEL, five: LABEL };
const SELECT: Component = {
  type: "single-select",
  bind: "chosen",
  props: { label: LABEL, options: OPTIONS },
};
const WRITE: Component = { type: "text-input", bind: "typed", props: { label: LABEL, rows: 1, max: 20 } };

const onlyDoing = (components: readonly Component[]) => seconds(components) - NEXT_PAGE;

describe("a page takes time", () => {
  test("to read, with the answers that come back", () => {
    const words = "가나다라마".repeat(20);
    const text = (ko: string): Component => ({ type: "text", props: { ko, en: "a" } });
    expect(seconds([text(words)])).toBe(NEXT_PAGE + 12);
    const piped = [WRITE, text("{typed}")];
    expect(seconds(piped, { typed: words }) - seconds(piped)).toBe(12);
  });

  test("to think before choosing, and longer to write", () => {
    expect(onlyDoing([SELECT])).toBe(11);
    expect(onlyDoing([WRITE])).toBeGreaterThan(2 * onlyDoing([SELECT]));
  });

  test("to think, where writing may be left out", () => {
    expect(onlyDoing([{ ...WRITE, optional: true }])).toBe(8);
  });

  test("more, the more there is to weigh, sort or give hours to", () => {
    const rows = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`row-${at}`, LABEL]));
    const weigh = (count: number): Component => ({
      type: "seesaw",
      bind: "ledger",
      props: {
        label: LABEL,
        gives: { label: LABEL, rows: rows(count) },
        takes: { label: LABEL, rows: rows(count) },
      },
    });
    expect(onlyDoing([weigh(6)]) - onlyDoing([weigh(4)])).toBe(10);
    for (const type of ["avoidance-table", "priority-listing", "time-allocation"]) {
      const table = (count: number): Component => ({
        type,
        bind: "table",
        props: { label: LABEL, rows: rows(count), step: 5, levels: 3 },
      });
      expect(onlyDoing([table(5)])).toBeGreaterThanOrEqual(onlyDoing([table(4)]) + 5);
    }
  });

  test("to listen: as long as the recording, or as the words at the pace of a voice", () => {
    const transcript = { ko: "가나다라마바사아자차", en: "one two" };
    const player = (props: object): Component => ({
      type: "audio-player",
      props: { label: LABEL, asset: "breath", transcript, speeds: [1], ...props },
    });
    expect(onlyDoing([player({})])).toBe(60);
    expect(onlyDoing([player({ asset: { ko: "breath", en: "other" } })])).toBe(60);
    // Ten letters, and a silence.
    expect(onlyDoing([player({ paced: true })])).toBeCloseTo(7.8);
  });

  test("to do what a slide asks for, which has no title, and to look at its picture", () => {
    const slides = (slide: NonNullable<Component["props"]>): Component => ({
      type: "slides",
      props: { label: LABEL, slides: [slide, slide] },
    });
    expect(onlyDoing([slides({ text: LABEL })])).toBe(26);
    expect(onlyDoing([slides({ title: LABEL, text: LABEL })])).toBe(6);
    expect(onlyDoing([slides({ title: LABEL, text: LABEL, picture: { asset: "seed", alt: LABEL } })])).toBe(
      22,
    );
  });

  test("not for what is hidden", () => {
    expect(onlyDoing([{ ...SELECT, visible: "false" }])).toBe(0);
  });
});
