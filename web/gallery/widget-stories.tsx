import type { Language } from "@mindle/domain/catalogue/language";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { loadWidgets, WIDGET_TYPES } from "../src/engine/registry.ts";
import { ExamplePage, statesOf, type WidgetState } from "../src/engine/testing/example-page.tsx";
import type { Story } from "./story.tsx";

/** A story for every content widget, with all its examples, by name. */
export async function widgetStories(): Promise<(readonly [name: string, story: Story])[]> {
  const widgets = await loadWidgets(WIDGET_TYPES);
  return [...widgets].flatMap(([type, widget]) => {
    const examples = WIDGETS[type]?.examples;
    if (examples === undefined) return [];
    const states: Story["states"] = Object.fromEntries(
      statesOf(examples).map((state, at) => [
        `${at + 1}. ${nameOf(state)}`,
        ({ text }) => (
          <div>
            <ExamplePage
              {...state}
              widget={widget}
              examples={examples}
              language={text<Language>("ko", "en")}
            />
          </div>
        ),
      ]),
    );
    const use = "Content widget, in the states of its examples.";
    return [[`widget-${type}`, { title: `Widget: ${type}`, use, states }]];
  });
}

function nameOf({ props, value, isRefused, isDisabled }: WidgetState): string {
  const filled = value === undefined ? "empty" : "filled";
  return [props, isRefused === true ? "refused" : isDisabled === true ? "read-only" : filled].join(", ");
}
