/** Source of reviews written as examples; they must be marked as such where they are shown. */
export const ILLUSTRATIVE = "illustrative";
