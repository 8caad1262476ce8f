/** What a press of Enter means. */
export type EnterKeyAction = "ignore" | "end-composition" | "submit";

/** The code some browsers give a key that belongs to an input method, after the composition has already ended. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Enter in a field goes on; Enter that only ends a composition (Hangul being put together) does nothing;
 * elsewhere, on buttons and links, it is the browser's.
 */
export function enterKeyAction(
  event: { readonly key: string; readonly isComposing: boolean; readonly keyCode: number },
  inField: boolean,
): EnterKeyAction {
  if (event.key !== "Enter" || !inField) return "ignore";
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE ? "end-composition" : "submit";
}
