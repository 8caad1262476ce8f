import { isReply, type PageProblem, type PageState, type ShownComponent } from "@mindle/domain/content/page";
import { Component, type ReactNode } from "react";
import { OWN_WATCH } from "../platform/safety/watch-fields.ts";
import { LinkButton } from "../ui/controls/button.tsx";
import { CareLine } from "./care-line.tsx";
import { useContentPage } from "./page-context.ts";
import { type Hero, heroOf, pictureOf } from "./page-end/hero.ts";
import { PageFoot } from "./page-end/page-foot.tsx";
import { shortReply } from "./page-end/short-reply.ts";
import styles from "./page-widgets.module.css";
import type { ClientWidgets } from "./registry.ts";
import { WidgetsProvider } from "./rich-text/recalled-answer.tsx";

const TEXTS = {
  ko: { unknown: "이 자리는 앱을 새로 열면 보여요", signIn: "로그인하고 이어 가기" },
  en: { unknown: "This part shows once you open the app again", signIn: "Log in to go on" },
} as const;

/** A page that is filled in. */
export interface FilledPage {
  readonly page: PageState;
  readonly widgets: ClientWidgets;
  /** Problems to show, once finishing the page was tried. */
  readonly problems: readonly PageProblem[];
  onChange(bind: string, value: unknown): void;
  /** Changes an answer to what is left of it, also where it was saved before: nothing else of it stays in any copy. */
  onDiscard(bind: string, left: unknown): void;
}

interface PageWidgetsProps extends FilledPage {
  /** True on a page that can only be read. */
  readonly isReadOnly?: boolean;
  /** Where signed-out people sign in; undefined for those who are signed in. */
  readonly signInPath?: string | undefined;
  /** Called when a widget throws; a placeholder takes its place, and the rest of the page goes on. */
  onWidgetFailed(type: string, error: unknown): void;
  /** The page before was turned with crisis words on it: replies stay where they are written. */
  readonly isAfterCrisis?: boolean;
  /** About the answers, above the button. */
  readonly note?: ReactNode;
}

/** The components of a page from top to bottom. */
export function PageWidgets(props: PageWidgetsProps) {
  const { hasCrisis = false, language, viewNo, lastViewNo, isPart = false } = useContentPage();
  const { components } = props.page;
  const replies = hasCrisis
    ? components.filter(({ component, visible }) => visible && isReply(component))
    : [];
  const isKept = viewNo === lastViewNo && !isPart && !hasCrisis && props.isAfterCrisis !== true;
  const hero = isKept ? heroOf(props.page, language) : undefined;
  // On the others the left page is that of the step.
  const picture = viewNo > 1 && viewNo < lastViewNo && !isPart ? pictureOf(props.page) : undefined;
  const slotOf = (shown: ShownComponent) => {
    const at = components.indexOf(shown);
    const place = { hero: shown === hero?.text ? hero : undefined, isLeft: shown === picture };
    return <Slot key={at} at={at} shown={shown} {...place} {...props} />;
  };
  const buttons = components.filter(({ component, visible }) => visible && component.type === "next-button");
  const repliesBelow = !hasCrisis && !props.isAfterCrisis && buttons.length > 0;
  const reply = repliesBelow ? shortReply(props.page, language) : undefined;
  return (
    <WidgetsProvider value={props.widgets}>
      <div className={styles.page} data-kept={isKept || undefined} {...{ [OWN_WATCH]: "" }}>
        {components.map((shown) => {
          if (!shown.visible || shown === reply || buttons.includes(shown)) return null;
          if (!replies.includes(shown)) return slotOf(shown);
          // Said once: above the page after one with crisis words it stands already.
          return shown === replies[0] && !props.isAfterCrisis ? <CareLine key="care" after="words" /> : null;
        })}
        {props.note}
        {buttons.length > 0 && (
          <PageFoot reply={reply && slotOf(reply)} replyAt={reply && components.indexOf(reply)}>
            {buttons.map(slotOf)}
          </PageFoot>
        )}
      </div>
    </WidgetsProvider>
  );
}

interface SlotProps extends PageWidgetsProps {
  readonly at: number;
  readonly shown: ShownComponent;
  /** Where it is the page's hero. */
  readonly hero: Hero | undefined;
  /** The left page of an open book. */
  readonly isLeft: boolean;
}

function Slot({
  at,
  shown,
  hero,
  isLeft,
  widgets,
  problems,
  onChange,
  onDiscard,
  isReadOnly,
  signInPath,
  onWidgetFailed,
}: SlotProps) {
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
      <div
        className={styles.slot}
        data-widget={type}
        data-bind={bind}
        data-hero={hero && (hero.isLong ? "long" : "short")}
        data-left-page={isLeft || undefined}
      >
        <widget.View
          // Pages before and after this one are in the document, too.
          id={`widget-${viewNo}-${at}`}
          props={props}
          value={value}
          onChange={(next) => bind !== undefined && onChange(bind, next)}
          onDiscard={(left) => bind !== undefined && onDiscard(bind, left)}
          problems={problems.filter((problem) => problem.bind === bind)}
          disabled={disabled || (isReadOnly === true && bind !== undefined)}
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
