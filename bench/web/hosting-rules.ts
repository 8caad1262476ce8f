import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import * as z from "zod/mini";

const rewrite = z.union([
  z.object({ source: z.string(), destination: z.string() }),
  z.object({
    source: z.string(),
    function: z.object({ functionId: z.string(), region: z.string() }),
  }),
]);
const hostingSchema = z.object({
  rewrites: z.array(rewrite),
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
});

/** The part of firebase.json's Hosting section that the bench's server supports. */
export type HostingRules = z.output<typeof hostingSchema>;

type Rewrite = z.output<typeof rewrite>;

export async function readHostingRules(configFile: string): Promise<HostingRules> {
  const config: { readonly hosting: unknown } = JSON.parse(await readFile(configFile, "utf8"));
  return z.parse(hostingSchema, config.hosting);
}

/** The headers of a response to a path; later rules win. */
export function headersFor(path: string, { headers }: HostingRules): Readonly<Record<string, string>> {
  const matching = headers.filter(({ source }) => matches(path, source)).flatMap((rule) => rule.headers);
  return Object.fromEntries(matching.map(({ key, value }) => [key, value]));
}

/** The first rewrite for a path without a file. */
export function rewriteFor(path: string, { rewrites }: HostingRules): Rewrite | undefined {
  return rewrites.find(({ source }) => matches(path, source));
}

function matches(path: string, source: string): boolean {
  return source.startsWith("!") ? !matches(path, source.slice(1)) : posix.matchesGlob(path, source);
}
