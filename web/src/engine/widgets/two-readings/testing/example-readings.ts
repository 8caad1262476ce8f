import { NO_READING, type Reading, type TwoReadingsValue } from "@mindle/domain/widgets/two-readings/value";

/** When the tests are. */
export const NOW = new Date(2026, 10, 20, 20, 0);

export const LINE = "Don’t call me any more.";

/** A time so many minutes from now. */
export const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000).toISOString();

/** A first reading of 60 degrees with a line. */
export const FIRST = { ...NO_READING.first, deg: 60, word: "wronged", line: LINE };

/** It is to be measured again in 20 minutes. */
export const KEPT: TwoReadingsValue = {
  ...NO_READING,
  first: { ...FIRST, cool: "breath", at: NOW.toISOString(), dueAt: minutes(20) },
  past: [],
};

/** Both readings, the second one now. */
export const READ = (deg: number, first: Partial<Reading["first"]> = {}): TwoReadingsValue => ({
  first: { ...KEPT.first, ...first },
  second: { ...NO_READING.second, deg, at: NOW.toISOString() },
  past: [],
});
