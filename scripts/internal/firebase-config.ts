import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { fromRoot } from "./paths.ts";

const rewrite = z.looseObject({
  source: z.string(),
  function: z.optional(z.object({ functionId: z.string(), region: z.string() })),
});

const header = z.object({ key: z.string(), value: z.string() });

/** What deployments and local stacks read of firebase.json; what they do not know is passed on. */
const schema = z.looseObject({
  functions: z.tuple([
    z.looseObject({
      source: z.string(),
      codebase: z.string(),
      runtime: z.string().check(z.regex(/^nodejs\d+$/)),
    }),
  ]),
  hosting: z.looseObject({
    public: z.string(),
    ignore: z.array(z.string()),
    rewrites: z.array(rewrite),
    headers: z.array(z.object({ source: z.string(), headers: z.array(header) })),
  }),
});

export type FirebaseConfig = z.output<typeof schema>;

/** Reads firebase.json. */
export async function readFirebaseConfig(): Promise<FirebaseConfig> {
  return z.parse(schema, JSON.parse(await readFile(fromRoot("firebase.json"), "utf8")));
}

/** The content security policy of every page. */
export function policyOf({ hosting }: FirebaseConfig): string {
  const headers = hosting.headers.flatMap(({ headers }) => headers);
  return headers.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
}

/** Major version of Node on which the functions run. */
export function nodeMajor({ functions: [{ runtime }] }: FirebaseConfig): string {
  return runtime.slice("nodejs".length);
}
