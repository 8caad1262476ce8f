const ATTRIBUTE = "data-forward-query";

/** Props for a link to the same query: until the app runs, the script inside the HTML adds the query. */
export const forwardQuery = { [ATTRIBUTE]: "" } as const;

/** Selects such links. */
export const FORWARDING_LINKS = `a[${ATTRIBUTE}]`;
