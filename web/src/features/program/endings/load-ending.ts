/** Loads how a step, a session or a programme ends, which nobody needs before the last page of a step. */
export const loadEnding = () => import("./ending.tsx");
