import { describe, expect, test } from "vitest";
import { checkWidget, exampleProps } from "../../testing/widgets.ts";
import { dayAfter } from "../shared/day.ts";
import { canSeal, draftOf, isHigh, tallyOf, whyNoMore, worryEnvelopes } from "./definition.ts";
import { type Envelope, MOST_CHARACTERS, NO_ENVELOPE, type Outcome } from "./value.ts";
import { worryEnvelopesWidget } from "./widget.ts";

const usual = exampleProps(worryEnvelopesWidget, "usual");
const prediction = exampleProps(worryEnvelopesWidget, "prediction");

function envelope(part: {
  readonly sealed?: Partial<Envelope["sealed"]>;
  readonly opened?: Partial<Envelope["opened"]>;
  readonly moved?: number;
}): Envelope {
  return {
    sealed: { ...NO_ENVELOPE.sealed, on: "2026-11-20", dueOn: "2026-11-27", ...part.sealed },
    opened: { ...NO_ENVELOPE.opened, ...part.opened },
    moved: part.moved ?? 0,
  };
}

const opened = (outcome: Outcome, sure: number | null = 80) =>
  envelope({ sealed: { sure }, opened: { outcome } });

test("needs one envelope that is sealed, and refuses nothing of what was sealed", () => {
  checkWidget(worryEnvelopesWidget, ({ envelopes }) => envelopes.some(({ sealed }) => sealed.on !== null));
});

test("a topic that is gone is none, and its envelope is opened all the same", () => {
  const gone = envelope({ sealed: { topic: "gone" }, opened: { outcome: "not" } });
  expect(worryEnvelopes.check({ envelopes: [gone] }, usual)).toEqual([]);
  expect(worryEnvelopes.read.of({ envelopes: [gone] }, usual)).not.toHaveProperty("topic-gone");
  expect(worryEnvelopes.summary({ envelopes: [gone] }, usual, "en")).toBe("A worry");
});

describe("what is read of it", () => {
  const read = (...envelopes: readonly Envelope[]) =>
    worryEnvelopes.read.of({ envelopes: [...envelopes] }, usual);

  test("is nothing before it is sealed, also where numbers were chosen", () => {
    const draft = envelope({ sealed: { topic: "money", sure: 90, on: null, dueOn: null } });
    expect(read(draft)).toEqual({});
    expect(worryEnvelopes.isAnswered({ envelopes: [draft] }, usual)).toBe(false);
    expect(worryEnvelopes.summary({ envelopes: [draft] }, usual, "ko")).toBe("");
  });

  test("has numbers that were entered, 0 too, and none that were not or cannot be", () => {
    expect(read(envelope({ sealed: { topic: "money", sure: 0 } }))).toEqual({
      sure: 0,
      moved: 0,
      times: 0,
      sealed: 1,
      "topic-money": 1,
    });
    expect(read(envelope({ sealed: { sure: 101, cope: -1 } }))).toEqual({ moved: 0, times: 0, sealed: 1 });
  });

  test("has a mark for what is so, of the oldest envelope; only the opened ones are counted together", () => {
    const first = envelope({ opened: { outcome: "happened", met: 6, helped: "people" }, moved: 2 });
    expect(read(first, opened("not"), envelope({ sealed: { topic: "body" } }))).toEqual({
      met: 6,
      moved: 2,
      times: 2,
      sealed: 1,
      opened: 1,
      happened: 1,
      "helped-people": 1,
    });
  });

  test("says whether it waits for its day or is due, as long as it is sealed and the day is known", () => {
    const onDay = (today: string | undefined, ...envelopes: readonly Envelope[]) =>
      worryEnvelopes.read.of({ envelopes: [...envelopes] }, usual, today);
    expect(onDay("2026-11-26", envelope({}))).toEqual({ moved: 0, times: 0, sealed: 1, waiting: 1 });
    expect(onDay("2026-11-27", envelope({}))).toEqual({ moved: 0, times: 0, sealed: 1, due: 1 });
    expect(onDay("2026-12-04", envelope({}))).toHaveProperty("due");
    expect(onDay(undefined, envelope({}))).toEqual({ moved: 0, times: 0, sealed: 1 });
    const after = onDay("2026-11-28", opened("not"), envelope({ sealed: { dueOn: "2026-12-04" } }));
    expect(after).not.toHaveProperty("due");
    expect(after).not.toHaveProperty("waiting");
  });

  test("is high where half of the last five that were opened came, and what nobody knows is no coming", () => {
    const high = (...outcomes: readonly Outcome[]) =>
      isHigh({ envelopes: outcomes.map((each) => opened(each)) });
    expect(high("happened", "happened", "happened", "happened")).toBe(false);
    expect(high("happened", "happened", "partly", "not", "not")).toBe(true);
    expect(high("happened", "happened", "not", "not", "unknown")).toBe(false);
    expect(high("unknown", "unknown", "unknown", "unknown", "happened")).toBe(false);
    expect(high("happened", "happened", "happened", "not", "not", "not", "not")).toBe(false);
    expect(read(...Array.from({ length: 5 }, () => opened("partly")))).toHaveProperty("high");
  });

  test("is high by the days on which they were opened, whatever came first of those that were sealed", () => {
    const on = (day: string, outcome: Outcome) => envelope({ opened: { on: day, outcome } });
    const came = ["04", "05", "06"].map((day) => on(`2026-11-${day}`, "happened"));
    const not = ["01", "02", "03"].map((day) => on(`2026-11-${day}`, "not"));
    expect(isHigh({ envelopes: [...came, ...not] })).toBe(true);
    expect(isHigh({ envelopes: [...not, ...came] })).toBe(true);
  });
});

describe("the words", () => {
  const words = (each: Envelope, props = usual, language: "ko" | "en" = "ko") =>
    worryEnvelopes.summary({ envelopes: [each] }, props, language);
  const sealed = { topic: "money", text: "잔액이 모자라면 어떡하지" };

  test("are what stands on it and its day while it is sealed, and what was in it once it is opened", () => {
    expect(words(envelope({ sealed }))).toBe("돈 걱정, 11월 27일에 열어요");
    expect(words(envelope({ sealed: { text: "혼자면 어떡하지" } }))).toBe("걱정 하나, 11월 27일에 열어요");
    expect(words(envelope({ sealed, opened: { outcome: "not" } }))).toBe("돈: 잔액이 모자라면 어떡하지");
    expect(words(envelope({ sealed: { topic: "money" }, opened: { outcome: "not" } }))).toBe("돈 걱정");
  });

  test("of a prediction say nothing of what is in it until it is opened", () => {
    const expected = { topic: "people" };
    expect(words(envelope({ sealed: expected }), prediction, "en")).toBe(
      "A prediction, opens on November 27",
    );
    expect(words(envelope({ sealed: expected, opened: { outcome: "partly" } }), prediction, "en")).toBe(
      "Someone is put out",
    );
  });

  test("are looked at for crisis words wherever they are", () => {
    const value = { envelopes: [envelope({ sealed: { text: "하나", sign: "둘" } }), envelope({ sealed })] };
    expect(worryEnvelopes.freeText(value)).toEqual(["하나", "둘", sealed.text]);
  });
});

test("it waits for the earliest day of those that are not opened", () => {
  const early = envelope({ sealed: { dueOn: "2026-11-23" }, opened: { outcome: "not" } });
  const later = envelope({ sealed: { dueOn: "2026-12-01" } });
  const draft = envelope({ sealed: { on: null, dueOn: null } });
  expect(worryEnvelopes.dueOn?.({ envelopes: [early, later, envelope({}), draft] })).toBe("2026-11-27");
  expect(worryEnvelopes.dueOn?.({ envelopes: [early] })).toBeUndefined();
  expect(dayAfter("2026-12-30", 3)).toBe("2027-01-02");
});

test("a topic or words are enough to seal, if they are not too long", () => {
  const draft = (sealed: Partial<Envelope["sealed"]>) => ({
    ...NO_ENVELOPE,
    sealed: { ...NO_ENVELOPE.sealed, ...sealed },
  });
  expect(canSeal(draft({ topic: "money" }), usual)).toBe(true);
  expect(canSeal(draft({ text: "걱정" }), usual)).toBe(true);
  expect(canSeal(draft({ text: " ", sure: 50 }), usual)).toBe(false);
  expect(canSeal(draft({ topic: "gone" }), usual)).toBe(false);
  expect(canSeal(draft({ topic: "money", sign: "가".repeat(MOST_CHARACTERS + 1) }), usual)).toBe(false);
  expect(draftOf({ envelopes: [envelope({})] })).toBe(NO_ENVELOPE);
});

test("one worry a day, five at a time, none where much came; one prediction", () => {
  const waiting = (on: string) => envelope({ sealed: { on } });
  const today = "2026-11-25";
  expect(whyNoMore({ envelopes: [] }, usual, today)).toBeUndefined();
  expect(whyNoMore({ envelopes: [waiting("2026-11-24")] }, usual, today)).toBeUndefined();
  expect(whyNoMore({ envelopes: [waiting(today)] }, usual, today)).toBe("today");
  const four = ["20", "21", "22", "23"].map((day) => waiting(`2026-11-${day}`));
  expect(whyNoMore({ envelopes: [...four, opened("not")] }, usual, today)).toBeUndefined();
  expect(whyNoMore({ envelopes: [...four, waiting("2026-11-24")] }, usual, today)).toBe("many");
  expect(whyNoMore({ envelopes: [waiting("2026-11-24")] }, prediction, today)).toBe("one");
  const much = Array.from({ length: 5 }, () =>
    envelope({ opened: { on: "2026-11-24", outcome: "happened" } }),
  );
  expect(whyNoMore({ envelopes: much }, usual, "2026-11-30")).toBe("high");
  // After a week without another one that came, worries are sealed again.
  expect(whyNoMore({ envelopes: much }, usual, "2026-12-01")).toBeUndefined();
});

test("from five on they are counted; what nobody knows, or nobody guessed, is in no mean", () => {
  const five = [
    opened("not", 60),
    opened("happened", 20),
    opened("partly", null),
    opened("unknown", 90),
    opened("not", null),
  ];
  expect(tallyOf({ envelopes: five.slice(1) })).toBeUndefined();
  expect(tallyOf({ envelopes: five })).toEqual({
    counts: new Map([
      ["not", 2],
      ["happened", 1],
      ["partly", 1],
      ["unknown", 1],
    ]),
    means: { sure: 40, came: 50 },
  });
});
