import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

/** Sets what `prefers-reduced-motion` answers for the rest of the test; tests start with "reduce". */
export async function setReducedMotion(value: "reduce" | "no-preference"): Promise<void> {
  // Files share a page: what one leaves would be the next one's.
  onTestFinished(() => emulate("reduce"));
  await emulate(value);
}

async function emulate(value: "reduce" | "no-preference"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
