import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../catalogue/localized.ts";
import { checkedSince, helplineGroups, helplinesFor } from "./helplines.ts";
import { HELPLINES } from "./helplines-data.ts";

const KOREA = ["109", "119", "112", "1577-0199", "1366", "1388"];
const ABROAD = ["+82-2-3210-0404"];
const US = ["988", "911", "1-800-799-7233"];
const UK = ["116 123", "999", "0808 2000 247"];
const WORLD = ["112"];

const ZONES_OF_US = [
  "America/New_York",
  "America/Chicago",
  "America/Indiana/Indianapolis",
  "America/Phoenix",
  "Pacific/Honolulu",
  "US/Pacific",
];
const ZONES_OF_UK = ["Europe/London", "GB", "Europe/Belfast"];
const ELSEWHERE = [
  "Europe/Berlin",
  "America/Toronto",
  "America/Mexico_City",
  "Asia/Pyongyang",
  "Australia/Sydney",
];
const HIDDEN = [undefined, "", "UTC", "Etc/UTC", "GMT"];

const anyZone = fc.constantFrom("Asia/Seoul", "ROK", ...ZONES_OF_US, ...ZONES_OF_UK, ...ELSEWHERE, ...HIDDEN);

const numbersFor = (...[language, timeZone]: Parameters<typeof helplinesFor>) =>
  helplinesFor(language, timeZone).map(({ number }) => number);

describe("Korean readers", () => {
  test.each(["Asia/Seoul", "ROK", ...HIDDEN])("have Korea's lines in %s", (zone) => {
    expect(numbersFor("ko", zone)).toEqual(KOREA);
  });

  test.each([...ZONES_OF_US, ...ZONES_OF_UK, ...ELSEWHERE])(
    "have one line more in %s, and none in English",
    (zone) => {
      expect(numbersFor("ko", zone)).toEqual([...KOREA, ...ABROAD]);
    },
  );
});

describe("English readers have the lines of where they are first", () => {
  test.each(["Asia/Seoul", "ROK", ...HIDDEN])("Korea's in %s", (zone) => {
    expect(numbersFor("en", zone)).toEqual([...KOREA, ...US, ...UK, ...WORLD]);
  });

  test.each(ZONES_OF_US)("the United States' in %s", (zone) => {
    expect(numbersFor("en", zone)).toEqual([...US, ...UK, ...KOREA, ...WORLD]);
  });

  test.each(ZONES_OF_UK)("the United Kingdom's in %s", (zone) => {
    expect(numbersFor("en", zone)).toEqual([...UK, ...US, ...KOREA, ...WORLD]);
  });

  test.each(ELSEWHERE)("none of another country's in %s", (zone) => {
    expect(numbersFor("en", zone)).toEqual([...WORLD, ...US, ...UK, ...KOREA]);
  });
});

test("no number that only speaks English is shown to Korean readers", () => {
  fc.assert(
    fc.property(anyZone, (zone) => {
      for (const line of helplinesFor("ko", zone)) {
        expect(["korea", "abroad"]).toContain(line.region);
        expect(line.languages).toContain("한국어");
      }
    }),
  );
});

test("every line can be called, and says who answers, for whom, when, in what language and where that stands", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), anyZone, (language, zone) => {
      for (const line of helplinesFor(language, zone)) {
        expect(line.number).toMatch(/^\+?[0-9]+([- ][0-9]+)*$/);
        for (const said of [line.name, line.forWhom, line.hours, line.languages]) {
          expect(said).toMatch(language === "ko" ? /\p{Script=Hangul}/u : /^[^\p{Script=Hangul}]+$/u);
        }
        expect(line.source).toMatch(/^https:\/\/[\w.-]+(\/|$)/);
        expect(line.chatUrl === undefined || line.chat !== undefined).toBe(true);
      }
    }),
  );
});

test("a line that speaks Korean says so in English", () => {
  for (const line of helplinesFor("en", "Asia/Seoul")) {
    expect(line.languages.startsWith("Korean")).toBe(line.region === "korea");
  }
});

const ALL = Object.values(HELPLINES).flat();

test("what nobody has dialled does not say so, and a date is a day", () => {
  for (const { checkedOn, checkedBy, number } of ALL) {
    if (checkedOn === null) continue;
    expect(new Date(checkedOn).toISOString()).toBe(`${checkedOn}T00:00:00.000Z`);
    expect(checkedBy, number).toBe("website");
  }
});

test("a line that waits to be dialled is shown nowhere", () => {
  const waiting = ALL.filter(({ isReleased }) => isReleased === false).map(({ number }) => number);
  expect(waiting).toEqual(["02-120"]);
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), anyZone, (language, zone) => {
      expect(numbersFor(language, zone)).not.toContain("02-120");
    }),
  );
});

describe("groups of the help page", () => {
  test("hold each line once, in its order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), anyZone, (language, zone) => {
        const lines = helplinesFor(language, zone);
        expect(helplineGroups(lines).flatMap((group) => group.lines)).toEqual(lines);
      }),
    );
  });

  test.each([
    ["ko", "Asia/Seoul", ["danger", "violence", "young"]],
    ["ko", "Europe/Berlin", ["danger", "violence", "young", "abroad"]],
    ["en", "Asia/Seoul", ["danger", "violence", "young", "us", "uk", "world"]],
    ["en", "US/Pacific", ["danger", "violence", "uk", "korea", "world"]],
    ["en", "Europe/Berlin", ["world", "us", "uk", "korea"]],
  ] as const)("in %s, %s", (language, zone, titles) => {
    expect(helplineGroups(helplinesFor(language, zone)).map(({ title }) => title)).toEqual(titles);
  });
});

test("the date is that of the line that was not looked at for longest, and of none that nobody looked at", () => {
  expect(checkedSince(helplinesFor("ko", "Asia/Seoul"))).toBe("2026-11-21");
  expect(checkedSince(helplinesFor("en", "GB").filter(({ region }) => region === "uk"))).toBeUndefined();
});
