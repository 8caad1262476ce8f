import type { HelloCardProps } from "@mindle/domain/widgets/hello-card/props";
import type { Card, HelloCardValue } from "@mindle/domain/widgets/hello-card/value";
import type { Ref } from "react";
import type { WidgetViewProps } from "../../widget-view.ts";
import type { Texts } from "./texts.ts";

// How far a card has come. Days are compared when a page is opened and when something is pressed: nothing ticks.

export type Stage = "draft" | "away" | "waiting" | "due" | "back";

/** What every stage gets. */
export interface StageProps {
  readonly view: WidgetViewProps<HelloCardProps, HelloCardValue>;
  readonly card: Card;
  readonly kind: HelloCardProps["kind"];
  /** Part of a draft, from 0. */
  readonly beat: number;
  change(part: Partial<Card>): void;
  /** Shows another stage of the card and moves the focus to its heading. */
  go(stage: Stage, beat?: number): void;
  readonly texts: Texts;
  /** Of the heading, which takes the focus. */
  readonly heading: Ref<HTMLParagraphElement>;
}

/** The beat of a draft at which it can be sent. */
export const READY_BEAT = 2;

/** The stage of a card on a day, `2026-11-30`. */
export function stageOf({ away, sent, back }: Card, today: string): Stage {
  if (back !== null) return "back";
  if (sent === null) return away ? "away" : "draft";
  return today < sent.dueOn ? "waiting" : "due";
}

/** Which of the cards is open at first: one that is due, else the last one. */
export function firstOpen(cards: readonly Card[], today: string): number {
  const due = cards.findIndex((card) => stageOf(card, today) === "due");
  return due === -1 ? Math.max(0, cards.length - 1) : due;
}
