import type { ReactNode } from "react";

/** What a specimen is given: its texts in the language that is shown. */
export interface Specimen {
  readonly say: (ko: string, en: string) => string;
}

/** One primitive of the design system in all its states. */
export interface Story {
  readonly title: string;
  /** When to use it, in one sentence. */
  readonly use: string;
  /** A `page` brings its own header and main part, so the gallery draws neither; `wide` takes the whole width. */
  readonly layout?: "page" | "wide";
  /** By the name of the state. Drawn as components: they may use hooks. */
  readonly states: Readonly<Record<string, (specimen: Specimen) => ReactNode>>;
}

/** Types a story where it is written. */
export function story(told: Story): Story {
  return told;
}
