import { parseArgs } from "node:util";
import { UsageError } from "./usage-error.ts";

/** What to serve, from the command line. Paths are as given. */
export interface CliOptions {
  readonly host: string;
  readonly port: number;
  readonly projectId: string | undefined;
  readonly rulesFile: string | undefined;
  /** An export's directory, or its overall metadata file. */
  readonly importFrom: string | undefined;
  readonly exportOnExit: string | undefined;
  /** `host:port` of the Functions emulator. */
  readonly functionsEmulator: string | undefined;
  readonly singleProjectMode: boolean;
  /** Answer clients that know this machine by other names than loopback ones. */
  readonly allowRemote: boolean;
  /** Load the rules anew when their file changes. firebase-tools does that itself for what it started. */
  readonly watchRules: boolean;
}

export const USAGE = `Usage: firestore-emulator [options]

A local Firestore: gRPC, REST and WebChannel on one port.

  --port <port>            port to listen on (8080; 0 for a free one)
  --host <host>            address to listen on (127.0.0.1)
  --project <id>           project that --rules and --export-on-exit are about
  --rules <file>           security rules of that project, loaded anew when the file changes (without: everything is
                           allowed)
  --import <path>          begin every database with an export: its directory, or its .overall_export_metadata file
  --export-on-exit <dir>   write the project's (default) database there at SIGINT or SIGTERM
  --allow-remote           allow a --host that other machines can reach, and answer to any name of this machine
  --help                   show this text

The environment variable FIRESTORE_EMULATOR_ALLOW_REMOTE=1 says what --allow-remote does, for starts that firebase-tools
makes: it passes on the host of firebase.json, but no flag of this program.

The flags that firebase-tools gives the official emulator are understood too: --websocket_port, --database-edition,
--project_id, --seed_from_export, --functions_emulator, --single_project_mode.
`;

const FLAGS = {
  host: { type: "string" },
  port: { type: "string" },
  project: { type: "string" },
  project_id: { type: "string" },
  rules: { type: "string" },
  import: { type: "string" },
  "import-data": { type: "string" },
  seed_from_export: { type: "string" },
  "export-on-exit": { type: "string" },
  functions_emulator: { type: "string" },
  single_project_mode: { type: "string" },
  // Taken because firebase-tools gives it; the feed of rule evaluations behind it is not offered.
  websocket_port: { type: "string" },
  "database-edition": { type: "string" },
  "allow-remote": { type: "boolean" },
  help: { type: "boolean" },
} as const;

/** Environment variable that stands for --allow-remote. */
const ALLOW_REMOTE = "FIRESTORE_EMULATOR_ALLOW_REMOTE";
const DEFAULT_PORT = 8080;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;

/**
 * Reads the command line, and the environment for what firebase-tools cannot pass on; `undefined` when help was asked
 * for. Throws UsageError on anything it cannot follow.
 */
export function parseOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CliOptions | undefined {
  const values = parseFlags(args);
  if (values.help) {
    return undefined;
  }
  const host = values.host ?? "127.0.0.1";
  const allowRemote = values["allow-remote"] ?? environment[ALLOW_REMOTE] === "1";
  if (!LOOPBACK.test(host) && !allowRemote) {
    throw new UsageError(
      `--host ${host} can be reached from other machines, and this emulator checks no signatures. Add --allow-remote if that is what you want, or set ${ALLOW_REMOTE}=1 where firebase-tools starts it.`,
    );
  }
  const edition = values["database-edition"] ?? "standard";
  if (edition !== "standard") {
    throw new UsageError(`--database-edition ${edition} is not supported, only standard.`);
  }
  const projectId = values.project_id ?? values.project;
  const rulesFile = values.rules;
  const exportOnExit = values["export-on-exit"];
  for (const [flag, value] of [
    ["--rules", rulesFile],
    ["--export-on-exit", exportOnExit],
  ]) {
    if (value !== undefined && projectId === undefined) {
      throw new UsageError(`${flag} needs --project: it is about one project.`);
    }
  }
  return {
    host,
    port: parsePort(values.port),
    projectId,
    rulesFile,
    importFrom: values.seed_from_export ?? values["import-data"] ?? values.import,
    exportOnExit,
    functionsEmulator: values.functions_emulator,
    singleProjectMode: values.single_project_mode === "true",
    allowRemote,
    // Only firebase-tools asks for that port.
    watchRules: values.websocket_port === undefined,
  };
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true }).values;
  } catch (error) {
    if (error instanceof TypeError) {
      throw new UsageError(`${error.message}\n\n${USAGE}`);
    }
    throw error;
  }
}

function parsePort(text: string | undefined): number {
  const port = text === undefined ? DEFAULT_PORT : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`--port ${text} is not a port number.`);
  }
  return port;
}
