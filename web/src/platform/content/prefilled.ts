import type { ContentKey, PageData } from "@mindle/domain/catalogue/public-content";

/** Content that is known without asking: what came with the page, and what was read since. */
let known: PageData = {};

/**
 * Says which content the page brings along, in the place of all that was known. For the prerenderer before it
 * draws a page, and for the client before its first render.
 */
export function setPrefilled(data: PageData): void {
  known = data;
}

/** Content that is known, or undefined. */
export function prefilled<Key extends ContentKey>(key: Key): PageData[Key] {
  return known[key];
}

/** Keeps what was read, so that another screen has it at once. */
export function remember(data: PageData): void {
  known = { ...known, ...data };
}
