import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import { Failure } from "../failure.ts";
import { mustRun } from "../process/run-command.ts";
import type { FirebaseConfig } from "./firebase-config.ts";
import type { StagedUpload } from "./staged-upload.ts";

const endpoint = z.looseObject({
  platform: z.literal("gcfv2"),
  region: z.tuple([z.string()]),
  availableMemoryMb: z.nullish(z.number()),
  timeoutSeconds: z.nullish(z.number()),
  maxInstances: z.nullish(z.number()),
  secretEnvironmentVariables: z.optional(z.array(z.looseObject({ key: z.string() }))),
  httpsTrigger: z.optional(z.looseObject({})),
  callableTrigger: z.optional(z.looseObject({})),
  scheduleTrigger: z.optional(z.looseObject({ schedule: z.string() })),
});

const manifest = z.looseObject({ endpoints: z.record(z.string(), endpoint) });

/** A function as it is deployed. */
export interface DeployedFunction {
  readonly name: string;
  readonly region: string;
  /** Undefined for Google's default. */
  readonly memoryMb: number | undefined;
  readonly timeoutSeconds: number | undefined;
  readonly maxInstances: number | undefined;
  /** `https`, or when it runs. */
  readonly trigger: string;
  readonly secrets: readonly string[];
}

/** Lists the staged functions by the program that firebase-tools asks, with the environment that they get. */
export async function listFunctions(
  { directory, functions: source }: StagedUpload,
  environment: Readonly<Record<string, string>>,
): Promise<readonly DeployedFunction[]> {
  // Not beside the functions, where firebase-tools would take it for theirs.
  const file = join(directory, "functions.yaml");
  await mustRun("firebase-functions", [source], {
    cwd: source,
    env: { ...environment, FUNCTIONS_CONTROL_API: "true", FUNCTIONS_MANIFEST_OUTPUT_PATH: file },
  });
  const { endpoints } = z.parse(manifest, parse(await readFile(file, "utf8")));
  return Object.entries(endpoints).map(([name, found]) => ({
    name,
    region: found.region[0],
    memoryMb: found.availableMemoryMb ?? undefined,
    timeoutSeconds: found.timeoutSeconds ?? undefined,
    maxInstances: found.maxInstances ?? undefined,
    trigger: found.scheduleTrigger?.schedule ?? "https",
    secrets: found.secretEnvironmentVariables?.map(({ key }) => key) ?? [],
  }));
}

/** Fails unless Hosting's rewrites lead to functions that are there, in their region. */
export function checkRewrites({ hosting }: FirebaseConfig, functions: readonly DeployedFunction[]): void {
  for (const { source, function: target } of hosting.rewrites) {
    if (target === undefined) continue;
    const found = functions.find(({ name }) => name === target.functionId);
    if (found?.region !== target.region) {
      throw new Failure(
        `firebase.json: ${source} leads to ${target.functionId} in ${target.region}, which is ${
          found === undefined ? "not there" : `in ${found.region}`
        }.`,
      );
    }
  }
}
