#!/usr/bin/env node
// npm links a program at install time only if its file is there, and the build comes after the install.
await import("../lib/cli.js").catch((error) => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error("firestore-emulator is not built yet: run `npm run build` first.");
  process.exitCode = 1;
});
