import type { LocalizedText } from "./localized.ts";

// Without zod, because public pages read it.

/** The survey that a figure comes from, as it is shown beside the figure. */
export interface Survey {
  /** Whom the figure counts, and how many they were. */
  readonly population: LocalizedText;
  /** Last day on which they were asked, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The survey of a figure; undefined unless both are known: the figure is an example then, and marked as one where it is shown. */
export function surveyOf(figure: {
  readonly population?: LocalizedText | undefined;
  readonly date?: string | undefined;
}): Survey | undefined {
  const { population, date } = figure;
  return population === undefined || date === undefined ? undefined : { population, date };
}

/** Source of reviews written as examples; they must be marked as such where they are shown. */
export const ILLUSTRATIVE = "illustrative";
