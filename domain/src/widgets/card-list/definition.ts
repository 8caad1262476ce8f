import * as z from "zod/mini";
import type { Labelled } from "../../content/props.ts";
import { own, typedLabel } from "../shared/parts.ts";
import { countProblems } from "../shared/problem.ts";
import { firstRowIds, isBlank, typedProblems } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { CardListProps } from "./widget.ts";

/** A card and what was typed in its fields, by their ids. */
export interface Card {
  /** Given as that of a typed row. */
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Cards in their order, empty ones too. The part of a problem is `card.field`. */
export const cardList: WidgetDefinition<CardListProps, readonly Card[]> = {
  type: "card-list",
  value: z.array(z.object({ id: z.string(), texts: z.record(z.string(), z.string()) })),
  empty: ({ min }) => firstRowIds(min).map((id) => ({ id, texts: {} })),
  isAnswered: (cards) => cards.some(({ texts }) => Object.values(texts).some((text) => !isBlank(text))),
  check: (cards, { fields, min, max, characters }) => [
    ...cards.flatMap(({ id, texts }) =>
      Object.keys(fields).flatMap((field) =>
        typedProblems(own(texts, field) ?? "", { part: `${id}.${field}`, characters, blank: "incomplete" }),
      ),
    ),
    ...countProblems(cards.length, { min, max }),
  ],
  read: {
    type: "list<string>",
    of: (cards, { fields }) =>
      cards.map((card) => textsOf(card, fields).join("\n")).filter((text) => text !== ""),
  },
  summary: (cards, { fields }, language) =>
    cards
      .flatMap((card) =>
        filledFields(card, fields).map(([field, text]) => `${fields[field]?.[language]}: ${text}`),
      )
      .join("\n"),
  parts: (cards, { fields }) =>
    Object.fromEntries(
      cards.flatMap((card) =>
        textsOf(card, fields)
          .slice(0, 1)
          .map((title) => [card.id, typedLabel(title)]),
      ),
    ),
  freeText: (cards) => cards.flatMap(({ texts }) => Object.values(texts)),
};

function textsOf(card: Card, fields: Labelled): string[] {
  return filledFields(card, fields).map(([, text]) => text);
}

/** Fields that have text, in their order. */
function filledFields({ texts }: Card, fields: Labelled): (readonly [field: string, text: string])[] {
  return Object.keys(fields)
    .map((field) => [field, (own(texts, field) ?? "").trim()] as const)
    .filter(([, text]) => text !== "");
}
