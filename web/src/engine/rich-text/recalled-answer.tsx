import type { Answer } from "@mindle/domain/content/recalls";
import { createContext, type ReactNode, useContext } from "react";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { useContentPage } from "../page-context.ts";
import type { ClientWidget } from "../widget-view.ts";

const Widgets = createContext<ReadonlyMap<string, ClientWidget>>(new Map());

/** The widgets of a page and of the answers that it reads. */
export const WidgetsProvider = Widgets.Provider;

interface RecalledAnswerProps {
  readonly answer: Answer | undefined;
  /** The answer in words, as a screen reader says it. */
  readonly summary: string;
  /** The words as they are shown where there is no picture. */
  readonly children: ReactNode;
}

/** An earlier answer that stands by itself: small and still as it was drawn, else in words. */
export function RecalledAnswer({ answer, summary, children }: RecalledAnswerProps) {
  const { language } = useContentPage();
  const widget = useContext(Widgets).get(answer?.definition.type ?? "");
  const picture = answer && widget?.small?.({ ...answer, language });
  if (picture === undefined) return children;
  return (
    <div data-drawn="">
      <VisuallyHidden>{summary}</VisuallyHidden>
      <div aria-hidden="true">{picture}</div>
    </div>
  );
}
