import { writeFile } from "node:fs/promises";
import { runMain } from "./internal/command.ts";
import { LICENCE_NOTES, licenceNotes } from "./internal/licences/licence-notes.ts";

// Writes the licences of what is delivered.
await runMain(async () => {
  await writeFile(LICENCE_NOTES, await licenceNotes());
  return 0;
});
