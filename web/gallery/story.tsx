import type { ReactNode } from "react";
import { Opener, WithState } from "../src/ui/testing/with-state.tsx";

/** Props of every state of a story. */
export interface StoryProps {
  /** The text in the current language. */
  readonly text: <Text = string>(ko: Text, en: Text) => Text;
}

type State = (props: StoryProps) => ReactNode;

/** One primitive of the design system in all its states. A file exports one as its default, or several of one subject. */
export interface Story {
  /** The name of the component's file in words. */
  readonly title: string;
  /** When to use it, in one sentence. */
  readonly use: string;
  /** A `page` has its own header and main element; `wide` uses the full width. */
  readonly layout?: "page" | "wide";
  /** Components by the name of the state. */
  readonly states: Readonly<Record<string, State>>;
}

/** Checks the type of a story. */
export function story(definition: Story): Story {
  return definition;
}

/** A state whose component keeps what is entered, beginning with a value. */
export function entered<Value>(
  initial: Value,
  draw: (value: Value, onChange: (value: Value) => void, text: StoryProps["text"]) => ReactNode,
): State {
  return ({ text }) => (
    <WithState initial={initial}>{(value, onChange) => <div>{draw(value, onChange, text)}</div>}</WithState>
  );
}

/** A state that a button opens. */
export function opened(
  [ko, en]: readonly [ko: string, en: string],
  draw: (props: StoryProps & { readonly open: boolean; readonly close: () => void }) => ReactNode,
): State {
  return ({ text }) => <Opener label={text(ko, en)}>{(open, close) => draw({ open, close, text })}</Opener>;
}
