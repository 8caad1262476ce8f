import { describe, expect, test } from "vitest";
import { freeAnswers } from "../testing/gates.ts";
import { walkProgramme } from "../testing/programme-walk.ts";
import { compiled, flippy, jumpy, pleaser, riggy, shelly, shownOf } from "../testing/programmes.ts";

// The line to somebody near: who may be hurt by that person is offered nothing to send, and a journey's own gates come first.

const PROGRAMMES = { riggy, pleaser, jumpy, shelly, flippy };
const asking = Object.entries(PROGRAMMES).flatMap(([name, programme]) =>
  programme.pages
    .filter(({ root }) => root.some(({ type }) => type === "share-line"))
    .map(({ place, stepId }) => ({ name, programme, place, stepId })),
);

test("each programme has such pages", () => {
  expect(asking.map(({ name, place }) => `${name} ${place}`)).toEqual([
    "riggy d1-s4/near",
    "riggy d5-s4/near",
    "riggy d8-s5/near",
    "pleaser d1-s3/near",
    "pleaser d4-s3/near",
    "pleaser d6-s4/near",
    "jumpy d1-s3/near",
    "jumpy d4-s4/near",
    "jumpy d6-s4/near",
    "shelly d4-s3/near",
    "shelly d6-s4/near",
    "flippy d1-s3/near",
    "flippy d4-s3/near",
    "flippy d6-s4/near",
  ]);
});

test.each(Object.entries(PROGRAMMES))(
  "who passes every gate of %s comes to each of them",
  (name, programme) => {
    const steps = [...new Set(programme.pages.map(({ stepId }) => stepId))];
    const met = [1, 2, 3].flatMap((seed) => {
      const answers = freeAnswers(programme);
      const programId = programme.programId;
      return walkProgramme(compiled, { programId, steps, answers, seed }).pages.map(
        ({ stepId, pageId }) => `${stepId}/${pageId}`,
      );
    });
    const places = asking.filter((each) => each.name === name).map(({ place }) => place);
    expect(places.filter((place) => !met.includes(place))).toEqual([]);
  },
);

describe.each(asking)("$name $place", ({ programme, place, stepId }) => {
  const shares = (nearSafe?: string[]) =>
    shownOf(programme.stateOf(place, nearSafe === undefined ? {} : { [place]: { nearSafe } }), "share-line")
      .length;

  test("offers something to send to someone easy alone", () => {
    expect(shares(["none"])).toBe(1);
    expect(shares()).toBe(0);
    for (const other of ["hurts", "told", "apart", "nobody", "unsaid"]) {
      expect([other, shares([other]), shares(["none", other])]).toEqual([other, 0, 0]);
    }
  });

  test("who is hurt by that person gets the card on violence, and numbers on the page", () => {
    const hurt = { [place]: { nearSafe: ["hurts"] } };
    expect(programme.helpIn(stepId, hurt)).toContain("violence");
    expect(shownOf(programme.stateOf(place, hurt), "helpline")).toHaveLength(1);
    expect(programme.helpIn(stepId, { [place]: { nearSafe: ["none"] } })).toEqual([]);
  });
});

describe("a journey's own gates", () => {
  const HURT = ["hit", "broke", "feared", "child"];
  /** The page before it. */
  const PAGES = ["d1-s3/act", "d4-s3/night", "d6-s4/letter"];

  test.each(PAGES)("it is skipped for users who reported violence after Flippy's %s", (before) => {
    const next = (gate: string[]) => flippy.nextOf(before, { "d1-s2/gate": { gate } });
    for (const answer of HURT) expect(next([answer, "harmed"])).not.toBe("near");
    expect(next(["none"])).toBe("near");
  });

  test("who may be harmed by someone passes it by in Jumpy's last session, and nobody else", () => {
    const next = (before: string, gate: string[]) =>
      jumpy.nextOf(`d6-s4/${before}`, { "d1-s2/gate": { gate } });
    for (const others of [[], ["due"], ["none", "body"]])
      expect(next("gate", [...others, "harm"])).toBe("act");
    expect(next("gate", ["body", "due"])).toBe("near");
    expect(jumpy.nextOf("d6-s4/gate", {})).toBe("near");
    expect([next("gate", ["none"]), next("keep", ["none"])]).toEqual(["keep", "near"]);
    expect([next("gate", ["due"]), next("first", ["due"])]).toEqual(["first", "near"]);
  });

  test.each(["d4-s3/act", "d6-s4/letter"])(
    "who is kept from people passes it by after Shelly's %s",
    (before) => {
      const next = (gate: string[]) =>
        shelly.nextOf(before, { "d1-s2/gate": { gate }, "d6-s3/slot": { near: { day: "tue" } } });
      expect(next(["kept"])).not.toBe("near");
      expect(shelly.nextOf(before, {})).not.toBe("near");
      expect(next(["none"])).toBe("near");
    },
  );
});
