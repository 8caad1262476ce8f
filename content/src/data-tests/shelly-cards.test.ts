import { reminderDays } from "@mindle/domain/content/page";
import { type Card, NO_CARD, type Outcome } from "@mindle/domain/widgets/hello-card/value";
import { describe, expect, test } from "vitest";
import { shownOn } from "../testing/programme-walk.ts";
import { type AnswersByPage, shelly, shownOf } from "../testing/programmes.ts";

// A card written in one session is answered in another; and the last session of Shelly's programme by its gates and by how
// the act went.

const SENT = { sent: { on: "2026-11-16", dueOn: "2026-11-19" } };

const cards = (...parts: Partial<Card>[]) => ({
  cards: parts.map((part) => ({ ...NO_CARD, role: "friend", text: "요즘 뭐 보세요?", expect: 6, ...part })),
});

const came = (outcome: Outcome, met: number | null = null) =>
  cards({ ...SENT, back: { on: "2026-11-18", came: outcome, met } });

const REPORTS = ["done", "part", "not", "forgot", "yet", "bad"] as const;

const SAFE: AnswersByPage = {
  "d1-s2/gate": { gate: ["none"] },
  "d3-s1/safe": { safe: ["none"] },
  "d3-s1/people": { people: { checked: ["work"], more: [] } },
  "d5-s1/safe": { safe: ["none"] },
};

/** Reports on an act that was settled days ago. */
const reported = (done: string, more: AnswersByPage = {}): AnswersByPage => ({
  ...SAFE,
  "d5-s3/when": { given: "2026-11-16", when: { day: "fri", moment: "lunch" } },
  "d6-s4/act": { given: "2026-11-16" },
  "d6-s1/report": { done },
  "d6-s5/report": { done },
  ...more,
});

const koreanOn = (place: string, answers: AnswersByPage) =>
  shownOn(shelly.stateOf(place, answers)).ko.join("\n");

describe("a card over the sessions", () => {
  test.each([
    ["d4-s1/card", "d3-s3/card", "hello"],
    ["d4-s1/near", "d3-s3/near", "near"],
    ["d6-s1/card", "d5-s2/card", "line"],
    ["d6-s1/near", "d5-s2/near", "near"],
    ["d6-s5/card", "d3-s3/card", "hello"],
  ])("%s is %s again, with what was written there", (later, first, bind) => {
    const [shown] = shownOf(
      shelly.stateOf(later, { ...SAFE, [first]: { [bind]: cards(SENT) } }),
      "hello-card",
    );
    expect(shown?.component.bind).toBe(bind);
    expect(shown?.value).toEqual(cards(SENT));
  });

  test.each([
    ["d3-s3/near", "near"],
    ["d5-s2/near", "near"],
    ["d3-s3/card", "hello"],
    ["d5-s2/card", "line"],
  ])("%s: what went well is not answered like what passed by, nor like what nobody tells", (place, bind) => {
    const replies = (["warm", "none", "unsaid", "hurt"] as const).map((outcome) =>
      koreanOn(place, { ...SAFE, [place]: { [bind]: came(outcome) } }),
    );
    expect(new Set(replies).size).toBe(4);
  });

  test.each([
    ["d3-s3/card", "hello"],
    ["d5-s2/card", "line"],
  ])("%s: nobody is told to send what is empty, or was put away", (place, bind) => {
    const said = (value: object | undefined) =>
      koreanOn(place, { ...SAFE, ...(value === undefined ? {} : { [place]: { [bind]: value } }) });
    const sending = /예상은 비워 두고|예상 없이|반반이군요|조금 어색한/;
    expect(said(cards({}))).toMatch(sending);
    expect(said(cards({ expect: null }))).toMatch(sending);
    for (const value of [undefined, cards({ text: null, expect: null }), cards({ away: true })]) {
      expect(said(value)).not.toMatch(sending);
    }
  });

  test.each([
    ["d3-s3/near", "받아 주지 않아도 건넨 인사예요"],
    ["d5-s2/near", "한 번 말하면 그 자리에서 끝나요"],
  ])("%s: of a greeting that was put away nothing is said", (place, reply) => {
    const said = (part: Partial<Card>) => koreanOn(place, { ...SAFE, [place]: { near: cards(part) } });
    expect(said({})).toContain(reply);
    expect(said({ away: true })).not.toContain(reply);
  });

  test("is said to have hurt with help below, and otherwise without", () => {
    for (const outcome of ["warm", "short", "late", "none", "hurt", "unsaid"] as const) {
      for (const [place, bind] of [
        ["d3-s3/card", "hello"],
        ["d5-s2/card", "line"],
        ["d3-s3/near", "near"],
        ["d5-s2/near", "near"],
      ] as const) {
        const state = shelly.stateOf(place, { ...SAFE, [place]: { [bind]: came(outcome) } });
        expect([place, outcome, shownOf(state, "helpline").length]).toEqual([
          place,
          outcome,
          outcome === "hurt" ? 1 : 0,
        ]);
      }
    }
  });
});

describe("session 6 goes on by the report", () => {
  const nextOf = (done: string, more: AnswersByPage = {}) =>
    shelly.nextOf("d6-s1/report", reported(done, more));
  const line = (value: object): AnswersByPage => ({ "d5-s2/card": { line: value } });

  test.each([
    ["done", "card"],
    ["part", "card"],
    ["not", "half"],
    ["forgot", "half"],
    ["yet", "kept"],
    ["bad", "passed"],
  ])("%s, with a card: %s", (done, page) => {
    expect(nextOf(done, line(cards({})))).toBe(page);
  });

  test("without a card, only who said it is asked what stays from it", () => {
    expect(REPORTS.map((done) => nextOf(done))).toEqual([
      "learned",
      "learned",
      "half",
      "half",
      "kept",
      "passed",
    ]);
    expect(shelly.nextOf("d6-s1/report", {})).toBe("kept");
  });

  test("numbers are laid beside one another only after an answer, and where both were entered", () => {
    const ways = (value: object) => shelly.nextOf("d6-s1/card", { ...SAFE, ...line(value) });
    expect(ways(cards({}))).toBe("kept");
    expect(ways(cards(SENT))).toBe("learned");
    expect(ways(came("warm", 3))).toBe("beside");
    expect(ways(came("short", 3))).toBe("beside");
    expect(ways(came("none"))).toBe("learned");
    expect(ways(came("hurt"))).toBe("kept");
    const bars = (value: object) =>
      shownOf(shelly.stateOf("d6-s1/beside", { ...SAFE, ...line(value) }), "comparison-bars").length;
    expect([came("warm", 3), came("warm", 0), came("warm"), came("none", 3)].map(bars)).toEqual([1, 1, 0, 0]);
    const { cards: answered } = came("warm", 3);
    expect(bars({ cards: answered.map((card) => ({ ...card, expect: null })) })).toBe(0);
  });

  test("what was not taken well is not quoted once more at the end of the step", () => {
    const kept = (done: string) =>
      koreanOn("d6-s1/kept", reported(done, { ...line(came("none")), "d5-s2/near": { near: came("none") } }));
    expect(kept("done")).toContain("요즘 뭐 보세요?");
    expect(kept("bad")).not.toContain("요즘 뭐 보세요?");
  });

  test("less, as much and more awkward than expected are told apart", () => {
    const said = [3, 6, 9].map((met) => koreanOn("d6-s1/beside", { ...SAFE, ...line(came("warm", met)) }));
    expect(said.map((text) => /예상보다 덜|예상한 만큼|예상보다 더/.exec(text)?.[0])).toEqual([
      "예상보다 덜",
      "예상한 만큼",
      "예상보다 더",
    ]);
  });

  test.each(["d6-s1/report", "d6-s5/report"])(
    "%s has words of its own for each of the six reports",
    (place) => {
      const said = REPORTS.map((done) => koreanOn(place, reported(done)));
      const none = koreanOn(place, { ...reported("done"), [place]: {} });
      expect(new Set([...said, none]).size).toBe(REPORTS.length + 1);
    },
  );

  test("what was laughed at or passed on has help, what went by has none", () => {
    const helped = (...passed: string[]) =>
      shownOf(shelly.stateOf("d6-s1/passed", { "d6-s1/passed": { passed } }), "helpline").length;
    expect([helped("mocked"), helped("spread"), helped("by", "mocked")]).toEqual([1, 1, 1]);
    expect([helped("by"), helped("turned"), helped("unsaid"), helped()]).toEqual([0, 0, 0, 0]);
  });
});

describe("the gates of session 6", () => {
  const gate = (...answers: string[]): AnswersByPage => ({ "d1-s2/gate": { gate: answers } });
  const CARD: AnswersByPage = { "d5-s2/card": { line: cards({}) }, "d3-s3/card": { hello: cards({}) } };

  test.each(["kept", "none kept", "kept home shut"])(
    "who is kept from people (%s) comes to no card, place or plan",
    (answers) => {
      const kept = { ...reported("done", CARD), ...gate(...answers.split(" ")) };
      expect(shelly.nextOf("d6-s1/report", kept)).toBe("shelter");
      expect(shelly.nextOf("d6-s3/pool", kept)).toBe("shelter");
      expect(shelly.nextOf("d6-s3/gate", kept)).toBe("told");
      expect(shelly.nextOf("d6-s4/plan", kept)).toBe("shelter");
      expect(shelly.nextOf("d6-s4/letter", kept)).toBe("kept");
      expect(shelly.nextOf("d6-s5/report", kept)).toBe("later");
      expect(shownOf(shelly.stateOf("d6-s4/plan", kept), "key-pairs")).toEqual([]);
      for (const step of ["d6-s1", "d6-s3", "d6-s4", "d6-s5"]) {
        expect(shelly.helpIn(step, kept)).toContainEqual("violence");
      }
    },
  );

  test("who is kept from people, or left the gate empty, is reminded of nothing", () => {
    const daysOf = (place: string, answers: AnswersByPage) => {
      const page = shelly.pages.find((each) => each.place === place);
      return page && reminderDays(page, shelly.stateOf(place, answers), undefined);
    };
    const { "d1-s2/gate": _, ...ungated } = reported("yet");
    for (const place of ["d6-s1/report", "d6-s4/kept"]) {
      expect(daysOf(place, reported("yet"))).toBeGreaterThan(0);
      expect(daysOf(place, { ...reported("yet"), ...gate("kept") })).toBeUndefined();
      expect(daysOf(place, ungated)).toBeUndefined();
    }
  });

  test("left empty, it is asked once more before a place is chosen, and then there is none", () => {
    expect(shelly.nextOf("d6-s3/pool", {})).toBe("gate");
    expect(shelly.nextOf("d6-s3/ways", { "d6-s3/ways": { ways: ["beside"] } })).toBe("kept");
    expect(shelly.nextOf("d6-s3/top", { "d6-s3/ways": { ways: ["beside", "help"] } })).toBe("kept");
    expect(shelly.nextOf("d6-s3/top", { ...SAFE, "d6-s3/ways": { ways: ["beside", "help"] } })).toBe("slot");
    expect(
      shelly.nextOf("d6-s4/letter", {
        "d6-s3/slot": { few: { day: "tue", time: "early", place: "library" } },
      }),
    ).toBe("kept");
  });

  test("who talks to nobody and has no hope reads where help is, and practises nothing that day", () => {
    const both = gate("days", "hopeless");
    expect(shelly.helpIn("d6-s3", both)).toContainEqual("danger");
    expect(shelly.nextOf("d6-s3/gate", both)).toBe("kept");
  });

  test("a place is what one’s way of being lonely asks for, and at home where one hardly leaves it", () => {
    const slotsFor = (lack: string | undefined, ...answers: string[]) =>
      shownOf(
        shelly.stateOf("d6-s3/slot", {
          ...gate(...answers),
          ...(lack === undefined ? {} : { "d1-s1/lack": { lack } }),
        }),
        "inline-select",
      ).map(({ component }) => component.bind);
    expect(["few", "near", "changed", "unsure", undefined].map((lack) => slotsFor(lack, "none"))).toEqual([
      ["few"],
      ["near"],
      ["changed"],
      ["near"],
      ["near"],
    ]);
    expect(["few", "near", "changed", undefined].flatMap((lack) => slotsFor(lack, "home"))).toEqual([
      "home",
      "home",
      "home",
      "home",
    ]);
  });

  test("the sentence is not asked of who named harm, gossip or a judge, nor where that was left empty", () => {
    const opened = (safe: readonly string[] | undefined) =>
      shelly.nextOf("d6-s1/report", {
        ...reported("done", CARD),
        "d5-s1/safe": safe === undefined ? {} : { safe },
      });
    expect(opened(["none"])).toBe("card");
    expect([["hits"], ["unsaid"], ["spread"], ["boss"], ["none", "hits"], undefined].map(opened)).toEqual(
      Array.from({ length: 6 }, () => "learned"),
    );
  });

  test("a month later a card is there only for who passed every gate, and was not hurt", () => {
    const opened = (different: AnswersByPage) => shelly.nextOf("d6-s5/ready", { ...SAFE, ...different });
    expect(opened({})).toBe("card");
    expect(opened({ "d5-s1/safe": {} })).toBe("card");
    const closed: AnswersByPage[] = [
      { "d1-s2/gate": {} },
      gate("kept"),
      { "d3-s1/safe": {} },
      { "d3-s1/safe": { safe: ["hits"] } },
      { "d3-s1/safe": { safe: ["none", "unsaid"] } },
      { "d5-s1/safe": { safe: ["hits"] } },
      { "d3-s1/people": {} },
      { "d3-s3/card": { hello: came("hurt") } },
    ];
    expect(closed.map(opened)).toEqual(closed.map(() => "later"));
  });
});
