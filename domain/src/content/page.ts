import type { HelpKind } from "../safety/help-kind.ts";
import type { WidgetProblem } from "../widgets/shared/problem.ts";
import type { AnyWidgetDefinition } from "../widgets/widget.ts";
import type { ActivityConfig, Component, PackPage } from "./activity.ts";
import { type ExpressionValue, evaluateExpression, isTrue } from "./expression.ts";
import type { SavedModel, SavedPage } from "./page-save.ts";
import { evaluateProps } from "./props.ts";
import { type Answer, partsOf, type RecalledAnswers } from "./recalls.ts";

/** What a page is evaluated from. */
export interface PageInput {
  readonly components: readonly Component[];
  readonly configJson: ActivityConfig["configJson"];
  /** The definition of a widget; undefined for unknown ones and those without an answer. */
  definitionOf(type: string): AnyWidgetDefinition | undefined;
  /** Answers so far, by model; one that does not parse counts as unanswered. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Answers of other pages. */
  readonly recalls: RecalledAnswers;
  /** The day at UTC+9, `YYYY-MM-DD`. */
  readonly today: string;
  readonly user: { readonly nickname: string };
}

/** A component as it is shown now. */
export interface ShownComponent {
  readonly component: Component;
  /** Undefined where the config does not have them: 'missing data key'. */
  readonly props: unknown;
  readonly visible: boolean;
  readonly disabled: boolean;
  readonly definition: AnyWidgetDefinition | undefined;
  /** The answer, empty before there is one; undefined for components without one. */
  readonly value: unknown;
  readonly answered: boolean;
}

/** A page in its current state. Evaluated from scratch after every change. */
export interface PageState {
  readonly components: readonly ShownComponent[];
  /** What expressions of this page see. */
  readonly scope: Readonly<Record<string, ExpressionValue | undefined>>;
  /** Reads an answer of this page or of a recall, for `{name}` in texts; undefined where it is missing. */
  readonly answers: RecalledAnswers;
}

/**
 * Evaluates a page from top to bottom: a component sees the answers of those above it that are shown, and recalls. The
 * answer of a hidden component is missing for all others.
 */
export function evaluatePage(input: PageInput): PageState {
  const answers: Record<string, Answer | undefined> = { ...input.recalls };
  const answered: Record<string, boolean> = {};
  const scope: Record<string, ExpressionValue | undefined> = {
    today: input.today,
    user: input.user,
    answered,
  };
  for (const [name, recall] of Object.entries(input.recalls)) {
    answered[name] = recall !== undefined;
    if (recall !== undefined) scope[name] = readOf(recall, input.today);
  }
  const source = { values: scope, partsOf: (name: string) => partsOf(answers[name]) };
  const components = input.components.map((component): ShownComponent => {
    const given = component.config === undefined ? component.props : input.configJson[component.config];
    const props = evaluateProps(given, source);
    const visible = component.visible === undefined || isTrue(component.visible, scope);
    const disabled = component.disabled !== undefined && isTrue(component.disabled, scope);
    const definition = component.bind === undefined ? undefined : input.definitionOf(component.type);
    if (component.bind === undefined || definition === undefined || given === undefined) {
      return {
        component,
        props,
        visible,
        disabled,
        definition: undefined,
        value: undefined,
        answered: false,
      };
    }
    const stored = definition.value.safeParse(input.values[component.bind]);
    const value: unknown = stored.success ? stored.data : definition.empty(props);
    const isAnswered = definition.isAnswered(value, props);
    answered[component.bind] = visible && isAnswered;
    if (visible && isAnswered) {
      const answer = { definition, props, value };
      answers[component.bind] = answer;
      scope[component.bind] = readOf(answer, input.today);
    }
    return { component, props, visible, disabled, definition, value, answered: isAnswered };
  });
  return { components, scope, answers };
}

/** A problem and the component it is in. */
export interface PageProblem extends WidgetProblem {
  readonly bind: string;
}

/** What keeps the page from being finished, from top to bottom. Hidden, disabled and skipped components never do. */
export function problemsOf({ components }: PageState): PageProblem[] {
  return components.flatMap(({ component, visible, disabled, definition, value, props, answered }) => {
    const { bind, optional } = component;
    if (bind === undefined || definition === undefined || !visible || disabled) return [];
    if (optional === true && !answered) return [];
    return definition.check(value, props).map((problem) => ({ ...problem, bind }));
  });
}

/** The page's answers as they are stored; beside crisis words some of what was typed is not (`toSave` of a definition). */
export function savedOf({ components }: PageState, hasCrisis = false): SavedPage {
  return Object.fromEntries(
    components.flatMap((shown) =>
      shown.component.bind === undefined || shown.definition === undefined
        ? []
        : [[shown.component.bind, savedModelOf(shown, hasCrisis)]],
    ),
  );
}

function savedModelOf(
  { component, definition, visible, value, answered }: ShownComponent,
  hasCrisis: boolean,
): SavedModel {
  const kept = answered ? { value: definition?.toSave?.(value, hasCrisis) ?? value } : {};
  if (!visible) return { state: "not-shown", ...(component.clear === true ? {} : kept) };
  if (answered) return { state: "answered", ...kept };
  return { state: component.optional === true ? "skipped" : "unanswered" };
}

/** The answers of the page of which not all may be stored, with what may. */
export function withheldIn({ components }: PageState, hasCrisis: boolean): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    components.flatMap(({ component: { bind }, definition, value }) => {
      const kept = definition?.toSave?.(value, hasCrisis) ?? value;
      return bind === undefined || kept === value ? [] : [[bind, kept]];
    }),
  );
}

/** How many pages finishing this one moves on by. */
export function pagesToSkip({ routes, pagesToSkip: otherwise }: PackPage, { scope }: PageState): number {
  return routes.find(({ when }) => isTrue(when, scope))?.pagesToSkip ?? otherwise;
}

/** The help card that finishing the page brings; undefined for none. */
export function helpOf({ help, helpKind = "danger" }: PackPage, { scope }: PageState): HelpKind | undefined {
  return help !== undefined && isTrue(help, scope) ? helpKind : undefined;
}

/** Whether finishing the page counts as a harm that was reported. */
export function isWorse({ worse }: PackPage, { scope }: PageState): boolean {
  return worse !== undefined && isTrue(worse, scope);
}

/** Every word that was typed on the page, or on an earlier one that it reads. */
export function typedWords({ components, answers }: PageState): readonly string[] {
  const shown = components.filter(({ visible }) => visible);
  return [...shown, ...Object.values(answers)].flatMap(
    (answer) => answer?.definition?.freeText(answer.value) ?? [],
  );
}

/**
 * After how many days finishing the page has the person reminded; undefined for never, and where help comes first: then nothing is
 * offered.
 */
export function reminderDays(
  { remind }: PackPage,
  { scope }: PageState,
  help: HelpKind | undefined,
): number | undefined {
  const days = remind === undefined || help !== undefined ? undefined : evaluateExpression(remind, scope);
  return typeof days === "number" && days > 0 ? Math.round(days) : undefined;
}

function readOf({ definition, props, value }: Answer, today: string): ExpressionValue {
  return definition.read.of(value, props, today);
}

/** Widgets that measure or show how one has been, or name where help is. */
const OF_CARE: readonly string[] = ["question-set", "comparison-bars", "helpline", "external-link"];

/** Whether words of care stand beside a component: it measures, names where help is, or its author said so. */
export function isOfCare({ mood, type }: Pick<Component, "mood" | "type">): boolean {
  return mood === "care" || OF_CARE.includes(type);
}

/**
 * What a page says of the child beside it. One of care, beside which nobody smiles, can bring the help card or shows a component of
 * care. A reply to answers is warm, unless all that are shown are known to be otherwise: what the person went through is not known to
 * its author.
 */
export function pageMood({ help }: Pick<PackPage, "help">, { components }: PageState): Component["mood"] {
  const shown = components.flatMap(({ component, visible }) => (visible ? [component] : []));
  if (help !== undefined || shown.some(isOfCare)) return "care";
  const moods = shown.filter(isReply).map(({ mood = "warm" }) => mood);
  return moods.includes("warm") ? "warm" : moods.at(-1);
}

/** Whether a component replies to answers: a text that is shown for some of them. */
export function isReply({ type, visible }: Pick<Component, "type" | "visible">): boolean {
  return type === "text" && visible !== undefined;
}
