import { type Envelope, NO_ENVELOPE, type Outcome } from "@mindle/domain/widgets/worry-envelopes/value";
import { describe, expect, test } from "vitest";
import { jumpy, programmes, shownOf, textsOf } from "../testing/programmes.ts";

// What Jumpy's pages say of an envelope that waits, and of one whose day has come: it is the same page, shown again in a later session.

/** The day on which pages are looked at. */
const TODAY = "2026-11-22";
const TOMORROW = "2026-11-23";

const envelope = (sealed: Partial<Envelope["sealed"]>, outcome: Outcome | null = null) => ({
  envelopes: [
    {
      ...NO_ENVELOPE,
      sealed: { ...NO_ENVELOPE.sealed, topic: "contact", sure: 80, on: "2026-11-10", ...sealed },
      opened: { ...NO_ENVELOPE.opened, outcome },
    },
  ],
});

test("home has nobody open what was expected of an act; its page says that the act comes first", () => {
  const own = programmes.find(({ value }) => value.programId === "jumpy-v1");
  expect(own?.value.waiting?.map(({ page }) => page)).toEqual(["d1-s2/seal", "d6-s4/keep"]);
  for (const [place, name] of [
    ["d3-s3/seal", "e2"],
    ["d5-s3/seal", "e3"],
  ] as const) {
    const said = (outcome: Outcome | null, dueOn = TODAY) =>
      textsOf(
        jumpy.stateOf(place, { [place]: { [name]: envelope({ topic: "wrong", dueOn }, outcome) } }),
        "ko",
      ).join();
    expect(said(null, TOMORROW)).toContain("해 본 다음에 열어요");
    expect(said(null)).toContain("해 봤으면 이제 열어 봐요");
    expect(said("not")).not.toMatch(/해 본 다음에 열어요|해 봤으면/);
  }
});

describe("an envelope on its day", () => {
  const replies = (place: string, name: string, dueOn: string, sure: number | null) => {
    const answers = { [place]: { [name]: envelope({ sure, dueOn }) } };
    return textsOf(jumpy.stateOf(place, answers), "ko");
  };

  test.each([
    ["d1-s2/seal", "e1"],
    ["d3-s3/seal", "e2"],
    ["d5-s3/seal", "e3"],
    ["d6-s4/keep", "e4"],
  ])("is no more spoken of as one that is being sealed (%s)", (place, name) => {
    for (const sure of [null, 10, 50, 90]) {
      const waiting = replies(place, name, TOMORROW, sure);
      const due = replies(place, name, TODAY, sure);
      expect(due.filter((text) => waiting.includes(text) && !text.includes("{order}"))).toEqual([]);
      expect(due.at(-1)).toMatch(/열어/);
    }
  });

  test("has a page whose title fits both days", () => {
    const titles = jumpy.pages.flatMap(({ place }) =>
      ["d4-s1/worry", "d4-s1/guess", "d6-s1/guess", "d6-s5/open"].includes(place)
        ? shownOf(jumpy.stateOf(place, {}), "content-head").map(({ props }) => JSON.stringify(props))
        : [],
    );
    expect(titles).toHaveLength(4);
    expect(titles.filter((title) => /봉하기|[Ss]ealing/.test(title))).toEqual([]);
  });
});
