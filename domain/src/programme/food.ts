/** Foods, one per session, repeating after the last. */
export const FOODS = ["riceBall", "soup", "tangerine", "warmMilk", "honeyBread"] as const;

export type Food = (typeof FOODS)[number];

/** How much of a food there is: 0 is an empty dish, 4 a full one. */
export type FoodStep = 0 | 1 | 2 | 3 | 4;

/** The food of a session, counted from 1. */
export function foodOfSession(session: number): Food {
  return FOODS[(session - 1) % FOODS.length] ?? FOODS[0];
}

/**
 * How full the dish of a session is, given how many of its steps are finished. The first finished step always shows,
 * and only the last one fills the dish.
 */
export function foodStep(finished: number, total: number): FoodStep {
  if (finished <= 0) return 0;
  if (finished >= total) return 4;
  const share = finished / total;
  if (share >= 0.75) return 3;
  return share >= 0.5 ? 2 : 1;
}
