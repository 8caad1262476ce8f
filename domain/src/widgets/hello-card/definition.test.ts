import { describe, expect, test } from "vitest";
import { checkWidget, exampleProps, refusals } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { helloCard, hindranceOf, kindOf, withAnother } from "./definition.ts";
import { type Card, MOST_CARDS, MOST_CHARACTERS, NO_CARD } from "./value.ts";
import { helloCardWidget } from "./widget.ts";

const usual = exampleProps(helloCardWidget, "usual");

const WRITTEN: Card = { ...NO_CARD, role: "cousin", text: "요즘도 등산 다녀?", tone: "plain", expect: 0 };
const SENT: Card = { ...WRITTEN, sent: { on: "2026-11-27", dueOn: "2026-11-30" } };
const QUIET: Card = { ...SENT, back: { on: "2026-11-30", came: "none", met: null } };

test("needs something, known roles and no long words; what was sent is frozen", () => {
  checkWidget(helloCardWidget, ({ cards }, props) => {
    const hasSomething = cards.some(
      ({ near: _, moved: __, away, ...entered }) =>
        away || Object.values(entered).some((part) => part !== null),
    );
    const areFine = cards.every(
      ({ sent, role, text }) =>
        sent !== null ||
        ((role === null || Object.hasOwn(props.roles, role)) &&
          ((text ?? "").trim() === "" || graphemes(text ?? "") <= MOST_CHARACTERS)),
    );
    return hasSomething && areFine;
  });
});

describe("what conditions read", () => {
  const read = (...cards: Card[]) => helloCard.read.of({ cards }, usual);

  test("has numbers that were entered, 0 too, and none that were not or cannot be", () => {
    expect(read(WRITTEN)).toEqual({ expect: 0, moved: 0, ready: 1, plain: 1, "role-cousin": 1 });
    expect(read({ ...NO_CARD, expect: 11 })).toEqual({ moved: 0 });
  });

  test("has what came, beside what was guessed", () => {
    const answered: Card = {
      ...SENT,
      guess: "none",
      meanwhile: "walk",
      back: { on: "2026-11-28", came: "warm", met: 7 },
    };
    expect(read(answered)).toMatchObject({
      sent: 1,
      back: 1,
      warm: 1,
      met: 7,
      "guess-none": 1,
      "meanwhile-walk": 1,
    });
    expect(read(answered)).not.toHaveProperty("none");
  });

  test("of several cards is the last one that is answered, else the last one sent, never a draft before it", () => {
    expect(read(SENT, { ...NO_CARD, role: "shop" })).toMatchObject({ sent: 1, "role-cousin": 1 });
    expect(read(QUIET, { ...SENT, role: "shop" })).toMatchObject({ none: 1, "role-cousin": 1 });
  });

  test("says that a card was put away, until it is sent after all", () => {
    expect(read({ ...WRITTEN, away: true })).toMatchObject({ away: 1 });
    expect(read({ ...SENT, away: true })).not.toHaveProperty("away");
  });
});

test("its words are read only once it was sent", () => {
  expect(helloCard.summary({ cards: [WRITTEN] }, usual, "ko")).toBe("사촌");
  expect(helloCard.summary({ cards: [SENT] }, usual, "ko")).toBe("사촌\n요즘도 등산 다녀?");
  expect(helloCard.summary({ cards: [{ ...SENT, role: "gone" }] }, usual, "en")).toBe("요즘도 등산 다녀?");
});

test("all words of all cards are looked at for a crisis", () => {
  expect(helloCard.freeText({ cards: [SENT, NO_CARD, { ...WRITTEN, text: "두 번째" }] })).toEqual([
    "요즘도 등산 다녀?",
    "두 번째",
  ]);
});

test("waits from the earliest day of a card without an answer on", () => {
  const later: Card = { ...SENT, sent: { on: "2026-11-28", dueOn: "2026-12-05" } };
  expect(helloCard.dueOn?.({ cards: [later, SENT] })).toBe("2026-11-30");
  expect(helloCard.dueOn?.({ cards: [QUIET, later] })).toBe("2026-12-05");
  expect(helloCard.dueOn?.({ cards: [QUIET, WRITTEN] })).toBeUndefined();
});

describe("another card", () => {
  test("is not begun beside a draft, twice on one day, while three wait, or on a day that hurt", () => {
    expect(hindranceOf({ cards: [WRITTEN] }, "2026-11-28")).toBe("draft");
    expect(hindranceOf({ cards: [SENT] }, "2026-11-27")).toBe("today");
    expect(hindranceOf({ cards: [SENT, SENT, SENT] }, "2026-11-28")).toBe("waiting");
    const hurt: Card = { ...SENT, back: { on: "2026-11-30", came: "hurt", met: null } };
    expect(hindranceOf({ cards: [hurt, WRITTEN] }, "2026-11-30")).toBe("hurt");
    expect(hindranceOf({ cards: [hurt] }, "2026-12-01")).toBeUndefined();
    expect(hindranceOf({ cards: [{ ...WRITTEN, away: true }] }, "2026-11-28")).toBeUndefined();
  });

  test("is only a greeting after two without an answer in a row", () => {
    const kindAfter = (...cards: Card[]) => kindOf(withAnother({ cards }).cards.at(-1) ?? NO_CARD, usual);
    expect(kindAfter(QUIET, QUIET)).toBe("near");
    expect(kindAfter(QUIET)).toBe("hello");
    const warm: Card = { ...SENT, back: { on: "2026-11-30", came: "warm", met: 5 } };
    expect(kindAfter(QUIET, QUIET, warm)).toBe("hello");
    expect(kindAfter(QUIET, warm, QUIET)).toBe("hello");
  });

  test.each([
    ["was answered", QUIET],
    ["was put away", { ...WRITTEN, away: true }],
  ])(
    "takes the place of the oldest one that %s where there are too many, never of one that waits",
    (_, gone) => {
      const warm: Card = { ...SENT, back: { on: "2026-11-30", came: "warm", met: 5 } };
      const rest = Array.from({ length: MOST_CARDS - 2 }, () => warm);
      expect(withAnother({ cards: [SENT, gone, ...rest] }).cards).toEqual([SENT, ...rest, NO_CARD]);
      expect(withAnother({ cards: [SENT, ...rest] }).cards).toEqual([SENT, ...rest, NO_CARD]);
    },
  );
});

test("is written with the same starts in both tones", () => {
  const { formal } = usual.starts;
  expect(
    refusals(helloCardWidget.props, { ...usual, starts: { formal, plain: { thought: formal["thought"] } } }),
  ).toEqual(["expected the same starts in both tones"]);
});
