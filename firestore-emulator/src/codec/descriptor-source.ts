import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The protobuf.js JSON descriptor of @google-cloud/firestore. The build replaces this module with the inlined JSON. */
export function readDescriptor(): unknown {
  const manifest = createRequire(import.meta.url).resolve("@google-cloud/firestore/package.json");
  return JSON.parse(readFileSync(join(dirname(manifest), "build/protos/v1.json"), "utf8"));
}
