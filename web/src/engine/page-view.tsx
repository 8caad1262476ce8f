import type { PageProblem, PageState, ShownComponent } from "@mindle/domain/content/page";
import { Component, type ReactNode } from "react";
import { OWN_WATCH } from "../platform/safety/watch-fields.ts";
import { LinkButton } from "../ui/controls/button.tsx";
import { CareLine } from "./care-line.tsx";
import { useContentPage } from "./page-context.ts";
import styles from "./page-view.module.css";
import type { ClientWidgets } from "./registry.ts";

const TEXTS = {
  ko: { unknown: "이 자리는 앱을 새로 열면 보여요", signIn: "로그인하고 이어 가기" },
  en: { unknown: "This part shows once you open the app again", signIn: "Log in to go on" },
} as const;

interface PageViewProps {
  readonly page: PageState;
  readonly widgets: ClientWidgets;
  /** Problems to show, once finishing the page was tried. */
  readonly problems: readonly PageProblem[];
  onChange(bind: string, value: unknown): void;
  /** True on a page that can only be read. */
  readonly isReadOnly: boolean;
  /** Where signed-out people sign in; undefined for those who are signed in. */
  readonly signInPath: string | undefined;
  /** Called when a widget throws; a placeholder takes its place, and the rest of the page goes on. */
  onWidgetFailed(type: string, error: unknown): void;
}

/** The components of a page from top to bottom. */
export function PageView(props: PageViewProps) {
  const { hasCrisis = false } = useContentPage();
  const replies = hasCrisis ? props.page.components.filter(isReply) : [];
  return (
    <div
      className={styles.page}
      data-reading={isForReading(props.page) || undefined}
      {...{ [OWN_WATCH]: "" }}
    >
      {props.page.components.map((shown, at) => {
        if (!shown.visible) return null;
        if (shown === replies[0]) return <CareLine key="care" after="words" />;
        if (replies.includes(shown)) return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: the components of a page keep their order.
        return <Slot key={at} at={at} shown={shown} {...props} />;
      })}
    </div>
  );
}

/** Whether a component replies to answers: a text that is shown for some of them. */
function isReply({ component, visible }: ShownComponent): boolean {
  return visible && component.type === "text" && component.visible !== undefined;
}

/** True where nothing is asked. */
function isForReading({ components }: PageState): boolean {
  return components.every(({ component, visible }) => !visible || READING.includes(component.type));
}

const READING: readonly string[] = ["content-head", "text", "next-button"];

interface SlotProps extends PageViewProps {
  readonly at: number;
  readonly shown: ShownComponent;
}

function Slot({ at, shown, widgets, problems, onChange, isReadOnly, signInPath, onWidgetFailed }: SlotProps) {
  const { language, viewNo } = useContentPage();
  const { component, props, value, disabled } = shown;
  const { type, bind, requiresLogin } = component;
  const widget = widgets.get(type);
  if (requiresLogin === true && signInPath !== undefined) {
    return <LinkButton to={signInPath}>{TEXTS[language].signIn}</LinkButton>;
  }
  if (widget === undefined) return <WidgetFallback>{TEXTS[language].unknown}</WidgetFallback>;
  if (props === undefined) return null;
  return (
    <WidgetBoundary
      fallback={<WidgetFallback>{TEXTS[language].unknown}</WidgetFallback>}
      onError={(error) => onWidgetFailed(type, error)}
    >
      <div className={styles.slot} data-widget={type} data-bind={bind}>
        <widget.View
          // Pages before and after this one are in the document, too.
          id={`widget-${viewNo}-${at}`}
          props={props}
          value={value}
          onChange={(next) => bind !== undefined && onChange(bind, next)}
          problems={problems.filter((problem) => problem.bind === bind)}
          disabled={disabled || (isReadOnly && bind !== undefined)}
        />
      </div>
    </WidgetBoundary>
  );
}

/** Placeholder for a widget that cannot be shown; its answer, if it has one, is kept. */
function WidgetFallback({ children }: { readonly children: ReactNode }) {
  return <p className={styles.gap}>{children}</p>;
}

interface WidgetBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  onError(error: unknown): void;
}

/** Error boundary of one widget, so that the rest of the page stays usable. */
class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
