import { onUserDataCleared } from "../storage/clear-user-data.ts";
import { takeEarlyFields } from "./early-fields.ts";
import { lookAtMissedWords, lookAtWords, prepareToLook, wordsMissed } from "./look-at-words.ts";

/** How long nothing was typed when typing has stopped, in milliseconds. */
const TYPING_DEBOUNCE_MS = 1_200;

/**
 * Around fields whose words are looked at in another way too: a step's pages look at their answers when they are finished. While a
 * person writes there nothing interrupts; what was not finished is looked at when the page is left.
 */
export const OWN_WATCH = "data-own-watch";

/** Types of inputs that take any words; `type` is "text" where a page names none. */
const WORD_TYPES: readonly string[] = ["text", "search"];

/**
 * Input modes and autocomplete values of fields that take no words: addresses, codes, passwords. A keyboard of numbers keeps nobody from
 * writing words where there is another one.
 */
const OTHER_MODES: readonly string[] = ["tel", "email", "url"];
const OTHER_VALUES = /password|one-time-code|e-?mail|username|\btel\b|\bcc-/;

/** A field in which a person may write anything. */
export type WordField = HTMLInputElement | HTMLTextAreaElement;

/** Whether what is typed into an element is looked at. */
export function isWatched(element: unknown): element is WordField {
  const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  if (!isField || element.readOnly) return false;
  if (element instanceof HTMLInputElement && !WORD_TYPES.includes(element.type)) return false;
  return !OTHER_MODES.includes(element.inputMode) && !OTHER_VALUES.test(element.autocomplete);
}

/** What looks at the fields of all pages. */
export interface FieldWatch {
  /** Looks at once at what was typed on the page, which is being left. */
  readonly leave: () => void;
  readonly stop: () => void;
}

/**
 * Brings the help card where what is typed into any field of the document holds crisis words: once typing stops, and at once when
 * the field or the page is left, or once there is a connection where the code for it could not be loaded. `onFirstField` is called when the first field gets the focus, to load what the card needs while
 * there is a connection.
 */
export function watchFields(onFirstField: () => void): FieldWatch {
  const ended = new AbortController();
  /** What was typed and not looked at, by field. Those of a step's pages wait until the page is left. */
  const typed = new Map<WordField, { readonly text: string; readonly waits: boolean }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPrepared = false;

  const prepare = () => {
    if (isPrepared) return;
    isPrepared = true;
    prepareToLook();
    onFirstField();
  };
  const look = (isLeaving: boolean) => {
    clearTimeout(timer);
    const ready = [...typed].filter(([, { waits }]) => isLeaving || !waits);
    for (const [field] of ready) typed.delete(field);
    if (ready.length > 0) lookAtWords(ready.map(([, { text }]) => text));
  };
  const note = (field: WordField) => {
    prepare();
    typed.set(field, { text: field.value, waits: field.closest(`[${OWN_WATCH}]`) !== null });
    clearTimeout(timer);
    timer = setTimeout(() => look(false), TYPING_DEBOUNCE_MS);
  };
  const listen = (target: EventTarget, type: string, act: (event: Event) => void) =>
    target.addEventListener(type, act, { capture: true, signal: ended.signal });

  listen(document, "focusin", ({ target }) => {
    if (isWatched(target)) prepare();
  });
  listen(document, "input", ({ target }) => {
    if (isWatched(target)) note(target);
  });
  listen(document, "focusout", () => look(false));
  listen(document, "visibilitychange", () => look(true));
  listen(globalThis, "pagehide", () => look(true));
  listen(globalThis, "online", lookAtMissedWords);
  if (isWatched(document.activeElement)) prepare();
  // What was typed before this was loaded, or, before the page was loaded again, could not be looked at or left its help card open; not
  // what fields show of what was written at another time.
  const shown = wordsMissed.read()
    ? document.querySelectorAll(`:is(input, textarea):not([${OWN_WATCH}] *)`)
    : [];
  for (const field of new Set<unknown>([...takeEarlyFields(), ...shown])) if (isWatched(field)) note(field);
  const forget = onUserDataCleared(() => typed.clear());
  return {
    leave: () => look(true),
    stop: () => {
      forget();
      ended.abort();
    },
  };
}
