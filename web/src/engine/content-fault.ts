import type { ClientWidgets } from "./registry.ts";
import type { StepPage } from "./step-page.ts";

/** Something that a page should show and cannot: reported, while the rest of the page goes on. */
export class ContentFault extends Error {
  readonly kind: "unknown-widget" | "missing-data";

  constructor(kind: ContentFault["kind"], page: StepPage, what: string) {
    super(`${page.instance}: ${kind} ${what}`);
    this.name = kind === "missing-data" ? "MissingDataKey" : "UnknownWidget";
    this.kind = kind;
  }
}

/** Widgets of a page that this version of the app does not know, props that its config does not have, models without a widget. */
export function contentFaults(page: StepPage, widgets: ClientWidgets): readonly ContentFault[] {
  return page.components.flatMap(({ type, config, bind }) => {
    const widget = widgets.get(type);
    if (widget === undefined) return [new ContentFault("unknown-widget", page, type)];
    if (config !== undefined && page.configJson[config] === undefined) {
      return [new ContentFault("missing-data", page, config)];
    }
    return bind !== undefined && widget.definition === undefined
      ? [new ContentFault("missing-data", page, bind)]
      : [];
  });
}
