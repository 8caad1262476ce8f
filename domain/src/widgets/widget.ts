import type * as z from "zod/mini";
import type { Language } from "../catalogue/language.ts";
import type { ExpressionType, ExpressionValue } from "../content/expression.ts";
import type { Labelled } from "../content/props.ts";
import type { GeneratedValues } from "./shared/draw.ts";
import type { ProblemCode, WidgetProblem } from "./shared/problem.ts";

/**
 * What a content widget means, without how it looks: pure and the same for client, compiler and tests. Its props come
 * from the compiler, which has parsed them with the schema of the widget, and have their
 * expressions evaluated (`Evaluated`).
 */
export interface WidgetDefinition<Props, Value> {
  /** The name authors write, which is also the name of the folder. */
  readonly type: string;
  /** Schema of a stored value. One that does not parse counts as unanswered. */
  readonly value: z.ZodMiniType<Value>;
  /** The value before the person has done anything. */
  empty(props: Props): Value;
  /** True once there is something in it; an optional widget that is not answered is stored as skipped. */
  isAnswered(value: Value, props: Props): boolean;
  /** What must be changed before the page is finished, in the order of the screen; empty where it is complete. */
  check(value: Value, props: Props): readonly WidgetProblem[];
  /** What expressions see, and of which type. `today` is the day at UTC+9; without it, nothing is read that depends on the day. */
  readonly read: {
    readonly type: ExpressionType;
    of(value: Value, props: Props, today?: string): ExpressionValue;
  };
  /**
   * The answer as a person reads it, on later pages, in the journal and in the export; computed when it is shown. Plain
   * text, with lines separated by "\n"; empty where nothing was answered.
   */
  summary(value: Value, props: Props, language: Language): string;
  /**
   * The rows or chosen options of the answer, by id, for other widgets that take them as their options (`from`). What
   * the person typed is the same in both languages. Absent for widgets whose answer has no parts.
   */
  parts?(value: Value, props: Props): Labelled;
  /**
   * The day from which the answer waits for the person, `2026-12-04`, such as that on which a sealed guess may be opened. Undefined
   * while nothing waits. Absent for widgets of which nothing ever does.
   */
  dueOn?(value: Value): string | undefined;
  /** The time of that day from which it waits, in milliseconds since the epoch. Absent where the whole day counts. */
  dueAt?(value: Value): number | undefined;
  /**
   * What of the answer may be saved, where not all of it is, such as nothing typed beside crisis words. `hasCrisis`: the page
   * holds crisis words. Returns the same value where all of it may.
   */
  toSave?(value: Value, hasCrisis: boolean): Value;
  /**
   * Each time that it was answered as a value of its own, the oldest first, and the answer without one of them. Absent for widgets
   * whose answer is one time.
   */
  readonly times?: {
    of(value: Value): readonly Value[];
    without(value: Value, at: number): Value;
    /** The day at UTC+9 on which a time was; undefined where that is not known. */
    dayOf(time: Value): string | undefined;
  };
  /** Everything the person typed, for crisis words; empty for widgets without typing. */
  freeText(value: Value): readonly string[];
}

/** A definition whose types are known to itself alone. */
export type AnyWidgetDefinition = WidgetDefinition<unknown, unknown>;

/** A widget that only shows something, as its folder exports it for the compiler, tests and the gallery. */
export interface ShownWidget<Props, Value = never> {
  /** Schema of what authors write. */
  readonly props: z.ZodMiniType;
  /** Seconds to answer it or to look at it, without reading what is written there. */
  seconds?(props: Props, isOptional: boolean): number;
  readonly examples: WidgetExamples<Props, Value>;
}

/** A widget with an answer, as its folder exports it for the compiler, tests and the gallery. */
export interface AnsweredWidget<Props, Value>
  extends ShownWidget<Props, Value>,
    GeneratedValues<Props, Value> {
  /** The part that the client loads. */
  readonly definition: WidgetDefinition<Props, Value>;
  /** Names that its texts have in braces for something else than an answer, such as blanks. */
  ownNames?(props: Props): readonly string[];
  seconds(props: Props, isOptional: boolean): number;
}

/** Any widget. Its types are known to itself alone. */
export interface AnyWidget
  extends ShownWidget<unknown, unknown>,
    Partial<Omit<AnsweredWidget<unknown, unknown>, keyof ShownWidget<unknown, unknown>>> {}

/** Examples of a widget, for its tests, the gallery and the author preview. */
export interface WidgetExamples<Props, Value = never> {
  /** Props as authors may write them, by name: the usual ones and the extremes. */
  readonly props: Readonly<Record<string, Props>>;
  /** Values without a problem. */
  readonly valid: readonly ExampleValue<Value>[];
  /** Values with a problem; a test shows each code that the widget's check can return. */
  readonly invalid: readonly (ExampleValue<Value> & { readonly codes: readonly ProblemCode[] })[];
}

/** A value of a widget with one of its example props. */
export interface ExampleValue<Value> {
  /** Name of the example props. */
  readonly props: string;
  readonly value: Value;
}
