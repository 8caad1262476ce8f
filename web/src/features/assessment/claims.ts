/** The figure of the graph stage. `source` names the text that says where it comes from; no claim goes without. */
export const STRESS_CLAIM = { percent: 30, days: 30, source: "ownFigures" } as const;
