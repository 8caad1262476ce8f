import { createServer } from "node:net";
import { Failure } from "../command.ts";

/** Every port of the local stack. */
export interface StackPorts {
  readonly hosting: number;
  readonly functions: number;
  readonly firestore: number;
  readonly firestoreWebsocket: number;
  readonly auth: number;
  readonly hub: number;
  readonly logging: number;
  readonly eventarc: number;
  readonly tasks: number;
}

export const LOCAL_PORTS: StackPorts = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  auth: 9099,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
};

/** Different from the local ones, so that tests run beside a running `npm start`. */
export const TEST_PORTS: StackPorts = consecutivePorts(5100);

/** Consecutive ports from `first`, for a second copy of the repository on one machine. */
export function consecutivePorts(first: number): StackPorts {
  return {
    hosting: first,
    functions: first + 1,
    firestore: first + 2,
    firestoreWebsocket: first + 3,
    auth: first + 4,
    hub: first + 5,
    logging: first + 6,
    eventarc: first + 7,
    tasks: first + 8,
  };
}

/**
 * Ports from the environment: MINDLE_PORTS_FROM=8400 puts the whole stack on 8400 and the ports after it.
 * Without it, `defaults`.
 */
export function portsFromEnvironment(defaults: StackPorts): StackPorts {
  const text = process.env["MINDLE_PORTS_FROM"];
  if (text === undefined || text === "") return defaults;
  const first = Number(text);
  if (!Number.isInteger(first) || first < 1024 || first > 65_000) {
    throw new Failure(`MINDLE_PORTS_FROM must be a port number from 1024 to 65000, not "${text}".`);
  }
  return consecutivePorts(first);
}

/** Fails, naming every taken port, unless all are free on the loopback address. */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      taken.push(`${port} (${name})`);
    }
  }
  if (taken.length > 0) {
    throw new Failure(
      `${taken.length === 1 ? "Port" : "Ports"} ${taken.join(", ")} ${taken.length === 1 ? "is" : "are"} in use. ` +
        "Stop what listens there, or choose other ports with MINDLE_PORTS_FROM=<first port>.",
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "EADDRINUSE") {
          resolve(false);
        } else if (error.code === "EACCES") {
          reject(new Failure(`Port ${port} may not be used by this account.`));
        } else {
          reject(error);
        }
      })
      .once("listening", () => {
        server.close(() => resolve(true));
      });
    server.listen(port, "127.0.0.1");
  });
}
