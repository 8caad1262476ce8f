import { runMain } from "./internal/command.ts";
import { buildFonts } from "./internal/fonts/build-fonts.ts";

// Makes the web app's fonts. Run by the build.
await runMain(async () => {
  await buildFonts();
  return 0;
});
