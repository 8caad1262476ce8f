import { type ComponentType, useEffect, useState } from "react";
import { loadNamespaces } from "../../platform/i18n/i18n.ts";

/**
 * A section below the fold that is loaded after the page, with its texts. Undefined until then, and where loading fails, such
 * as offline.
 */
export function useLazySection<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Section, setSection] = useState<ComponentType<Props>>();
  useEffect(() => {
    Promise.all([load(), loadNamespaces(["schema-result-details"])]).then(
      ([module]) => setSection(() => module.default),
      (error: unknown) => console.warn("a section could not be loaded", error),
    );
  }, [load]);
  return Section;
}
