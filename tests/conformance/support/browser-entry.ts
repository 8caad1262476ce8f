import { setLogLevel } from "firebase/firestore";
import { scenarios } from "./scenarios.ts";
import type { Connection } from "./session.ts";

declare global {
  interface Window {
    /** Runs a scenario and resolves with its result. */
    runScenario(name: string, connection: Connection): Promise<unknown>;
  }
}

// The SDK logs expected denials as errors.
setLogLevel("silent");

window.runScenario = async (name, connection) => {
  const scenario = scenarios.find((candidate) => candidate.name === name);
  if (!scenario) throw new Error(`no scenario "${name}"`);
  return await scenario.run(connection);
};
