import { writeFile } from "node:fs/promises";
import { runMain } from "./internal/command.ts";
import { learnWeights, readList, weightsFile } from "./internal/crisis-words/learn-weights.ts";

// Learns the points of words from the lists of sentences, after each change of the lists or of what is counted.
await runMain(async () => {
  const sentences = await readList("learned");
  for (const language of ["ko", "en"] as const) {
    const weights = learnWeights(language, sentences);
    await writeFile(weightsFile(language), `${JSON.stringify(weights)}\n`);
    console.log(`${language}: ${Object.keys(weights.points).length} features`);
  }
  console.log("Now run: npx vitest run domain/src/safety");
  return 0;
});
