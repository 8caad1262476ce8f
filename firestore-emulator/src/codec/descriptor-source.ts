import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The protobuf.js JSON descriptor that ships with @google-cloud/firestore. The build puts its text in place of this file. */
export function readDescriptor(): unknown {
  const manifest = createRequire(import.meta.url).resolve("@google-cloud/firestore/package.json");
  return JSON.parse(readFileSync(join(dirname(manifest), "build/protos/v1.json"), "utf8"));
}
