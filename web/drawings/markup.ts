import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A drawing as the text of an SVG file, which has no styles of the app. */
export function markupOf(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replace(/ class="[^"]*"/g, "");
}
