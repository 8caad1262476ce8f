import { parseArgs } from "node:util";

/** An error of the user, printed without a stack trace; exit code 1. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The options of the command line. Paths are not resolved. */
export interface CliOptions {
  readonly host: string;
  readonly port: number;
  readonly projectId: string | undefined;
  readonly rulesFile: string | undefined;
  /** An export directory or its overall metadata file. */
  readonly importFrom: string | undefined;
  readonly exportOnExit: string | undefined;
  /** `host:port` of the Functions emulator. */
  readonly functionsEmulator: string | undefined;
  readonly singleProjectMode: boolean;
  /** A `firestore.indexes.json`: queries that need an index which is not in it are refused. */
  readonly requireIndexes: string | undefined;
  /** Accept requests to any host name, not only loopback names. */
  readonly allowRemote: boolean;
  /** Reload the rules when their file changes. firebase-tools does this itself. */
  readonly watchRules: boolean;
}

export const USAGE = `Usage: firestore-emulator [options]

A local Firestore: gRPC, REST and WebChannel on one port.

  --port <port>            port to listen on (8080; 0 for a free one)
  --host <host>            address to listen on (127.0.0.1)
  --project <id>           project of --rules and --export-on-exit
  --rules <file>           security rules of that project, reloaded when the file changes (default: everything is
                           allowed)
  --import <path>          initial data of every database: an export directory or its .overall_export_metadata file
  --export-on-exit <dir>   export the project's (default) database there at SIGINT or SIGTERM
  --require-indexes <file> refuse queries that need an index which is not in this firestore.indexes.json, as production
                           does; reloaded when the file changes (default: no query is refused)
  --allow-remote           allow a --host that other machines can reach, and requests to any host name
  --help                   show this text

The environment variables FIRESTORE_EMULATOR_ALLOW_REMOTE=1 and FIRESTORE_EMULATOR_REQUIRE_INDEXES=<file> have the same
effect as --allow-remote and --require-indexes. Use them with firebase-tools, which passes the host of firebase.json but no
flags of this program.

The flags of the official emulator that firebase-tools uses are supported too: --websocket_port, --database-edition,
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
  // Accepted because firebase-tools passes it; the rules evaluation feed is not supported.
  websocket_port: { type: "string" },
  "database-edition": { type: "string" },
  "require-indexes": { type: "string" },
  "allow-remote": { type: "boolean" },
  help: { type: "boolean" },
} as const;

const ALLOW_REMOTE = "FIRESTORE_EMULATOR_ALLOW_REMOTE";
const REQUIRE_INDEXES = "FIRESTORE_EMULATOR_REQUIRE_INDEXES";
const DEFAULT_PORT = 8080;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;

/**
 * Parses the command line and environment; `undefined` for --help. Throws UsageError when they are invalid.
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
      `--host ${host} can be reached from other machines, and this emulator does not verify signatures. Add --allow-remote to allow it, or set ${ALLOW_REMOTE}=1 when firebase-tools starts it.`,
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
      throw new UsageError(`${flag} requires --project.`);
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
    requireIndexes: values["require-indexes"] ?? environment[REQUIRE_INDEXES],
    allowRemote,
    // Only firebase-tools passes this flag.
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
