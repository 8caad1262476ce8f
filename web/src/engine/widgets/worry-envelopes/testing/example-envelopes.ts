import { worryEnvelopesExamples } from "@mindle/domain/widgets/worry-envelopes/examples";
import { type Envelope, NO_ENVELOPE } from "@mindle/domain/widgets/worry-envelopes/value";
import { page } from "vitest/browser";
import type { ContentPage } from "../../../page-context.ts";
import type { WidgetState } from "../../../testing/example-page.tsx";
import { showWidget } from "../../../testing/show-widget.tsx";
import widget from "../widget.tsx";

/** When the tests are. */
export const TODAY = "2026-11-22";

/** Shows the widget on the day of the tests. */
export function show(state: WidgetState, different: Partial<ContentPage> = {}) {
  return showWidget({
    ...state,
    widget,
    examples: worryEnvelopesExamples,
    page: { today: TODAY, ...different },
  });
}

export const button = (name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
export const radio = (name: string) => page.getByRole("radio", { name, exact: true });
export const number = (name: string) => page.getByRole("spinbutton", { name: `${name} Type a number` });

export const WORDS = "What if they never answer";

/** A worry that was sealed two days ago, to be opened in five. */
export const SEALED: Envelope = {
  ...NO_ENVELOPE,
  sealed: {
    topic: "contact",
    text: WORDS,
    sign: "No answer by Friday",
    sure: 80,
    cope: 3,
    on: "2026-11-20",
    dueOn: "2026-11-27",
  },
};
