import type { Page } from "@playwright/test";
import { type Browser, featuresBelow } from "../../scripts/internal/browser-support/compat-data.ts";

/** A class, object or function of the global scope, or one of its members; those of classes in APIs are named `…_static`. */
type Path = readonly [owner: string, member: string | null];

/** What Playwright asks for itself. */
const KEPT = ["api.Element.checkVisibility"];

/** Takes away from a page, before its own scripts run, what these browsers lack: classes, functions, and members of objects. */
export async function takeAway(page: Page, browsers: readonly Browser[]): Promise<void> {
  await page.addInitScript(removeFeatures, [
    ...pathsOf(["javascript", "builtins"], browsers),
    ...pathsOf(["api"], browsers),
  ]);
}

function pathsOf(root: readonly string[], browsers: readonly Browser[]): readonly Path[] {
  return featuresBelow(...root)
    .filter(({ id }) => !KEPT.includes(id))
    .filter(({ lackedBy }) => lackedBy.some((browser) => browsers.includes(browser)))
    .map(({ id }) => id.split(".").slice(root.length))
    .flatMap(([owner = "", member, ...inside]): readonly Path[] =>
      inside.length > 0 || owner === member ? [] : [[owner, member ?? null]],
    );
}

/** Runs in the page. Members go first: they are reached by their owners, which may go as well. */
function removeFeatures(paths: readonly Path[]): void {
  const hidden: Readonly<Record<string, object>> = { TypedArray: Object.getPrototypeOf(Uint8Array) };
  const remove = (target: unknown, name: string) => {
    if (typeof target === "function" || (typeof target === "object" && target !== null)) {
      Reflect.deleteProperty(target, name);
    }
  };
  const members = paths.flatMap(([owner, member]) => (member === null ? [] : [{ owner, member }]));
  for (const { owner, member } of members) {
    const type: unknown = hidden[owner] ?? Reflect.get(globalThis, owner);
    const isStatic = member.endsWith("_static");
    // What the data have of the language does not say which are static: no name is both.
    remove(type, member.replace("_static", ""));
    if (typeof type === "function" && !isStatic) remove(type.prototype, member);
    if (owner === "Window") remove(globalThis, member);
  }
  for (const [owner, member] of paths) if (member === null) remove(globalThis, owner);
}
