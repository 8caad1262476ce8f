import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { exportDatabase } from "../format/export.ts";
import { readExport } from "../format/import.ts";
import { StatusError } from "../model/status.ts";
import { parseIndexFile } from "../operations/index-file.ts";
import { IndexRegistry } from "../operations/index-registry.ts";
import { RulesRegistry } from "../operations/rules-registry.ts";
import type { CompileResult } from "../rules/types.ts";
import { type RunningServer, startServer } from "../server.ts";
import type { Database } from "../state/database.ts";
import { Store } from "../state/store.ts";
import { TriggerRegistry } from "../triggers/registry.ts";
import { exportToDirectory, readSeed } from "./export-directory.ts";
import { type CliOptions, parseOptions, USAGE, UsageError } from "./options.ts";
import { watchFile } from "./watch-file.ts";

const DEFAULT_DATABASE = "(default)";

/** Runs the emulator until SIGINT, SIGTERM or `POST /shutdown`. Sets exit code 1 when it cannot start. */
export async function main(args: readonly string[], print: (line: string) => void): Promise<void> {
  try {
    const options = parseOptions(args, process.env);
    if (options === undefined) {
      print(USAGE);
      return;
    }
    await serve(options, print);
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}

async function serve(options: CliOptions, print: (line: string) => void): Promise<void> {
  const seeds = options.importFrom === undefined ? [] : readSeed(options.importFrom);
  const rules = loadRules(options);
  const indexes = loadIndexes(options, print);
  const triggers = new TriggerRegistry({
    functionsEmulator: options.functionsEmulator,
    log: (line) => console.error(line),
  });
  const store = new Store({
    seed(database) {
      warnAboutOtherProject(options, database);
      for (const seed of seeds) {
        if (seed.databaseId === database.databaseId) {
          database.load(seed.documentsFor(database.projectId));
        }
      }
      triggers.watch(database);
    },
  });
  if (options.watchRules) watchRules(options, rules, print);
  const shutdown = shutdownHandler(options, store);
  const server = await listen(options, {
    store,
    rules,
    indexes,
    triggers,
    exportDatabase: async (database, target) => {
      await exportDatabase(database, { ...target, directory: resolve(target.directory) });
    },
    allowRemote: options.allowRemote,
    importDatabase: async (database, metadataFile) => importDatabase(database, metadataFile),
    onShutdown: shutdown.request,
    onRulesLoaded: (projectId, result) => printRules(projectId, result, print),
  });
  print(`Firestore emulator is running on ${options.host}:${server.port}`);
  await shutdown.requested;
  await shutdown.finish(server);
}

function importDatabase(database: Database, metadataFile: string): void {
  for (const imported of readExport(resolve(metadataFile))) {
    if (imported.databaseId === database.databaseId) {
      database.load(imported.documentsFor(database.projectId));
    }
  }
}

function shutdownHandler(options: CliOptions, store: Store) {
  const { promise, resolve: request } = Promise.withResolvers<void>();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, request);
  }
  return {
    requested: promise,
    request,
    async finish(server: RunningServer): Promise<void> {
      if (options.exportOnExit !== undefined && options.projectId !== undefined) {
        await exportToDirectory(store.database(options.projectId, DEFAULT_DATABASE), options.exportOnExit);
      }
      await server.close();
      // Open connections of clients would keep the process alive.
      process.exit(0);
    },
  };
}

async function listen(
  { host, port }: CliOptions,
  options: Omit<Parameters<typeof startServer>[0], "host" | "port">,
): Promise<RunningServer> {
  try {
    return await startServer({ host, port, ...options });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new UsageError(`Port ${port} on ${host} is already in use.`);
    }
    throw error;
  }
}

/** Loads the required indexes, and again when their file changes; a file with errors then changes nothing. */
function loadIndexes({ requireIndexes: file }: CliOptions, print: (line: string) => void): IndexRegistry {
  if (file === undefined) return new IndexRegistry();
  const indexes = new IndexRegistry(readIndexes(file, readConfigured("indexes", file)));
  watchFile(file, (text) => {
    try {
      indexes.configure(readIndexes(file, text));
      print(`Indexes of ${file} are loaded`);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      print(error.message);
    }
  });
  return indexes;
}

function readIndexes(file: string, text: string): ReturnType<typeof parseIndexFile> {
  try {
    return parseIndexFile(text);
  } catch (error) {
    if (error instanceof StatusError) throw new UsageError(`${file} has errors:\n${error.message}`);
    throw error;
  }
}

/** Reloads the rules when their file changes. On errors, which are printed, the previous rules stay active. */
function watchRules(
  { rulesFile, projectId }: CliOptions,
  rules: RulesRegistry,
  print: (line: string) => void,
): void {
  if (rulesFile === undefined || projectId === undefined) {
    return;
  }
  watchFile(rulesFile, (source) => printRules(projectId, rules.load(projectId, source), print));
}

function printRules(projectId: string, result: CompileResult, print: (line: string) => void): void {
  print(`Rules of ${projectId}: ${describeRules(result)}`);
}

function loadRules({ rulesFile, projectId }: CliOptions): RulesRegistry {
  const rules = new RulesRegistry();
  if (rulesFile === undefined || projectId === undefined) {
    return rules;
  }
  const result = rules.load(projectId, readConfigured("rules", rulesFile));
  if (!result.ok) {
    throw new UsageError(`${rulesFile} has errors:\n${describeRules(result)}`);
  }
  return rules;
}

function readConfigured(what: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error) {
      throw new UsageError(`The ${what} file cannot be read: ${error.message}`);
    }
    throw error;
  }
}

function describeRules(result: CompileResult): string {
  const issues = result.ok ? result.ruleset.issues : result.issues;
  const lines = issues.map(
    ({ severity, line, column, description }) => `${severity} ${line ?? "?"}:${column ?? "?"} ${description}`,
  );
  return lines.length === 0 ? "loaded" : lines.join("\n");
}

function warnAboutOtherProject(options: CliOptions, { projectId }: Database): void {
  if (options.singleProjectMode && options.projectId !== undefined && projectId !== options.projectId) {
    console.error(
      `Project "${projectId}" was used, but the emulator runs for "${options.projectId}": data and rules are separate.`,
    );
  }
}
