import { once } from "node:events";
import { makeAuthorFiles, writeAuthorFiles } from "@mindle/content/author-files";
import { ContentError, formatMistake } from "@mindle/content/content-error";
import { readArguments } from "./internal/arguments.ts";
import { runBuildStep } from "./internal/build/build-step.ts";
import { fontsBuild } from "./internal/build/build-steps.ts";
import { writeSeed } from "./internal/build/write-seed.ts";
import { Failure, runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { startPreviewServer } from "./internal/preview/preview-server.ts";
import { stopSignal } from "./internal/process/stop-signal.ts";
import { SEED_DIRECTORY } from "./internal/stack/seed.ts";

const USAGE = `npm run content                 checks the programme content and compiles it to the seed
npm run content -- preview      shows every page in Korean and English, again whenever a file is saved; --port 5400
npm run content -- --accept     takes all English texts for checked against their Korean
npm run content -- --freeze     takes the present versions for published: names of pages, answers and options stay from then on`;

// A content error names the file, the line and what is expected.
await runMain(async () => {
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = readArguments(
    { options: { accept: flag, freeze: flag, port: { type: "string" } }, allowPositionals: true },
    USAGE,
  );
  const [command, ...others] = positionals;
  if (command === "preview" && others.length === 0) return preview(values.port);
  if (command !== undefined) throw new Failure(USAGE);
  try {
    const authorFiles = await makeAuthorFiles(values);
    await writeAuthorFiles(authorFiles);
    const { documents, accounts } = await writeSeed(fromRoot(SEED_DIRECTORY));
    for (const mistake of authorFiles.stale) console.warn(formatMistake(mistake));
    console.log(`${documents.length} documents and ${accounts.length} accounts in ${SEED_DIRECTORY}/`);
    return 0;
  } catch (error) {
    if (error instanceof ContentError) throw new Failure(error.message);
    throw error;
  }
});

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
