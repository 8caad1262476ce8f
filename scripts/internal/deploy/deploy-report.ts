import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import * as z from "zod/mini";
import { ROOT } from "../paths.ts";
import type { DeployRequest } from "./deploy-arguments.ts";
import { type DeploySettings, neededSecrets } from "./deploy-settings.ts";
import type { DeployedFunction } from "./functions-manifest.ts";
import type { LaunchPoint } from "./launch-checklist.ts";
import { blockingPoints } from "./preflight.ts";
import type { RehearsalReport } from "./rehearsal.ts";
import { filesBelow, type StagedUpload } from "./staged-upload.ts";

interface ReportInput {
  readonly request: DeployRequest;
  readonly staged: StagedUpload;
  readonly settings: DeploySettings;
  readonly points: readonly LaunchPoint[];
  readonly rehearsal: RehearsalReport;
}

/** The report for a person to read: what a deployment uploads, what was tried out, and what was not. */
export async function describeDeploy({
  request,
  staged,
  settings,
  points,
  rehearsal,
}: ReportInput): Promise<string> {
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ["Functions", describeFunctions(rehearsal)],
    ["Firestore", await describeDatabase(staged)],
    ["Hosting", await describeHosting(staged.hosting)],
    ["Content", describeContent(rehearsal)],
    ["Settings", describeSettings(settings)],
    ["Tried out on this machine", describeTrial(rehearsal)],
    ["Not tried out", NOT_TRIED],
    ["Launch checklist", describeLaunch(request, points)],
  ];
  return [
    `What is uploaded to ${request.project.id} is in ${relative(ROOT, staged.directory)}:`,
    ...parts.flatMap(([title, lines]) => ["", title, ...lines.map((line) => `  ${line}`)]),
  ].join("\n");
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString("en", { maximumFractionDigits: 0 })} kB`;
}

function describeFunctions({ installed, functions }: RehearsalReport): readonly string[] {
  return [
    `archive of ${kilobytes(installed.archiveBytes)} (${kilobytes(installed.gzipBytes)} gzip), hash ${installed.hash}, no package to install`,
    ...installed.files.map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`),
    ...functions.map(describeFunction),
  ];
}

function describeFunction(found: DeployedFunction): string {
  const { name, region, trigger, memoryMb, timeoutSeconds, maxInstances, secrets } = found;
  return [
    `${name}: ${region}`,
    trigger,
    memoryMb === undefined ? "256 MB (default)" : `${memoryMb} MB`,
    `${timeoutSeconds ?? 60} s`,
    ...(maxInstances === undefined ? [] : [`at most ${maxInstances} instances`]),
    ...secrets,
  ].join(", ");
}

const indexFile = z.object({
  indexes: z.array(
    z.looseObject({
      collectionGroup: z.string(),
      fields: z.array(z.looseObject({ fieldPath: z.string() })),
    }),
  ),
  fieldOverrides: z.array(
    z.looseObject({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.optional(z.boolean()) }),
  ),
});

async function describeDatabase({ rules, indexes }: StagedUpload): Promise<readonly string[]> {
  const hash = createHash("sha256").update(await readFile(rules));
  const { indexes: composites, fieldOverrides } = z.parse(
    indexFile,
    JSON.parse(await readFile(indexes, "utf8")),
  );
  const fieldsOf = (expires: boolean) =>
    fieldOverrides
      .filter(({ ttl = false }) => ttl === expires)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)
      .join(", ");
  return [
    `firestore.rules, sha256 ${hash.digest("hex")}`,
    ...composites.map(
      ({ collectionGroup, fields }) =>
        `index: ${collectionGroup} (${fields.map(({ fieldPath }) => fieldPath).join(", ")})`,
    ),
    `indexes of single fields: ${fieldsOf(false)}`,
    `time to live: ${fieldsOf(true)}`,
  ];
}

async function describeHosting(directory: string): Promise<readonly string[]> {
  const files = await filesBelow(directory);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const isAsset = (path: string) => path.startsWith("assets/");
  const assets = files.filter(({ path }) => isAsset(path));
  return [
    `${files.length} files, ${kilobytes(total)}`,
    `assets/: ${assets.length} files, ${kilobytes(assets.reduce((sum, { bytes }) => sum + bytes, 0))}`,
    ...files.filter(({ path }) => !isAsset(path)).map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`),
  ];
}

function describeContent({ content }: RehearsalReport): readonly string[] {
  return [
    `${content.documents} documents to an empty database`,
    `versions: ${content.versions.join(", ")}`,
    ...(content.isFrozen
      ? []
      : ["not frozen yet, so it would not be published: npm run content -- --freeze, and commit it"]),
  ];
}

/** Names only: the values of some are secret. */
function describeSettings(settings: DeploySettings): readonly string[] {
  const secrets = neededSecrets(settings);
  return [
    `client: ${Object.keys(settings.client).join(", ")}`,
    `functions: ${Object.keys(settings.functions).join(", ")}`,
    `secrets: ${secrets.length === 0 ? "none" : secrets.join(", ")}`,
  ];
}

function describeTrial({ smoke, browser }: RehearsalReport): readonly string[] {
  return [
    "functions: packed by firebase-tools, installed in an empty place, answering under the functions framework",
    ...smoke.map((name) => `hosting: ${name}`),
    ...browser.pages.map((name) => `Chromium, with the content security policy of production: ${name}`),
    `Chromium: ${browser.precached} files are there without a connection`,
  ];
}

const NOT_TRIED: readonly string[] = [
  "Google's build of the functions, Cloud Scheduler, Secret Manager, service accounts, quotas",
  "App Check (the functions ran with ENFORCE_APP_CHECK=false), sign-in, push messages, the App Store",
  "what is in the project now: differences to it are only seen by the deployment itself",
];

function describeLaunch({ project }: DeployRequest, points: readonly LaunchPoint[]): readonly string[] {
  const blocking = blockingPoints(points);
  const open = points.filter(({ state }) => state === "open").length;
  return [
    `${blocking.length} open points block production${project.kind === "production" ? "" : ", not this project"}; ${open} others are open`,
    ...blocking,
  ];
}
