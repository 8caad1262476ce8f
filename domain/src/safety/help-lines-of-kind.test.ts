import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGES } from "../catalogue/localized.ts";
import { HELP_KINDS } from "./help-kind.ts";
import { helplinesOfKind } from "./help-lines-of-kind.ts";
import { helplinesFor } from "./helplines.ts";

const numbersOf = (...[kind, lines]: Parameters<typeof helplinesOfKind>) =>
  helplinesOfKind(kind, lines).map(({ number }) => number);

test("each card has two lines of the country that comes first", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...HELP_KINDS),
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(undefined, "Asia/Seoul", "America/New_York", "Europe/Berlin"),
      (kind, language, zone) => {
        const all = helplinesFor(language, zone);
        const lines = helplinesOfKind(kind, all);
        expect(lines).toHaveLength(2);
        expect(new Set(lines.map(({ country }) => country))).toEqual(new Set([all[0]?.country]));
      },
    ),
  );
});

test("violence has its own lines, fainting and chest pain an ambulance", () => {
  const [korea, us] = [helplinesFor("ko", "Asia/Seoul"), helplinesFor("en", "US/Pacific")];
  expect(numbersOf("violence", korea)).toEqual(["1366", "112"]);
  expect(numbersOf("violence", us)).toEqual(["1-800-799-7233", "911"]);
  for (const kind of ["eating", "panic"] as const) {
    expect(numbersOf(kind, korea)[0]).toBe("119");
    expect(numbersOf(kind, us)[0]).toBe("911");
  }
  expect(numbersOf("danger", korea)[0]).toBe("109");
});
