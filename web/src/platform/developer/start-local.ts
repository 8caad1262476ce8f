import { applyClockOffset } from "./local-choices.ts";
import { installShellSimulator, readSimulation } from "./shell-simulator.ts";

/** Starts what a developer chose in the panel: a clock that is moved, the shell's simulator. */
export function startLocal(): void {
  applyClockOffset();
  if (readSimulation() !== undefined) installShellSimulator();
}
