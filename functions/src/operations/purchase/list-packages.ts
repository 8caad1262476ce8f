import type { listPackages as contract } from "@mindle/domain/api/purchase";
import type { Handler } from "../handler.ts";

/** The catalogue of packages. */
export const listPackages: Handler<typeof contract> = (_input, _context, deps) => deps.store.packages.all();
