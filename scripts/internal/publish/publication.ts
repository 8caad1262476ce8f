import { isDeepStrictEqual } from "node:util";
import type { ContentDocument } from "@mindle/content/version-documents";

/** Collections whose documents go when nobody writes them any more. All others may still be in use. */
const REPLACEABLE = ["comments", "claims", "faq"];

/** What a publication does to one document. */
export interface DocumentChange {
  readonly path: string;
  readonly kind: "new" | "changed" | "removed";
  /** What is written; undefined where the document is removed. */
  readonly data: ContentDocument["data"] | undefined;
}

/** The writes that make what is live the same as what was compiled. */
export interface Publication {
  /** In their order; readers notice none of them before the last ones but for other words. */
  readonly changes: readonly DocumentChange[];
  /** Written together, after all others: what says which version of a programme is the newest, and what is gone. */
  readonly last: readonly DocumentChange[];
  readonly unchanged: number;
}

/** Compares what is live with what was compiled, whose order is that of `compileContent`. */
export function planPublication(
  live: readonly ContentDocument[],
  compiled: readonly ContentDocument[],
): Publication {
  const before = new Map(live.map(({ path, data }) => [path, data]));
  const written = compiled.flatMap(({ path, data }): DocumentChange[] => {
    const was = before.get(path);
    if (was === undefined) return [{ path, kind: "new", data }];
    return isDeepStrictEqual(was, data) ? [] : [{ path, kind: "changed", data }];
  });
  const kept = new Set(compiled.map(({ path }) => path));
  const removed = live
    .filter(({ path }) => !kept.has(path) && REPLACEABLE.includes(collectionOf(path)))
    .map(({ path }): DocumentChange => ({ path, kind: "removed", data: undefined }));
  return {
    changes: written.filter(({ path }) => !isNewestProgramme(path)),
    last: [...written.filter(({ path }) => isNewestProgramme(path)), ...removed],
    unchanged: compiled.length - written.length,
  };
}

/** The documents under programmes' own ids. */
function isNewestProgramme(path: string): boolean {
  return collectionOf(path) === "programs" && !/\.v\d+$/.test(path);
}

function collectionOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}

const MARKS = { new: "+", changed: "~", removed: "-" } as const;

/** The publication for a person to read: a line for each change, and how many there are of each kind. */
export function describePublication({ changes, last, unchanged }: Publication): string {
  const all = [...changes, ...last];
  const count = (kind: DocumentChange["kind"]) => all.filter((change) => change.kind === kind).length;
  return [
    ...all.map(({ kind, path }) => `${MARKS[kind]} ${path}`),
    `${count("new")} new, ${count("changed")} changed, ${count("removed")} removed, ${unchanged} unchanged`,
  ].join("\n");
}
