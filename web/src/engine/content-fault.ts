import { assetKeysIn } from "@mindle/domain/content/props";
import type { ClientWidgets } from "./registry.ts";
import type { StepPage } from "./step/step-page.ts";

/** Something that a page should show and cannot: reported by its code, while the rest of the page goes on. */
export class ContentFault extends Error {
  readonly kind: "unknown-widget" | "missing-data" | "media-failed";
  readonly code: `engine/${ContentFault["kind"]}`;

  constructor(kind: ContentFault["kind"], page: StepPage, what: string) {
    super(`${page.instance}: ${kind} ${what}`);
    this.name = "ContentFault";
    this.kind = kind;
    this.code = `engine/${kind}`;
  }
}

/**
 * Widgets of a page that this version of the app does not know, props that its config does not have, models without a widget,
 * pictures, sounds and films that are not among its assets.
 */
export function contentFaults(page: StepPage, widgets: ClientWidgets): readonly ContentFault[] {
  return page.components.flatMap(({ type, config, props, bind }) => {
    const missing = (what: string) => new ContentFault("missing-data", page, what);
    const widget = widgets.get(type);
    if (widget === undefined) return [new ContentFault("unknown-widget", page, type)];
    if (config !== undefined && page.configJson[config] === undefined) return [missing(config)];
    if (bind !== undefined && widget.definition === undefined) return [missing(bind)];
    const shown = config === undefined ? props : page.configJson[config];
    return assetKeysIn(shown)
      .filter((key) => page.assets[key] === undefined)
      .map(missing);
  });
}
