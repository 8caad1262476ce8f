import * as all from "./all.ts";
import type { AnyWidget } from "./widget.ts";

/** The name of a widget, as authors write it. */
export type WidgetType = keyof typeof all;

/** All widgets by type, for the compiler, tests and the gallery. The client loads each widget when it is shown. */
export const WIDGETS: Readonly<Record<string, AnyWidget>> = { ...all };
