/** December 2026. */
export const PERIOD = { from: "DATE '2026-12-01'", until: "DATE '2027-01-01'" };

/** The queries of ops/tracking that are tested, with values of their parameters. */
export const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "funnel.sql": { ...PERIOD, days: "14" },
  "steps.sql": PERIOD,
  "returns.sql": { ...PERIOD, gap_days: "7" },
};
