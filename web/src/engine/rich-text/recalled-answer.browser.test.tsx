import { avoidanceTableWidget } from "@mindle/domain/widgets/avoidance-table/widget";
import { keyPairsWidget } from "@mindle/domain/widgets/key-pairs/widget";
import { olympicsGraphWidget } from "@mindle/domain/widgets/olympics-graph/widget";
import { seesawWidget } from "@mindle/domain/widgets/seesaw/widget";
import type { TextProps } from "@mindle/domain/widgets/text/widget";
import type { AnsweredWidget, WidgetExamples } from "@mindle/domain/widgets/widget";
import { worryEnvelopesWidget } from "@mindle/domain/widgets/worry-envelopes/widget";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadWidgets } from "../registry.ts";
import { ExamplePage } from "../testing/example-page.tsx";
import text from "../widgets/text/widget.tsx";
import { WidgetsProvider } from "./recalled-answer.tsx";

const widgets = await loadWidgets([
  "key-pairs",
  "seesaw",
  "avoidance-table",
  "olympics-graph",
  "worry-envelopes",
]);

const examples: WidgetExamples<TextProps> = {
  props: {
    alone: { ko: "내가 그린 것\n\n{drawn}", en: "What you drew\n\n{drawn}" },
    within: { ko: "{drawn} 그랬어요", en: "{drawn} it was" },
  },
  valid: [],
  invalid: [],
};

/** A page that shows an earlier answer: a valid one of the widget, by its place among the examples. */
async function recall<Props, Value>(
  { definition, examples: answers }: AnsweredWidget<Props, Value>,
  at: number,
  props = "alone",
) {
  const example = answers.valid[at];
  if (example === undefined) throw new Error("no such example");
  const asked = answers.props[example.props];
  const drawn = { definition: widgets.get(definition.type)?.definition, props: asked, value: example.value };
  if (drawn.definition === undefined) throw new Error("no such widget");
  const { definition: known } = drawn;
  await render(
    <WidgetsProvider value={widgets}>
      <ExamplePage
        widget={text}
        examples={examples}
        props={props}
        language="en"
        page={{ answers: { drawn: { ...drawn, definition: known } } }}
      />
    </WidgetsProvider>,
  );
  return known.summary(example.value, asked, "en");
}

/** Small pictures on the page. */
const pictures = () => [...document.querySelectorAll<HTMLElement>("div[aria-hidden]")];

test("a loop that was drawn is drawn again, still, with the same words for a screen reader", async () => {
  const words = await recall(keyPairsWidget, 1);
  const [picture] = pictures();
  expect(words).toContain("It begins: Work");
  await expect.element(page.getByText(/It begins: Work/)).toBeInTheDocument();
  expect([...(picture?.querySelectorAll("p") ?? [])].map((card) => card.textContent)).toEqual([
    "Work",
    "티 나면 안 돼",
    "check again and again",
    "다음엔 더 오래 걸려요",
  ]);
  expect(picture?.querySelector("button, input, [tabindex]")).toBeNull();
});

test("places of a loop that were left open stay in it, without words", async () => {
  await recall(keyPairsWidget, 0);
  const cards = [...(pictures()[0]?.querySelectorAll("p") ?? [])].map((card) => card.textContent);
  expect(cards).toEqual(["", "Not a single mistake", "", ""]);
});

test("pairs that lead nowhere lie below one another as cards, without those that were left open", async () => {
  await recall(keyPairsWidget, 2);
  const cards = [...(pictures()[0]?.querySelectorAll("li") ?? [])].map((card) =>
    [...card.children].map((line) => line.textContent),
  );
  expect(cards).toEqual([
    ["The early sign", "늦게 잠들어요"],
    ["My first move", "A walk"],
  ]);
});

test("an answer within a sentence is words", async () => {
  await recall(seesawWidget, 0, "within");
  await expect.element(page.getByText(/Gives: Relief for a moment 4, Praise 2/)).toBeVisible();
  expect(pictures()).toEqual([]);
});

test("a seesaw lies as it was left, with what each side weighs", async () => {
  await recall(seesawWidget, 0);
  expect(pictures()[0]?.textContent).toMatch(/Gives 6.*Takes 5/);
});

test("stones lie on the hill in the order of their ratings", async () => {
  await recall(avoidanceTableWidget, 1);
  const rows = [...(pictures()[0]?.querySelectorAll("li") ?? [])].map((row) => row.textContent);
  expect(rows).toEqual(["Going along with lunch20", "Swapping a shift80", "Lending money100"]);
});

test("piles of stones stand as on the podium, the first in the middle", async () => {
  await recall(olympicsGraphWidget, 0);
  const piles = [...(pictures()[0]?.querySelectorAll("li") ?? [])]
    .map((pile) => ({ words: pile.textContent, left: pile.getBoundingClientRect().left }))
    .toSorted((one, other) => one.left - other.left);
  expect(piles.map(({ words }) => words)).toEqual(["Playfulness2", "Warmth1", "Honesty3"]);
});

test("a sealed envelope shows its name and day, an opened one what was in it", async () => {
  const words = await recall(worryEnvelopesWidget, 4);
  const envelopes = [...(pictures()[0]?.querySelectorAll("li") ?? [])].map((item) => item.innerText);
  expect(envelopes).toEqual([
    "Messages\n답이 끝내 안 오면 어떡하지",
    "Worry: Messages\nopens on November 27",
  ]);
  expect(words).toContain("답이 끝내 안 오면 어떡하지");
});
