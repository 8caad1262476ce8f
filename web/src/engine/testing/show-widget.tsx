import type { Language } from "@mindle/domain/catalogue/language";
import type { WidgetExamples } from "@mindle/domain/widgets/widget";
import { vi } from "vitest";
import { render } from "vitest-browser-react";
import type { ContentPage } from "../page-context.ts";
import type { ClientWidget } from "../widget-view.ts";
import { ExamplePage, type WidgetState } from "./example-page.tsx";

interface WidgetToShow extends WidgetState {
  readonly widget: ClientWidget;
  readonly examples: WidgetExamples<unknown, unknown>;
  /** English without it. */
  readonly language?: Language;
  /** What differs from the usual page. */
  readonly page?: Partial<ContentPage>;
}

/** Renders a widget on a page of its own. */
export async function showWidget({ language = "en", ...shown }: WidgetToShow) {
  const onValue = vi.fn<(value: unknown) => void>();
  const onDiscard = vi.fn<(left: unknown) => void>();
  const { container } = await render(
    <ExamplePage {...shown} language={language} onValue={onValue} onDiscard={onDiscard} />,
  );
  return {
    container,
    onValue,
    /** What it holds now. */
    value: (): unknown => (onValue.mock.lastCall === undefined ? shown.value : onValue.mock.lastCall[0]),
    /** What was left when something was thrown away last. */
    left: (): unknown => onDiscard.mock.lastCall?.[0],
  };
}
