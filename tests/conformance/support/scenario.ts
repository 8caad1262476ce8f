import type { Connection } from "./session.ts";

/** Something a web SDK client does, in Node or in a browser, and what must come of it. */
export interface Scenario {
  readonly name: string;
  /** Resolves to what was seen, as JSON. */
  run(connection: Connection): Promise<unknown>;
  readonly expected: unknown;
}
