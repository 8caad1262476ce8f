import { ContentError } from "@mindle/content/content-error";
import { writeSeed } from "./internal/build/write-seed.ts";
import { Failure, runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { SEED_DIRECTORY } from "./internal/stack/seed.ts";

// Checks the programme content and compiles it to the seed. A content error names the file, the line and what is expected.
await runMain(async () => {
  try {
    const { documents, accounts } = await writeSeed(fromRoot(SEED_DIRECTORY));
    console.log(`${documents.length} documents and ${accounts.length} accounts in ${SEED_DIRECTORY}/`);
    return 0;
  } catch (error) {
    if (error instanceof ContentError) throw new Failure(error.message);
    throw error;
  }
});
