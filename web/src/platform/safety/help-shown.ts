import { tabJson } from "../storage/storage.ts";
import { storedFlag } from "../storage/stored-value.ts";

/** True once helplines were shown in this tab: the exit popup no longer opens. */
export const helpShown = storedFlag("helpShown", tabJson);
