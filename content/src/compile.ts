import { join } from "node:path";
import { type PublicCollection, publicCollectionPath } from "@mindle/domain/catalogue/paths";
import { type Programme, programme } from "@mindle/domain/catalogue/programme";
import type { ContentPack } from "@mindle/domain/content/activity";
import { parseStepId } from "@mindle/domain/programme/step-id";
import * as z from "zod/mini";
import type { AuthoredAccounts, AuthoredCatalogue, AuthoredProgramme } from "./authored.ts";
import { checkTogether } from "./checks.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { type AuthoredContent, readContent } from "./files.ts";
import { packagesOf } from "./packages.ts";
import { type CompiledPack, type CompiledSteps, compileSteps } from "./pages/compile.ts";
import { type PublishedStructure, structureMistakes, structureOf } from "./pages/published.ts";

/** A Firestore document: strings, numbers, booleans, arrays and plain objects. */
export interface ContentDocument {
  /** Such as `content/local/packages/riggy-complete`. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the authored content becomes. */
export interface CompiledContent {
  readonly documents: readonly ContentDocument[];
  /** For the local Auth emulator only. */
  readonly accounts: AuthoredAccounts;
}

export interface CompileOptions {
  /** The `{env}` of `content/{env}/…`; `local` unless told. */
  readonly env?: string;
  /** Absolute path of the authored files; this package's own unless told. */
  readonly directory?: string;
}

/** The authored files of this package. */
export const OWN_DATA = join(import.meta.dirname, "../data");

/** Authored content with its compiled steps. */
export type CheckedContent = AuthoredContent & {
  readonly pages: CompiledSteps;
  readonly structure: PublishedStructure;
};

/**
 * Reads and checks the authored content. Throws a {@link ContentError} that names file, line and what was
 * expected: first all that is wrong in single files, then what is wrong between them.
 */
export async function checkedContent(directory: string = OWN_DATA): Promise<CheckedContent> {
  const { mistakes, ...content } = checkContent(await readContent(directory));
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return content;
}

/** Compiles the steps of content that is right file by file, and finds what is wrong between the files. */
export function checkContent(
  authored: AuthoredContent,
): CheckedContent & { readonly mistakes: readonly Mistake[] } {
  const pages = compileSteps(authored.steps, authored.activities, authored.published);
  const structure = structureOf(pages, (programId) => versionOf(authored, programId));
  const mistakes = [
    ...checkTogether(authored),
    ...pages.mistakes,
    ...structureMistakes(authored.published, structure, (...place) => structureMistake(authored, ...place)),
  ];
  return { ...authored, pages, structure, mistakes };
}

function versionOf({ programmes }: AuthoredContent, programId: string): number {
  return programmes.find(({ value }) => value.programId === programId)?.value.version ?? 1;
}

/** A mistake at a page of a step, at the step, or at the programme where the step's file is gone. */
function structureMistake(
  { steps, programmes }: AuthoredContent,
  programId: string,
  stepId: string,
  page: string | undefined,
  expected: string,
): Mistake {
  const step = steps.find((file) => file.programId === programId && file.value.step === stepId);
  const at = step?.value.pages.findIndex((candidate) => candidate.page === page) ?? -1;
  if (step !== undefined) return step.source.mistake(at === -1 ? ["pages"] : ["pages", at, "page"], expected);
  const programme = programmes.find(({ value }) => value.programId === programId);
  return (
    programme?.source.mistake(["programId"], `${stepId}: ${expected}`) ?? {
      file: `programmes/${programId}.yaml`,
      line: 1,
      column: 1,
      path: "",
      expected: `the programme, which was published`,
    }
  );
}

/** Reads, checks and compiles the authored content. Throws as {@link checkedContent} does. */
export async function compileContent(options: CompileOptions = {}): Promise<CompiledContent> {
  const { env = "local", directory } = options;
  const { catalogue, programmes, comments, claims, faq, orders, accounts, ...content } =
    await checkedContent(directory);
  const { packs, activities, configs } = content.pages;
  const published = programmes.flatMap(({ value }) =>
    catalogue
      .filter(({ value: { programId } }) => programId === value.programId)
      .map(({ value: { character } }) => ({ ...value, character })),
  );
  const place = (collection: PublicCollection, id: string, data: ContentDocument["data"]) => ({
    path: `${publicCollectionPath(env, collection)}/${id}`,
    data,
  });
  return {
    documents: [
      ...catalogue
        .flatMap(({ value }) => packagesOf(value))
        .map((data) => place("packages", data.slug, data)),
      ...published.map((data) => place("programs", data.programId, programmeOf(data))),
      ...comments.value.map((data) => place("comments", data.id, data)),
      ...claims.value.map((data) => place("claims", data.id, data)),
      ...faq.value.map((data) => place("faq", data.id, data)),
      ...Object.entries(orders.value).map(([name, items]) => place("orders", name, { items })),
      ...packs.map((pack) => ({
        path: `content/${env}/compacks/${pack.packageBase.gcId}`,
        data: packOf(pack, published),
      })),
      // Trees are stored as JSON text: Firestore takes no array within an array.
      ...[...activities].map(([id, { activity, usedBy }]) => ({
        path: `content/${env}/activities/${id}`,
        data: { activityJson: JSON.stringify(activity), usedBy },
      })),
      ...[...configs].map(([id, { config, usedBy }]) => ({
        path: `content/${env}/configs/${id}`,
        data: { configJson: JSON.stringify(config), usedBy },
      })),
    ],
    accounts: accounts.value,
  };
}

/** A programme and the child whose packages open it. */
type PublishedProgramme = AuthoredProgramme & Pick<AuthoredCatalogue, "character">;

/** A pack with the title of its step. */
function packOf(
  { packageBase, afactoryData }: CompiledPack,
  programmes: readonly PublishedProgramme[],
): ContentPack {
  const programme = programmes.find(({ programId }) => programId === packageBase.programId);
  const place = parseStepId(packageBase.stepId);
  const step = place && programme?.sessions[place.session - 1]?.steps[place.step - 1];
  if (programme === undefined || step === undefined) throw new Error(`${packageBase.gcId}: no such step`);
  return { packageBase: { ...packageBase, title: step.title, character: programme.character }, afactoryData };
}

/** A programme as Firestore holds it. */
function programmeOf({ programId, character, name, sessions }: PublishedProgramme): Programme {
  return z.parse(programme, {
    programName: name,
    character,
    steps: Object.fromEntries(
      sessions.flatMap(({ steps }, session) =>
        steps.map(({ title, icon }, step) => {
          const stepId = `d${session + 1}-s${step + 1}`;
          return [stepId, { title, icon, edrepDoc: `${programId}.${stepId}` }];
        }),
      ),
    ),
    recommendedDays: sessions.map(({ days }) => days),
    goals: sessions.map(({ goal }) => goal),
  } satisfies Programme);
}
