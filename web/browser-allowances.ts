/**
 * What scripts and styles use although one of the oldest browsers (`oldest-browsers.ts`) lacks it, each with a reason. The build
 * refuses everything else, and an allowance that nothing needs any more. Features are named as in @mdn/browser-compat-data, and
 * an allowance holds for what is below its feature too.
 */

export interface Allowance {
  readonly feature: string;
  /** How the paths of the sources begin that may use it; every source by default. */
  readonly in?: string;
  /** What happens without it. */
  readonly without: string;
  /** Some builds are without the source. */
  readonly isOptional?: true;
}

/** What scripts ask for before they use it, or do not miss. */
const GUARDED: readonly Allowance[] = [
  {
    feature: "api.CanvasRenderingContext2D.imageSmoothingQuality",
    in: "web/src/engine/widgets/image-upload/shrink-picture.ts",
    without: "the picture is made smaller with the browser's own quality",
  },
  {
    feature: "api.CloseWatcher",
    in: "web/src/ui/dialogs/dialog-hooks.ts",
    without: "asked for; the way back leaves the page",
  },
  {
    feature: "api.Element.ariaDisabled",
    in: "node_modules/@base-ui/react/",
    without: "the attribute is read beside it",
  },
  {
    feature: "api.Element.checkVisibility",
    in: "node_modules/@base-ui/react/",
    without: "asked for; styles are read",
  },
  {
    feature: "api.CSS.registerProperty_static",
    in: "node_modules/@base-ui/react/",
    without: "asked for; slower",
  },
  {
    feature: "api.Document.startViewTransition",
    in: "node_modules/react-dom/",
    without: "we use none of them",
  },
  {
    feature: "api.IDBFactory.databases",
    in: "web/src/platform/answers/remove-answers.ts",
    without: "asked for",
  },
  { feature: "api.MouseEvent.movementX", in: "node_modules/react-dom/", without: "asked for" },
  { feature: "api.MouseEvent.movementY", in: "node_modules/react-dom/", without: "asked for" },
  {
    feature: "api.Navigator.canShare",
    in: "web/src/",
    without: "asked for; there is no such button",
  },
  { feature: "api.Navigator.connection", in: "web/src/engine/", without: "asked for; data are not saved" },
  { feature: "api.Navigator.serviceWorker", in: "web/src/", without: "asked for; pages need a connection" },
  {
    feature: "api.Navigator.serviceWorker",
    in: "node_modules/@firebase/",
    without: "asked for; one web view less to talk to",
  },
  {
    feature: "api.Navigator.vibrate",
    in: "web/src/features/program/endings/",
    without: "asked for; nothing is felt",
  },
  {
    feature: "api.Navigator.share",
    in: "web/src/platform/browser/share.ts",
    without: "asked for; there is no such button",
  },
  { feature: "api.Navigator.connection", in: "node_modules/", without: "asked for" },
  {
    feature: "api.Notification",
    in: "node_modules/@firebase/messaging/",
    without: "not run where it is missing",
    isOptional: true,
  },
  {
    feature: "api.Window.pushManager",
    in: "node_modules/@firebase/messaging/",
    without: "not run where it is missing",
    isOptional: true,
  },
  {
    feature: "api.IDBFactory.databases",
    in: "node_modules/@firebase/messaging/",
    without: "asked for",
    isOptional: true,
  },
  {
    feature: "api.Notification",
    in: "web/src/platform/reminders/",
    without: "asked for; there are no notifications",
  },
  {
    feature: "api.PushSubscription",
    in: "node_modules/@firebase/messaging/",
    without: "asked for",
    isOptional: true,
  },
  {
    feature: "api.ServiceWorkerRegistration",
    in: "node_modules/@firebase/messaging/",
    without: "asked for",
    isOptional: true,
  },
  { feature: "api.ServiceWorkerGlobalScope", in: "sw.js", without: "nothing runs it" },
  { feature: "api.Window.navigation", in: "node_modules/react-dom/", without: "asked for" },
  { feature: "api.Window.pushManager", in: "web/src/platform/reminders/", without: "asked for" },
  {
    feature: "api.Window.requestIdleCallback",
    in: "web/src/platform/browser/timing.ts",
    without: "asked for; a timer",
  },
  { feature: "api.Window.requestIdleCallback", in: "web/src/app/entry.ts", without: "asked for; at once" },
  {
    feature: "api.Window.setImmediate",
    in: "node_modules/scheduler/",
    without: "asked for; a MessageChannel",
  },
  {
    feature: "html.elements.search",
    in: "web/src/features/journal/words/words-by-date.tsx",
    without: "an element without a role; the field has its label",
  },
  {
    feature: "html.elements.video.playsinline",
    in: "web/src/engine/widgets/video/widget.tsx",
    without: "Firefox plays in the page anyway",
  },
  {
    feature: "html.global_attributes.is",
    in: "node_modules/react-dom/",
    without: "we make no custom elements",
  },
  {
    feature: "api.HTMLButtonElement.command",
    in: "web/src/features/developer/",
    without: "a field of our own",
    isOptional: true,
  },
  {
    feature: "api.IntersectionObserverEntry.isVisible",
    in: "node_modules/@firebase/auth/",
    without: "a field of its own",
    isOptional: true,
  },
  {
    feature: "css.properties.user-select",
    in: "web/src/shell/states/reference-code.tsx",
    without: "WebkitUserSelect is beside it",
  },
  {
    feature: "css.properties.user-select",
    in: "node_modules/@base-ui/",
    without: "WebkitUserSelect is beside it",
  },
  {
    feature: "javascript.builtins.Iterator.drop",
    in: "web/src/engine/widgets/two-readings/result.tsx",
    without: "no iterator",
  },
  {
    feature: "javascript.builtins.Iterator.forEach",
    in: "node_modules/@firebase/firestore/",
    without: "a list of its own",
  },
  { feature: "javascript.builtins.Iterator.toArray", in: "node_modules/@base-ui/", without: "no iterator" },
  {
    feature: "javascript.builtins.Iterator.toArray",
    in: "node_modules/@firebase/firestore/",
    without: "no iterator",
  },
  {
    feature: "javascript.builtins.Set.difference",
    in: "web/src/engine/widgets/comparison-bars/",
    without: "no set",
  },
  {
    feature: "javascript.builtins.Uint8Array.toBase64",
    in: "node_modules/@firebase/firestore/",
    without: "a class of its own",
  },
  { feature: "javascript.builtins.Error.captureStackTrace", in: "node_modules/", without: "asked for" },
  { feature: "javascript.builtins.Symbol.dispose", in: "node_modules/@firebase/", without: "asked for" },
  {
    feature: "javascript.builtins.Temporal",
    in: "node_modules/@firebase/firestore/",
    without: "asked for, and not used",
  },
  {
    feature: "javascript.builtins.Uint8Array.toBase64",
    in: "node_modules/@marcbachmann/cel-js/",
    without: "asked for",
  },
  {
    feature: "javascript.builtins.Uint8Array.toHex",
    in: "node_modules/@marcbachmann/cel-js/",
    without: "asked for",
  },
];

/** What styles do without: what is seen instead. */
const STYLES: readonly Allowance[] = [
  { feature: "css.at-rules.starting-style", without: "the picture is there without growing" },
  { feature: "css.properties.break-after", without: "a heading may end a printed page" },
  { feature: "css.properties.content-visibility", without: "printed cards stay as they are on the screen" },
  { feature: "css.selectors.details-content", without: "printed cards stay as they are on the screen" },
  { feature: "css.properties.cursor", without: "a finger has no cursor" },
  { feature: "css.properties.d", without: "the way between two steps keeps its curve" },
  { feature: "css.properties.field-sizing", without: "a field scrolls and can be made larger" },
  { feature: "css.properties.forced-color-adjust", without: "Safari has no forced colours" },
  {
    feature: "css.properties.inline-size.fit-content",
    without: "the data are incomplete: Chromium has it since 46",
  },
  { feature: "css.properties.overflow-clip-margin", without: "shadows end at the edge" },
  {
    feature: "css.at-rules.page",
    without: "the browser gives a printed page its own margins, within which the sheet stays",
  },
  { feature: "css.properties.size", without: "the browser's own paper, A4 nearly everywhere" },
  { feature: "css.properties.resize", without: "phones have no handle to resize a field" },
  { feature: "css.properties.scrollbar-width", without: "a thin scroll bar below what can be swiped" },
  { feature: "css.properties.text-wrap", without: "lines are of unequal length" },
  { feature: "css.properties.zoom", without: "the figure keeps its size on low screens" },
  {
    feature: "css.selectors.has",
    without: "base.css underlines what is chosen and outlines what has the focus; cards keep one colour",
  },
];

/**
 * Members that libraries and our own data have as well: a script does not say of which class its objects are. Names that are nothing but a new feature do
 * not belong here.
 */
export const NAMESAKES: readonly string[] = [
  "address",
  "animation",
  "bytes",
  "capture",
  "component",
  "controller",
  "cssFloat",
  "delay",
  "displayName",
  "external",
  "fetchPriority",
  "fileName",
  "handle",
  "imageSizes",
  "locale",
  "lock",
  "login",
  "popover",
  "priority",
  "region",
  "role",
  "share",
  "side",
  "unlock",
  "variant",
  "when",
];

export const ALLOWANCES: readonly Allowance[] = [...GUARDED, ...STYLES];
