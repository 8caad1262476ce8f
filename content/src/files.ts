import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type * as z from "zod/mini";
import {
  type AuthoredAccounts,
  type AuthoredCatalogue,
  type AuthoredClaims,
  type AuthoredComments,
  type AuthoredFaq,
  type AuthoredOrders,
  authoredAccounts,
  authoredCatalogue,
  authoredClaims,
  authoredComments,
  authoredFaq,
  authoredOrders,
} from "./authored.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { type Authored, parseSource } from "./source.ts";

/** All authored files, each right by itself. */
export interface AuthoredContent {
  readonly catalogue: readonly Authored<AuthoredCatalogue>[];
  readonly comments: Authored<AuthoredComments>;
  readonly claims: Authored<AuthoredClaims>;
  readonly faq: Authored<AuthoredFaq>;
  readonly orders: Authored<AuthoredOrders>;
  readonly accounts: Authored<AuthoredAccounts>;
}

const PACKAGES = "packages";

/** Reads the files of a data folder. Throws {@link ContentError} with the mistakes of all of them. */
export async function readContent(directory: string): Promise<AuthoredContent> {
  const names = (await readdir(join(directory, PACKAGES))).filter((name) => name.endsWith(".yaml")).sort();
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
  const catalogue: Authored<AuthoredCatalogue>[] = [];
  for (const name of names) {
    const authored = await read(`${PACKAGES}/${name}`, authoredCatalogue);
    if (authored !== undefined) catalogue.push(authored);
  }
  const comments = await read("comments.yaml", authoredComments);
  const claims = await read("claims.yaml", authoredClaims);
  const faq = await read("faq.yaml", authoredFaq);
  const orders = await read("orders.yaml", authoredOrders);
  const accounts = await read("local-accounts.yaml", authoredAccounts);
  if (
    mistakes.length > 0 ||
    comments === undefined ||
    claims === undefined ||
    faq === undefined ||
    orders === undefined ||
    accounts === undefined
  ) {
    throw new ContentError(mistakes);
  }
  return { catalogue, comments, claims, faq, orders, accounts };
}
