import { join } from "node:path";
import { type Comment, comment } from "@mindle/domain/catalogue/comment";
import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import { type PublicCollection, publicCollectionPath } from "@mindle/domain/catalogue/paths";
import * as z from "zod/mini";
import type { AuthoredAccounts, AuthoredComments } from "./authored.ts";
import { checkTogether } from "./checks.ts";
import { ContentError } from "./content-error.ts";
import { readContent } from "./files.ts";
import { packagesOf } from "./packages.ts";

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

const OWN_DATA = join(import.meta.dirname, "../data");

/**
 * Reads, checks and compiles the authored content. Throws a {@link ContentError} that names file, line and what
 * was expected: first all that is wrong in single files, then what is wrong between them.
 */
export async function compileContent(options: CompileOptions = {}): Promise<CompiledContent> {
  const { env = "local", directory = OWN_DATA } = options;
  const authored = await readContent(directory);
  const mistakes = checkTogether(authored);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const place = (
    collection: PublicCollection,
    id: string,
    data: CatalogPackage | Comment,
  ): ContentDocument => ({ path: `${publicCollectionPath(env, collection)}/${id}`, data });
  return {
    documents: [
      ...authored.catalogue
        .flatMap(({ value }) => packagesOf(value))
        .map((data) => place("packages", data.slug, data)),
      ...commentsOf(authored.comments.value).map((data) => place("comments", data.id, data)),
    ],
    accounts: authored.accounts.value,
  };
}

function commentsOf(authored: AuthoredComments): Comment[] {
  return authored.map((written, order) => z.parse(comment, { ...written, order }));
}
