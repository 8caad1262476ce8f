/** Source of a review that we wrote ourselves as an example; whoever shows it must say so. */
export const ILLUSTRATIVE = "illustrative";
