/** Loads what reads from the API; queries call it, so that it comes with the first of them. */
export function loadReads() {
  performance.mark("query-start");
  return import("../api/reads.ts");
}
