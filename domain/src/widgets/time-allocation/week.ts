/** Hours that are given out. */
export const HOURS_PER_WEEK = 168;

/** Id of the row that takes the hours which are left. */
export const REST = "rest";
