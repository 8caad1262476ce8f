import type { CSSProperties } from "react";

/** Custom properties for the `style` of an element: `{ share: 0.5 }` is `--share: 0.5`. */
export function cssVariables(values: Readonly<Record<string, number | string>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}
