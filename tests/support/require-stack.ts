import { requireStack } from "./stack.ts";

/** Stops a browser test run at once when there is no stack to test. */
export default function setup(): void {
  requireStack();
}
