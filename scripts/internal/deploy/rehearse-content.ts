import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { checkedContent } from "@mindle/content/compile";
import { PUBLISHED } from "@mindle/content/file-names";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { fromRoot } from "../paths.ts";
import { publishContent } from "../publish/publish-content.ts";
import { LOCAL_PROJECT } from "../stack/local-emulators.ts";

/** What publishing the content writes to a database without any. */
export interface ContentReport {
  readonly documents: number;
  /** Versions of programmes, such as `um-eng-v2s.v1`. */
  readonly versions: readonly string[];
  /** Content that was not frozen is not published to a real project. */
  readonly isFrozen: boolean;
}

interface ContentOptions {
  /** host:port of an empty local Firestore. */
  readonly firestore: string;
  readonly env: string;
  /** Where a copy of the content may be written. */
  readonly directory: string;
}

/** Publishes the content to a local Firestore; what is not frozen yet as it would be once it is. */
export async function rehearseContent({ firestore, env, directory }: ContentOptions): Promise<ContentReport> {
  const { served, published } = await checkedContent();
  const isFrozen = isDeepStrictEqual(served, published);
  const copy = join(directory, "content");
  await cp(fromRoot("content/data"), copy, { recursive: true });
  if (!isFrozen) await writeFile(join(copy, PUBLISHED), JSON.stringify(served));
  const before = { ...process.env };
  // METADATA_SERVER_DETECTION: no search for the cloud's metadata server.
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: firestore, METADATA_SERVER_DETECTION: "none" });
  const app = initializeApp({ projectId: LOCAL_PROJECT }, "rehearsal");
  try {
    const database = getFirestore(app);
    const { changes, last } = await publishContent(database, { env, directory: copy });
    const all = [...changes, ...last].map(({ path }) => path);
    return {
      documents: all.length,
      versions: all.flatMap((path) => /\/programs\/(.+\.v\d+)$/.exec(path)?.[1] ?? []).sort(),
      isFrozen,
    };
  } finally {
    await deleteApp(app);
    // The processes that deploy must not inherit it.
    process.env = before;
  }
}
