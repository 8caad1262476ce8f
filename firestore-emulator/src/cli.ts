#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// Compiled code is kept between starts; it must be on before the rest is loaded.
enableCompileCache();
void import("./cli/main.ts").then(({ main }) => main(process.argv.slice(2), (line) => console.log(line)));
