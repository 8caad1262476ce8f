import type { PackPage } from "./activity.ts";
import type { PageState } from "./page.ts";

/** Widgets that measure or show how one has been, or name where help is. */
const OF_CARE: readonly string[] = ["question-set", "comparison-bars", "helpline", "external-link"];

/**
 * Whether a page is one of care, beside which nobody smiles: it can bring the help card, measures how one has been, names
 * where help is, its author said so (`mood: care`), or it replies to answers. A reply is one of care unless known to be
 * otherwise: what the person went through is not known to its author.
 */
export function isPageOfCare({ help }: Pick<PackPage, "help">, { components }: PageState): boolean {
  if (help !== undefined) return true;
  return components.some(
    ({ component, visible }) =>
      visible && (component.mood === "care" || OF_CARE.includes(component.type) || isReply(component)),
  );
}

/** Whether a component replies to answers: a text that is shown for some of them. */
function isReply({ type, visible }: PageState["components"][number]["component"]): boolean {
  return type === "text" && visible !== undefined;
}
