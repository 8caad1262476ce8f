#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// Must be enabled before the other modules are loaded.
enableCompileCache();
void import("./cli/main.ts").then(({ main }) => main(process.argv.slice(2), (line) => console.log(line)));
