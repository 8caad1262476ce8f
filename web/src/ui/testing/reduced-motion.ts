import { cdp } from "vitest/browser";

/** Sets what `prefers-reduced-motion` answers; tests start with "reduce". */
export async function setReducedMotion(value: "reduce" | "no-preference"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
