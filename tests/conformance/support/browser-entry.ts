import { setLogLevel } from "firebase/firestore";
import { scenarios } from "./scenarios.ts";
import type { Connection } from "./session.ts";

declare global {
  interface Window {
    /** Runs the scenario with that name and resolves to what it saw. */
    runScenario(name: string, connection: Connection): Promise<unknown>;
  }
}

// Scenarios provoke refusals, which the SDK would log as errors.
setLogLevel("silent");

window.runScenario = async (name, connection) => {
  const scenario = scenarios.find((candidate) => candidate.name === name);
  if (!scenario) throw new Error(`no scenario "${name}"`);
  return await scenario.run(connection);
};
