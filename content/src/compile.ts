import { join } from "node:path";
import { isFounded } from "@mindle/domain/catalogue/documents";
import { type PublicCollection, publicCollectionPath } from "@mindle/domain/catalogue/paths";
import { checkCrossReferences } from "./checks/cross-references.ts";
import { wrongHomeAnswers } from "./checks/home-answers.ts";
import { wrongTries } from "./checks/tries.ts";
import type { AuthoredAccounts } from "./files/authored.ts";
import { ContentError, type Mistake } from "./files/content-error.ts";
import { programmeFile } from "./files/file-names.ts";
import { type AuthoredContent, type ReadFiles, readFiles } from "./files/read-files.ts";
import { type PagesInside, pagesInside } from "./inside.ts";
import { packagesOf } from "./packages.ts";
import { type CompiledSteps, compileSteps } from "./pages/compile.ts";
import { currentContent } from "./pages/current-content.ts";
import { mergeCurrent, type PublishedContent } from "./pages/published.ts";
import { type PublishedPlace, publishedMistakes } from "./pages/published-mistakes.ts";
import { programmesOf } from "./programmes.ts";
import { stepScenes, wrongSpreads } from "./scenes/step-scenes.ts";
import { type ContentDocument, versionDocuments } from "./version-documents.ts";

/** What the authored content becomes. */
export interface CompiledContent {
  /** In the order in which they are to be written: what names others comes after them. */
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

/** The steps as they are compiled. */
interface CompiledContentSteps {
  readonly pages: CompiledSteps;
  /** All versions of all programmes, as they are served. */
  readonly served: PublishedContent;
  readonly inside: PagesInside;
}

/** Authored content with its compiled steps. */
export type CheckedContent = AuthoredContent & CompiledContentSteps;

/**
 * Reads and checks the authored content. Throws a {@link ContentError} that names file, line and what was
 * expected: first all that is wrong in single files, then what is wrong between the others.
 */
export async function checkedContent(directory: string = OWN_DATA): Promise<CheckedContent> {
  const read = await readFiles(directory);
  const { mistakes, ...compiled } = checkContent(read);
  if (read.content === undefined || mistakes.length > 0) {
    throw new ContentError([...read.mistakes, ...mistakes]);
  }
  return { ...read.content, ...compiled };
}

/**
 * Compiles the steps that are right by themselves, and finds what is wrong between the files. Of files that are wrong, and of
 * what refers to them, it says nothing.
 */
export function checkContent(
  read: ReadFiles,
): CompiledContentSteps & { readonly mistakes: readonly Mistake[] } {
  const { published, media } = read;
  const unread = new Set(read.mistakes.map(({ file }) => file));
  const pages = compileSteps(read.steps, read.activities, { published, media, unread });
  const present = currentContent(pages, programmesOf(read));
  const served = mergeCurrent(published, present);
  const { inside, mistakes: wrongInside } = pagesInside(read, served, unread);
  const mistakes = [
    ...checkCrossReferences(read, unread),
    ...pages.mistakes,
    ...wrongHomeAnswers(read.programmes, pages, unread),
    ...wrongSpreads(read, pages, unread),
    ...wrongInside,
    ...wrongTries(read.programmes, pages, published, unread),
    ...publishedMistakes(comparable(published, unread), present, (place, expected) =>
      publishedMistake(read, place, expected),
    ),
  ].filter(({ file }) => !unread.has(file));
  return { pages, served, inside, mistakes };
}

/** What was published of programmes all of whose files could be read. */
function comparable(published: PublishedContent, unread: ReadonlySet<string>): PublishedContent {
  const isUnread = (programId: string) =>
    [...unread].some(
      (file) =>
        /^(packages|activities)\//.test(file) ||
        file === programmeFile(programId) ||
        file.startsWith(`programmes/${programId}/`),
    );
  const programmes = Object.entries(published.programmes).filter(([programId]) => !isUnread(programId));
  return { ...published, programmes: Object.fromEntries(programmes) };
}

/** A mistake at a page of a step, at the step, or at the programme where the step's file is gone. */
function publishedMistake(
  { steps, programmes }: Pick<AuthoredContent, "steps" | "programmes">,
  { programId, stepId, page }: PublishedPlace,
  expected: string,
): Mistake {
  const step = steps.find((file) => file.programId === programId && file.value.step === stepId);
  const at = step?.value.pages.findIndex((candidate) => candidate.page === page) ?? -1;
  if (step !== undefined) return step.source.mistake(at === -1 ? ["pages"] : ["pages", at, "page"], expected);
  const programme = programmes.find(({ value }) => value.programId === programId);
  const said = stepId === undefined ? expected : `${stepId}: ${expected}`;
  return (
    programme?.source.mistake(["programId"], said) ?? {
      file: `programmes/${programId}.yaml`,
      line: 1,
      column: 1,
      path: "",
      expected: said,
    }
  );
}

/** Reads, checks and compiles the authored content. Throws as {@link checkedContent} does. */
export async function compileContent(options: CompileOptions = {}): Promise<CompiledContent> {
  const { env = "local", directory } = options;
  const content = await checkedContent(directory);
  const { catalogue, comments, claims, faq, orders, accounts, served, inside } = content;
  const place = (collection: PublicCollection, id: string, data: ContentDocument["data"]) => ({
    path: `${publicCollectionPath(env, collection)}/${id}`,
    data,
  });
  return {
    documents: [
      ...catalogue
        .flatMap(({ value }) => packagesOf(value, inside))
        .map((data) => place("packages", data.slug, data)),
      ...comments.value.map((data) => place("comments", data.id, data)),
      ...claims.value.filter(isFounded).map((data) => place("claims", data.id, data)),
      ...faq.value.map((data) => place("faq", data.id, data)),
      ...Object.entries(orders.value).map(([name, items]) => place("orders", name, { items })),
      ...versionDocuments(served, stepScenes(content), env),
    ],
    accounts: accounts.value,
  };
}
