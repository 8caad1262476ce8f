import { localJson } from "./storage.ts";

/** Where results that were read in this browser are kept. */
export const RESULTS_KEY = "results";

/** Takes from this browser what it keeps of whoever was signed in. */
export function forgetPerson(): void {
  localJson.remove(RESULTS_KEY);
}
