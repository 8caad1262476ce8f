import * as z from "zod/mini";
import type { WidgetProblem } from "../shared/problem.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { OlympicsGraphProps } from "./widget.ts";

const PLACES = ["gold", "silver", "bronze"] as const;

/** Ids of the options by place; a place without one is absent. */
export type Podium = { readonly [Place in (typeof PLACES)[number]]?: string | undefined };

export const olympicsGraph: WidgetDefinition<OlympicsGraphProps, Podium> = {
  type: "olympics-graph",
  value: z.object({
    gold: z.optional(z.string()),
    silver: z.optional(z.string()),
    bronze: z.optional(z.string()),
  }),
  empty: () => ({}),
  isAnswered: (value, props) => placed(value, props).length > 0,
  check(value, { options }) {
    const places = PLACES.slice(0, Object.keys(options).length);
    return places.flatMap((place, at): readonly WidgetProblem[] => {
      const chosen = value[place];
      if (chosen === undefined) return [{ code: "no-answer", part: place }];
      const isTaken = places.slice(0, at).some((higher) => value[higher] === chosen);
      return isTaken || !Object.hasOwn(options, chosen) ? [{ code: "unknown-choice", part: place }] : [];
    });
  },
  read: { type: "list<string>", of: placed },
  summary: (value, props, language) =>
    placed(value, props)
      .flatMap((id) => props.options[id]?.[language] ?? [])
      .map((label, at) => `${at + 1}. ${label}`)
      .join("\n"),
  parts: (value, props) =>
    Object.fromEntries(
      placed(value, props).flatMap((id) => {
        const label = props.options[id];
        return label === undefined ? [] : [[id, label]];
      }),
    ),
  freeText: () => [],
};

/** The options on the podium, best first, each once. */
function placed(value: Podium, { options }: OlympicsGraphProps): string[] {
  const chosen = PLACES.flatMap((place) => value[place] ?? []);
  return [...new Set(chosen)].filter((id) => Object.hasOwn(options, id));
}
