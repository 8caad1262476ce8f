/** How a child beside a page feels. A page calls for one; what a person does brings `listen`, `think` and `small`. */
export const MOODS = ["greet", "beside", "listen", "think", "small", "warm", "proud", "rest"] as const;

export type Mood = (typeof MOODS)[number];

/** Moods that smile: they are never beside words of care or distress. */
export const SMILING_MOODS: ReadonlySet<Mood> = new Set(["greet", "beside", "proud", "rest"]);
