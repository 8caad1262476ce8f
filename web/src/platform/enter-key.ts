/** What Enter does in a stage. */
export type EnterMeaning = "nothing to us" | "end of a composition" | "go on";

/** The code some browsers give a key that belongs to an input method, after the composition has already ended. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Enter in a field goes on; Enter that only ends a composition (Hangul being put together) does nothing;
 * elsewhere, on buttons and links, it is the browser's.
 */
export function enterKeyMeans(
  event: { readonly key: string; readonly isComposing: boolean; readonly keyCode: number },
  inField: boolean,
): EnterMeaning {
  if (event.key !== "Enter" || !inField) return "nothing to us";
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE ? "end of a composition" : "go on";
}
