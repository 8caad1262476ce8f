import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type * as z from "zod/mini";
import { type MediaPaths, mediaPaths } from "../pages/assets.ts";
import { type AuthoredActivity, authoredActivity, authoredStep } from "../pages/authored.ts";
import type { StepFile } from "../pages/compile.ts";
import { NOTHING_PUBLISHED, type PublishedContent, publishedContent } from "../pages/published.ts";
import {
  type AuthoredAccounts,
  type AuthoredCatalogue,
  type AuthoredProgramme,
  authoredAccounts,
  authoredCatalogue,
  authoredClaims,
  authoredComments,
  authoredFaq,
  authoredOrders,
  authoredProgramme,
} from "./authored.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { FROZEN_VERSIONS, MEDIA } from "./file-names.ts";
import { type Authored, parseSource } from "./source.ts";

/** All authored files, each right by itself. */
export interface AuthoredContent {
  readonly catalogue: readonly Authored<AuthoredCatalogue>[];
  readonly programmes: readonly Authored<AuthoredProgramme>[];
  /** Steps that have pages, in the order of their programmes. */
  readonly steps: readonly StepFile[];
  /** Views that several pages share. */
  readonly activities: readonly Authored<AuthoredActivity>[];
  /** What was published of the programmes. */
  readonly published: PublishedContent;
  readonly media: MediaPaths;
  readonly comments: Authored<z.output<typeof authoredComments>>;
  readonly claims: Authored<z.output<typeof authoredClaims>>;
  readonly faq: Authored<z.output<typeof authoredFaq>>;
  readonly orders: Authored<z.output<typeof authoredOrders>>;
  readonly accounts: Authored<AuthoredAccounts>;
}

type Single = "comments" | "claims" | "faq" | "orders" | "accounts";

/** The files that are right by themselves, and what is wrong with the others. */
export interface ReadFiles extends Omit<AuthoredContent, Single> {
  /** All files; undefined where one of them is wrong. */
  readonly content: AuthoredContent | undefined;
  readonly mistakes: readonly Mistake[];
}

/** Reads the files of a data folder. */
export async function readFiles(directory: string): Promise<ReadFiles> {
  const mistakes: Mistake[] = [];
  const read = async <Schema extends z.ZodMiniType>(file: string, schema: Schema) => {
    const text = await readFile(join(directory, file), "utf8");
    try {
      return parseSource(file, text, schema);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(...error.mistakes);
      return undefined;
    }
  };
  const yamlIn = async (folder: string) =>
    (await readdir(join(directory, folder))).filter((name) => name.endsWith(".yaml")).sort();
  const readFolder = async <Schema extends z.ZodMiniType>(folder: string, schema: Schema) => {
    const names = await yamlIn(folder);
    const found: Authored<z.output<Schema>>[] = [];
    for (const name of names) {
      const authored = await read(`${folder}/${name}`, schema);
      if (authored !== undefined) found.push(authored);
    }
    return found;
  };
  const readSteps = async () => {
    const found: StepFile[] = [];
    for (const file of await stepFilesOf(directory)) {
      const authored = await read(file.name, authoredStep);
      if (authored === undefined) continue;
      const { source, value } = authored;
      if (value.step !== file.stepId) {
        mistakes.push(source.mistake(["step"], `expected ${file.stepId}, as the file is named`));
      }
      found.push({ source, value, programId: file.programId });
    }
    return found;
  };
  const catalogue = await readFolder("packages", authoredCatalogue);
  const programmes = await readFolder("programmes", authoredProgramme);
  const activities = await readFolder("activities", authoredActivity);
  const steps = await readSteps();
  const published = await read(FROZEN_VERSIONS, publishedContent);
  const media = await read(MEDIA, mediaPaths);
  const comments = await read("comments.yaml", authoredComments);
  const claims = await read("claims.yaml", authoredClaims);
  const faq = await read("faq.yaml", authoredFaq);
  const orders = await read("orders.yaml", authoredOrders);
  const accounts = await read("local-accounts.yaml", authoredAccounts);
  const found = {
    catalogue,
    programmes,
    steps,
    activities,
    published: published?.value ?? NOTHING_PUBLISHED,
    media: media?.value ?? {},
  };
  if (
    mistakes.length > 0 ||
    published === undefined ||
    media === undefined ||
    comments === undefined ||
    claims === undefined ||
    faq === undefined ||
    orders === undefined ||
    accounts === undefined
  ) {
    return { ...found, content: undefined, mistakes };
  }
  const content = { ...found, comments, claims, faq, orders, accounts };
  return { ...found, content, mistakes };
}

/** The files `programmes/{programId}/session-{n}/step-{m}.yaml`, in the order of sessions and steps. */
async function stepFilesOf(directory: string) {
  const names = await readdir(join(directory, "programmes"), { recursive: true });
  return names
    .flatMap((name) => {
      const [, programId, session, step] = STEP_FILE.exec(name) ?? [];
      return programId === undefined
        ? []
        : [{ name: `programmes/${name}`, programId, session: Number(session), step: Number(step) }];
    })
    .sort((a, b) => a.programId.localeCompare(b.programId) || a.session - b.session || a.step - b.step)
    .map(({ name, programId, session, step }) => ({ name, programId, stepId: `d${session}-s${step}` }));
}

const STEP_FILE = /^([a-z0-9-]+)\/session-(\d+)\/step-(\d+)\.yaml$/;
