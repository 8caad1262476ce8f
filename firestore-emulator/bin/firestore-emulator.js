#!/usr/bin/env node
// A separate file, because npm links existing files only, and the build runs after the installation.
await import("../lib/cli.js").catch((error) => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error("firestore-emulator is not built yet: run `npm run build` first.");
  process.exitCode = 1;
});
