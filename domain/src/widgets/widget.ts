import type * as z from "zod/mini";
import type { Language } from "../catalogue/language.ts";
import type { ExpressionType, ExpressionValue } from "../content/expression.ts";
import type { Labelled } from "../content/props.ts";
import type { WidgetProblem } from "./problem.ts";

/**
 * What a content widget means, without how it looks: pure and the same for client, compiler and tests. Its props come
 * from the compiler, which has parsed them with the schema in `props.ts` beside the definition, and have their
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
  /** What expressions see, and of which type. */
  readonly read: { readonly type: ExpressionType; of(value: Value, props: Props): ExpressionValue };
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
  /** Everything the person typed, for crisis words; empty for widgets without typing. */
  freeText(value: Value): readonly string[];
}

/** A definition whose types are known to itself alone, as the registry holds it. */
export interface AnyWidgetDefinition {
  readonly type: string;
  readonly value: z.ZodMiniType;
  empty(props: unknown): unknown;
  isAnswered(value: unknown, props: unknown): boolean;
  check(value: unknown, props: unknown): readonly WidgetProblem[];
  readonly read: { readonly type: ExpressionType; of(value: unknown, props: unknown): ExpressionValue };
  summary(value: unknown, props: unknown, language: Language): string;
  parts?(value: unknown, props: unknown): Labelled;
  freeText(value: unknown): readonly string[];
}
