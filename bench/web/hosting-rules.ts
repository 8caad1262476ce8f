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

/** What firebase.json says of Hosting, as far as the bench's server follows it. */
export type HostingRules = z.output<typeof hostingSchema>;

type Rewrite = z.output<typeof rewrite>;

export async function readHostingRules(configFile: string): Promise<HostingRules> {
  const config: { readonly hosting: unknown } = JSON.parse(await readFile(configFile, "utf8"));
  return z.parse(hostingSchema, config.hosting);
}

/** The headers of an answer to a path; later rules win. */
export function headersFor(path: string, { headers }: HostingRules): Readonly<Record<string, string>> {
  const fitting = headers.filter(({ source }) => fits(path, source)).flatMap((rule) => rule.headers);
  return Object.fromEntries(fitting.map(({ key, value }) => [key, value]));
}

/** The first rewrite of a path that no file has. */
export function rewriteFor(path: string, { rewrites }: HostingRules): Rewrite | undefined {
  return rewrites.find(({ source }) => fits(path, source));
}

function fits(path: string, source: string): boolean {
  return source.startsWith("!") ? !fits(path, source.slice(1)) : posix.matchesGlob(path, source);
}
