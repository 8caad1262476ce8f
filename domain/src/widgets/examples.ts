import type { ProblemCode } from "./problem.ts";

/** A value of a widget with one of its example props. */
export interface ExampleValue<Value> {
  /** Name of the example props. */
  readonly props: string;
  readonly value: Value;
}

/** Examples of a widget, for its tests, the gallery and the author preview. */
export interface WidgetExamples<Props, Value = never> {
  /** Props as authors may write them, by name: the usual ones and the extremes. */
  readonly props: Readonly<Record<string, Props>>;
  /** Values without a problem. */
  readonly valid: readonly ExampleValue<Value>[];
  /** Values with a problem; a test shows each code that the widget's check can return. */
  readonly invalid: readonly (ExampleValue<Value> & { readonly codes: readonly ProblemCode[] })[];
}
