import type { Connection } from "./session.ts";

/** A test of a web SDK client, for Node and browsers. */
export interface Scenario {
  readonly name: string;
  /** Resolves with a JSON result. */
  run(connection: Connection): Promise<unknown>;
  readonly expected: unknown;
}
