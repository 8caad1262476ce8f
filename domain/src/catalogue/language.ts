/** Languages of the product. Kept apart from the schemas, so that pages do not load zod for it. */
export const LANGUAGES = ["ko", "en"] as const;

export type Language = (typeof LANGUAGES)[number];
