import { tabJson } from "../storage/storage.ts";
import { storedFlag } from "../storage/stored-value.ts";

// Apart from the help card: pages that show helplines do without it.

/** True once helplines were shown in this tab: the exit popup no longer opens. */
export const helpShown = storedFlag("helpShown", tabJson);
