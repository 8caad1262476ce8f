import type { ReactNode } from "react";

/** Props of every state of a story. */
export interface StoryProps {
  /** The text in the current language. */
  readonly text: <Text = string>(ko: Text, en: Text) => Text;
}

/** One primitive of the design system in all its states. A file exports one as its default, or several of one subject. */
export interface Story {
  /** The name of the component's file in words. */
  readonly title: string;
  /** When to use it, in one sentence. */
  readonly use: string;
  /** A `page` has its own header and main element; `wide` uses the full width. */
  readonly layout?: "page" | "wide";
  /** Components by the name of the state. */
  readonly states: Readonly<Record<string, (specimen: StoryProps) => ReactNode>>;
}

/** Checks the type of a story. */
export function story(definition: Story): Story {
  return definition;
}
