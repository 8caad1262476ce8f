/** Languages of the product. Apart from the schemas, so that a screen can name its language without loading zod. */
export const LANGUAGES = ["ko", "en"] as const;

export type Language = (typeof LANGUAGES)[number];
