import { once } from "node:events";
import { makeAuthorFiles, writeAuthorFiles } from "@mindle/content/author-files";
import { ContentError, formatMistake } from "@mindle/content/files/content-error";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { runBuildStep } from "./internal/build/build-step.ts";
import { fontsBuild } from "./internal/build/build-steps.ts";
import { writeSeed } from "./internal/build/write-seed.ts";
import { Failure, readArguments, runMain } from "./internal/command.ts";
import { programmeReport } from "./internal/content/programme-report.ts";
import { fromRoot } from "./internal/paths.ts";
import { startPreviewServer } from "./internal/preview/preview-server.ts";
import { stopSignal } from "./internal/process/run-command.ts";
import { rollBack } from "./internal/publish/live-content.ts";
import { describePublication } from "./internal/publish/publication.ts";
import { publishContent } from "./internal/publish/publish-content.ts";
import { SEED_DIRECTORY } from "./internal/stack/seed.ts";
import {
  readTarget,
  selectProject,
  TARGET_OPTIONS,
  TARGET_USAGE,
  type Target,
} from "./internal/target-project.ts";

const USAGE = `npm run content                 checks the programme content and compiles it to the seed
npm run content -- preview      shows every page in Korean and English, again whenever a file is saved; --port 5400
npm run content -- report       prints how long each step takes, and which page uses which technique and widget
npm run content -- --accept     takes all English texts for checked against their Korean
npm run content -- --freeze     takes the present versions for published: names of pages, answers and options stay from then on
npm run content -- publish      writes the frozen content to Firestore; the newest version of a programme shows once all of it is there
     --dry-run                  only says what would change
     --rollback <programme>     instead makes the version before the newest one the newest again
${TARGET_USAGE}`;

// A content error names the file, the line and what is expected.
await runMain(async () => {
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = readArguments(
    {
      options: {
        accept: flag,
        freeze: flag,
        port: { type: "string" },
        "dry-run": flag,
        rollback: { type: "string" },
        ...TARGET_OPTIONS,
      },
      allowPositionals: true,
    },
    USAGE,
  );
  const [command, ...others] = positionals;
  if (command === "preview" && others.length === 0) return preview(values.port);
  if (command === "publish" && others.length === 0) {
    return publish(readTarget(values), { dryRun: values["dry-run"], rollback: values.rollback });
  }
  if (command === "report" && others.length === 0) {
    console.log(await programmeReport());
    return 0;
  }
  if (command !== undefined) throw new Failure(USAGE);
  try {
    const authorFiles = await makeAuthorFiles(values);
    await writeAuthorFiles(authorFiles);
    const { documents, accounts } = await writeSeed(fromRoot(SEED_DIRECTORY));
    for (const mistake of authorFiles.stale) console.warn(formatMistake(mistake));
    console.log(`${documents.length} documents and ${accounts.length} accounts in ${SEED_DIRECTORY}/`);
    return 0;
  } catch (error) {
    throw inWords(error);
  }
});

/** Content with mistakes is an author's to mend. */
function inWords(error: unknown): unknown {
  return error instanceof ContentError ? new Failure(error.message) : error;
}

interface PublishFlags {
  readonly dryRun: boolean;
  readonly rollback: string | undefined;
}

async function publish(target: Target, { dryRun, rollback }: PublishFlags): Promise<number> {
  const { contentEnv: env } = target;
  const projectId = selectProject(target);
  const database = getFirestore(initializeApp({ projectId }));
  if (rollback !== undefined) {
    const { from, to } = await rollBack(database, env, rollback);
    console.log(
      `${rollback}: version ${to} is the newest again in ${projectId}, ${env}, instead of ${from}.`,
    );
    return 0;
  }
  try {
    console.log(describePublication(await publishContent(database, { env, dryRun })));
  } catch (error) {
    throw inWords(error);
  }
  console.log(dryRun ? `Nothing was written to ${projectId}, ${env}.` : `Published in ${projectId}, ${env}.`);
  return 0;
}

/** Serves the preview until it is stopped. */
async function preview(port: string | undefined): Promise<number> {
  const stopping = stopSignal();
  await runBuildStep(fontsBuild);
  const server = await startPreviewServer(port === undefined ? {} : { port: Number(port) });
  server.printUrls();
  if (!stopping.aborted) await once(stopping, "abort");
  await server.close();
  return 0;
}
