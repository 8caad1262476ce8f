import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../catalogue/localized.ts";
import { helplinesFor } from "./helplines.ts";

const KOREA = ["109", "1577-0199", "119", "112", "1366"];
const US = ["988", "911", "1-800-799-7233"];

const numbersFor = (...[language, timeZone]: Parameters<typeof helplinesFor>) =>
  helplinesFor(language, timeZone).map(({ number }) => number);

describe("the country of the time zone comes first", () => {
  test.each(["Asia/Seoul", "ROK"])("Korea's lines in %s", (zone) => {
    expect(numbersFor("ko", zone)).toEqual([...KOREA, ...US]);
    expect(numbersFor("en", zone)).toEqual([...KOREA, ...US]);
  });

  test.each([
    "America/New_York",
    "America/Chicago",
    "America/Indiana/Indianapolis",
    "America/Phoenix",
    "Pacific/Honolulu",
    "US/Pacific",
  ])("the United States' lines in %s", (zone) => {
    expect(numbersFor("ko", zone)).toEqual([...US, ...KOREA]);
    expect(numbersFor("en", zone)).toEqual([...US, ...KOREA]);
  });

  test.each([
    undefined,
    "UTC",
    "Europe/Berlin",
    "America/Toronto",
    "America/Mexico_City",
    "Asia/Pyongyang",
    "",
  ])("in %s the language decides", (zone) => {
    expect(numbersFor("ko", zone)).toEqual([...KOREA, ...US]);
    expect(numbersFor("en", zone)).toEqual([...US, ...KOREA]);
  });
});

test.each(LANGUAGES)(
  "every number in %s can be dialled, says whose it is and when it was checked",
  (language) => {
    for (const { number, name, hours, checked } of helplinesFor(language, undefined)) {
      expect(number).toMatch(/^[0-9]+(-[0-9]+)*$/);
      expect(name).not.toBe("");
      expect(hours).not.toBe("");
      expect(new Date(checked).toISOString()).toBe(`${checked}T00:00:00.000Z`);
    }
  },
);
