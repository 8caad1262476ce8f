import type { Language } from "@mindle/domain/catalogue/language";
import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import type { WidgetDefinition } from "@mindle/domain/widgets/widget";
import type { ReactNode } from "react";

/** What a view shows. It keeps no answer of its own and fetches nothing. */
export interface WidgetViewProps<Props, Value> {
  /** Prefix of ids in the document, unique on the page. */
  readonly id: string;
  /** With expressions evaluated. */
  readonly props: Props;
  readonly value: Value;
  onChange(value: Value): void;
  /** Changes the value to what is left after something was thrown away: that goes from every copy of the answer, the server's too. */
  onDiscard(left: Value): void;
  /** Why the page cannot be finished yet, once that was tried. */
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
}

/** Props of a widget that only shows something. */
export type ShownProps<Props> = Pick<WidgetViewProps<Props, undefined>, "id" | "props" | "disabled">;

/** A widget as the client shows it. Without props and value, its types are known to itself alone. */
export interface ClientWidget<Props = unknown, Value = unknown> {
  readonly type: string;
  /** Absent for widgets that only show something. */
  readonly definition?: WidgetDefinition<Props, Value>;
  View(view: WidgetViewProps<Props, Value>): ReactNode;
  /** An answer as a small, still picture for later pages; undefined where its words say it better. */
  small?(answer: DrawnAnswer<Props, Value>): ReactNode;
}

/** An answer to be drawn. */
export interface DrawnAnswer<Props, Value> {
  readonly props: Props;
  readonly value: Value;
  readonly language: Language;
}

/** A widget with an answer, and how it is drawn on later pages. */
export function answeredWidget<Props, Value>(
  definition: WidgetDefinition<Props, Value>,
  View: (view: WidgetViewProps<Props, Value>) => ReactNode,
  small?: (answer: DrawnAnswer<Props, Value>) => ReactNode,
): ClientWidget {
  const widget: ClientWidget<Props, Value> = {
    type: definition.type,
    definition,
    View,
    ...(small !== undefined && { small }),
  };
  return widget;
}

/** A widget that only shows something. */
export function shownWidget<Props>(type: string, View: (view: ShownProps<Props>) => ReactNode): ClientWidget {
  const widget: ClientWidget<Props, undefined> = { type, View };
  return widget;
}
