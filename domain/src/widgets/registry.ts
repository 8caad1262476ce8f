import type * as z from "zod/mini";
import type { WidgetExamples } from "./examples.ts";
import { singleSelect } from "./single-select/definition.ts";
import { singleSelectExamples } from "./single-select/examples.ts";
import { singleSelectProps } from "./single-select/props.ts";
import { textExamples } from "./text/examples.ts";
import { textProps } from "./text/props.ts";
import { textInput } from "./text-input/definition.ts";
import { textInputExamples } from "./text-input/examples.ts";
import { textInputProps } from "./text-input/props.ts";
import type { AnyWidgetDefinition } from "./widget.ts";

/** A widget that authors may use. Widgets that only show something have no definition. */
export interface RegisteredWidget {
  readonly props: z.ZodMiniType;
  readonly examples: WidgetExamples<unknown, unknown>;
  readonly definition?: AnyWidgetDefinition;
}

/** All widgets by type. Loaded by the compiler and tests; the client loads each widget when it is shown. */
export const WIDGETS: Readonly<Record<string, RegisteredWidget>> = {
  "single-select": { props: singleSelectProps, examples: singleSelectExamples, definition: singleSelect },
  text: { props: textProps, examples: textExamples },
  "text-input": { props: textInputProps, examples: textInputExamples, definition: textInput },
};
