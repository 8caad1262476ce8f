import type { ReactNode } from "react";
import { COLOURS } from "./scenery.tsx";

/** A table before a wall, which is the place of all slides. */
export function Slide({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the page that shows the file has its words.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="640" height="400">
      <rect width="320" height="200" fill={COLOURS.wall} />
      <Table />
      {children}
    </svg>
  );
}

/** The table; drawn again before a person who sits behind it. */
export function Table() {
  return (
    <>
      <path d="M0 166H320V200H0Z" fill={COLOURS.tableShade} />
      <path d="M0 170H320V200H0Z" fill={COLOURS.table} />
    </>
  );
}
