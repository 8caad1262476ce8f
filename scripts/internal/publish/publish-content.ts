import { isDeepStrictEqual } from "node:util";
import { checkedContent, compileContent } from "@mindle/content/compile";
import { publishedFromDocuments } from "@mindle/content/pages/published-documents";
import { publishedMistakes } from "@mindle/content/pages/published-mistakes";
import type { Firestore } from "firebase-admin/firestore";
import { Failure } from "../command.ts";
import { readLive, writePublication } from "./live-content.ts";
import { type Publication, planPublication } from "./publication.ts";

interface PublishOptions {
  readonly env: string;
  /** Absolute path of the authored files; those of the repository unless told. */
  readonly directory?: string;
  /** Only says what would change. */
  readonly dryRun?: boolean;
}

/**
 * Publishes the authored content to an environment. Resolves to what changed, or would change. Writes nothing and throws where
 * the content has mistakes (ContentError), was not frozen, or would take from people what is live (Failure).
 */
export async function publishContent(
  database: Firestore,
  { env, directory, dryRun = false }: PublishOptions,
): Promise<Publication> {
  const source = directory === undefined ? {} : { directory };
  const { served, published } = await checkedContent(directory);
  if (!isDeepStrictEqual(served, published)) {
    throw new Failure("Freeze the content first, and commit it: npm run content -- --freeze");
  }
  const [{ documents }, live] = await Promise.all([
    compileContent({ env, ...source }),
    readLive(database, env),
  ]);
  const mistakes = publishedMistakes(
    publishedFromDocuments(live),
    served,
    ({ programId, stepId, page }, expected) =>
      `  ${[programId, stepId, page].filter((part) => part !== undefined).join(" ")}: ${expected}`,
  );
  if (mistakes.length > 0) {
    throw new Failure(`What is live in ${env} would be lost:\n${mistakes.join("\n")}`);
  }
  const publication = planPublication(live, documents);
  if (!dryRun) await writePublication(database, publication);
  return publication;
}
