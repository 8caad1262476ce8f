import type { Labelled } from "../../content/props.ts";
import { numbersAndMarks } from "../shared/numbers-and-marks.ts";
import { own } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import { isBlank, typedProblems } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { HelloCardProps } from "./props.ts";
import {
  type Card,
  type HelloCardValue,
  helloCardValue,
  MOST_CARDS,
  MOST_CHARACTERS,
  MOST_WAITING,
  NO_CARD,
} from "./value.ts";

/**
 * Reads as who and the words once a card was sent, before that as who alone. Of several cards, the last one that is
 * answered counts, else the last one that was sent, else the present one: see `toldCard`. Expressions read a map: numbers
 * by their names (`expect`, `met`, `moved`), and 1 for each thing that is so, for `'sent' in hello`: see `marksOf`. What
 * was not entered is not in the map.
 */
export const helloCard: WidgetDefinition<HelloCardProps, HelloCardValue> = {
  type: "hello-card",
  value: helloCardValue,
  empty: () => ({ cards: [NO_CARD] }),
  isAnswered: ({ cards }) => cards.some(hasBegun),
  check: ({ cards }, props) => {
    const problems = cards.flatMap((card) => cardProblems(card, props));
    // A card without words is a draft, which may wait; nothing at all is no answer.
    return cards.some(hasBegun) ? problems : [...problems, { code: "no-answer", part: "text" }];
  },
  read: {
    type: "map<string, double>",
    of: (value) => {
      const card = toldCard(value);
      const { expect, back, moved } = card;
      return { ...numbersAndMarks({ expect, met: back?.met ?? null }, marksOf(card)), moved };
    },
  },
  summary(value, props, language) {
    const card = toldCard(value);
    const role = roleOf(card, props)?.[language];
    const words = card.sent === null ? undefined : (card.text ?? undefined);
    return [role, words].flatMap((part) => part?.trim() || []).join("\n") || NO_WORDS[language];
  },
  dueOn: ({ cards }) =>
    cards
      .flatMap(({ sent, back }) => (sent === null || back !== null ? [] : sent.dueOn))
      .sort()
      .at(0),
  times: {
    of: ({ cards }) => cards.map((card) => ({ cards: [card] })),
    without: ({ cards }, at) => ({ cards: cards.toSpliced(at, 1) }),
    dayOf: ({ cards: [card] }) => card?.sent?.on,
  },
  freeText: ({ cards }) => cards.flatMap(({ text }) => text ?? []),
};

/** A card of which nothing can be said yet. */
const NO_WORDS = { ko: "쓰다 둔 안부", en: "A hello that was begun" } as const;

/** What a card is: of a page for messages, one may be only a greeting. */
export function kindOf({ near }: Card, { kind }: HelloCardProps): HelloCardProps["kind"] {
  return near ? "near" : kind;
}

/** To whom a card goes; undefined before that was chosen. */
export function roleOf({ role }: Card, { roles }: HelloCardProps): Labelled[string] | undefined {
  return own(roles, role ?? "");
}

/** True for a card with words, which can be sent. */
export function isReady({ text }: Card): boolean {
  return text !== null && !isBlank(text);
}

/** The card that conditions and later pages read. */
export function toldCard({ cards }: HelloCardValue): Card {
  return (
    cards.findLast(({ back }) => back !== null) ??
    cards.findLast(({ sent }) => sent !== null) ??
    cards.at(-1) ??
    NO_CARD
  );
}

/** Why there can be no other card on a day: the present one is not sent, three wait, one was sent today, or one hurt today. */
export function hindranceOf(
  { cards }: HelloCardValue,
  today: string,
): "draft" | "waiting" | "today" | "hurt" | undefined {
  if (cards.some(({ back }) => back?.came === "hurt" && back.on === today)) return "hurt";
  const present = cards.at(-1);
  if (present !== undefined && present.sent === null && !present.away) return "draft";
  if (cards.filter(({ sent, back }) => sent !== null && back === null).length >= MOST_WAITING)
    return "waiting";
  return cards.some(({ sent }) => sent?.on === today) ? "today" : undefined;
}

/**
 * The cards with another one, which is the last. After two that had no answer, it is only a greeting. Where there are too many,
 * the oldest that is answered or put away goes.
 */
export function withAnother({ cards }: HelloCardValue): HelloCardValue {
  const answered = cards.flatMap(({ back }) => back ?? []);
  const near = answered.length >= 2 && answered.slice(-2).every(({ came }) => came === "none");
  const oldest = cards.findIndex(({ sent, back }) => sent === null || back !== null);
  const kept = cards.length < MOST_CARDS ? cards : cards.filter((_, at) => at !== oldest);
  return { cards: [...kept, { ...NO_CARD, near }] };
}

function hasBegun({ near: _, away, sent, back, moved: __, ...draft }: Card): boolean {
  return away || sent !== null || back !== null || Object.values(draft).some((entered) => entered !== null);
}

function cardProblems(card: Card, props: HelloCardProps): WidgetProblem[] {
  // What was sent is frozen: nothing in it can be put right.
  if (card.sent !== null) return [];
  const isKnown = card.role === null || roleOf(card, props) !== undefined;
  return [
    ...(isKnown ? [] : [{ code: "unknown-choice", part: "role" } as const]),
    ...typedProblems(card.text ?? "", { part: "text", characters: MOST_CHARACTERS }),
  ];
}

/** What is so: `ready`, `sent`, `away`, `back` and what came, `formal` or `plain`, and ids. */
function marksOf(card: Card) {
  const { role, tone, guess, meanwhile, away, sent, back } = card;
  return [
    isReady(card) ? "ready" : null,
    sent === null ? null : "sent",
    away && sent === null ? "away" : null,
    ...(back === null ? [] : ["back", back.came]),
    tone,
    guess === null ? null : `guess-${guess}`,
    meanwhile === null ? null : `meanwhile-${meanwhile}`,
    role === null ? null : `role-${role}`,
  ];
}
