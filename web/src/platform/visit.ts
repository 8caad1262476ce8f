import { localJson } from "./storage.ts";

const VISITED_KEY = "visited";

/** True when somebody used the app in this browser before. */
export function hasVisited(): boolean {
  return localJson.read(VISITED_KEY) === true;
}

/** Notes a visit. */
export function markVisit(): void {
  localJson.write(VISITED_KEY, true);
}
