import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type AuthoredAccounts,
  type AuthoredCatalogue,
  type AuthoredComments,
  authoredAccounts,
  authoredCatalogue,
  authoredComments,
} from "./authored.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { type Authored, parseSource } from "./source.ts";

/** All authored files, each right by itself. */
export interface AuthoredContent {
  readonly catalogue: readonly Authored<AuthoredCatalogue>[];
  readonly comments: Authored<AuthoredComments>;
  readonly accounts: Authored<AuthoredAccounts>;
}

const PACKAGES = "packages";

/** Reads the files of a data folder. Throws {@link ContentError} with the mistakes of all of them. */
export async function readContent(directory: string): Promise<AuthoredContent> {
  const names = (await readdir(join(directory, PACKAGES))).filter((name) => name.endsWith(".yaml")).sort();
  const texts = new Map<string, string>();
  for (const file of [
    ...names.map((name) => `${PACKAGES}/${name}`),
    "comments.yaml",
    "local-accounts.yaml",
  ]) {
    texts.set(file, await readFile(join(directory, file), "utf8"));
  }
  const mistakes: Mistake[] = [];
  const tried = <Value>(read: (file: string, text: string) => Authored<Value>, file: string) => {
    try {
      return read(file, texts.get(file) ?? "");
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(...error.mistakes);
      return undefined;
    }
  };
  const catalogue = names.map((name) =>
    tried((file, text) => parseSource(file, text, authoredCatalogue), `${PACKAGES}/${name}`),
  );
  const comments = tried((file, text) => parseSource(file, text, authoredComments), "comments.yaml");
  const accounts = tried((file, text) => parseSource(file, text, authoredAccounts), "local-accounts.yaml");
  if (comments === undefined || accounts === undefined || mistakes.length > 0)
    throw new ContentError(mistakes);
  return { catalogue: catalogue.flatMap((read) => read ?? []), comments, accounts };
}
