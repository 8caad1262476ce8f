import { loadModule } from "../platform/browser/load-module.ts";
import { lazyComponent } from "./lazy-component.ts";

/** Loaded with the first page that is not public. */
export const SIGNED_IN_GATE = lazyComponent(() => loadModule(() => import("./signed-in-gate.tsx")));
