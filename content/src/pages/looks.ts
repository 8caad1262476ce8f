import { isRecord } from "@mindle/domain/text/json";
import type { Mistake } from "../files/content-error.ts";
import type { Source } from "../files/source.ts";
import type { AuthoredStep } from "./authored.ts";
import type { PlacedComponent } from "./components.ts";

/** Pages whose first choice looks as that of the page before: in a row they read like a form. `sameLook` of the page allows it. */
export function repeatedLooks(
  { pages }: AuthoredStep,
  views: readonly (readonly PlacedComponent[])[],
  source: Source,
): Mistake[] {
  const looks = views.map(firstLook);
  return pages.flatMap(({ sameLook = false }, at) => {
    const look = looks[at];
    const isSame = look !== undefined && look === looks[at - 1];
    if (isSame === sameLook) return [];
    return isSame
      ? [source.mistake(["pages", at, "page"], `expected another look than ${look}, as on the page before`)]
      : [source.mistake(["pages", at, "sameLook"], "expected none: the page before looks different")];
  });
}

/** The look of a page's first choice; undefined without one. */
function firstLook(components: readonly PlacedComponent[]): unknown {
  const choice = components.find(({ component: { type } }) => type === "single-select");
  return isRecord(choice?.component.props) ? choice.component.props["look"] : undefined;
}
