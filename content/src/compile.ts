import { join } from "node:path";
import { isFounded } from "@mindle/domain/catalogue/documents";
import { type PublicCollection, publicCollectionPath } from "@mindle/domain/catalogue/paths";
import { checkCrossReferences } from "./checks/cross-references.ts";
import { wrongHomeAnswers } from "./checks/home-answers.ts";
import { wrongTries } from "./checks/tries.ts";
import type { AuthoredAccounts } from "./files/authored.ts";
import { ContentError, type Mistake } from "./files/content-error.ts";
import { programmeFile } from "./files/file-names.ts";
import { type AuthoredContent, readFiles } from "./files/read-files.ts";
import { type PagesInside, pagesInside } from "./inside.ts";
import { packagesOf } from "./packages.ts";
import { type CompiledSteps, compileSteps } from "./pages/compile.ts";
import { currentContent } from "./pages/current-content.ts";
import { mergeCurrent, type PublishedContent } from "./pages/published.ts";
import { type PublishedPlace, publishedMistakes } from "./pages/published-mistakes.ts";
import { programmesOf } from "./programmes.ts";
import { stepScenes, wrongSpreads } from "./scenes/step-scenes.ts";
import { type ContentDocument, versionDocuments } from "./version-documents.ts";

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

export const OWN_DATA = join(import.meta.dirname, "../data");

/** The steps as they are compiled. */
interface CompiledContentSteps {
  readonly pages: CompiledSteps;
  /** All versions of all programmes, as they are served. */
  readonly served: PublishedContent;
  readonly inside: PagesInside;
}

export type CheckedContent = AuthoredContent & CompiledContentSteps;

/**
 * Reads and checks the authored content. Throws a {@link ContentError} that names file, line and what was expected: all that is
 * wrong in single files, or where nothing is, what is wrong between them.
 */
export async function checkedContent(directory: string = OWN_DATA): Promise<CheckedContent> {
  const read = await readFiles(directory);
  if (read.content === undefined) throw new ContentError(read.mistakes);
  const { mistakes, ...compiled } = checkContent(read.content);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return { ...read.content, ...compiled };
}

/** Compiles the steps, and finds what is wrong between the files. */
export function checkContent(
  content: AuthoredContent,
): CompiledContentSteps & { readonly mistakes: readonly Mistake[] } {
  const { programmes, published } = content;
  const pages = compileSteps(content.steps, content.activities, content);
  const present = currentContent(pages, programmesOf(content));
  const served = mergeCurrent(published, present);
  const { inside, mistakes: wrongInside } = pagesInside(content, served);
  const mistakes = [
    ...checkCrossReferences(content),
    ...pages.mistakes,
    ...wrongHomeAnswers(programmes, pages),
    ...wrongSpreads(content, pages),
    ...wrongInside,
    ...wrongTries(programmes, pages, published),
    ...publishedMistakes(published, present, (place, expected) => publishedMistake(content, place, expected)),
  ];
  return { pages, served, inside, mistakes };
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
      file: programmeFile(programId),
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
