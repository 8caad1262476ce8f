import type { EnteredAnswers } from "./memory-answers.ts";
import type { PreviewContent } from "./preview-content.ts";

/** Parameter of a frame's address: its language. */
export const FRAME = "frame";

/** What a frame shows. */
export interface FrameView {
  readonly kind: "view";
  readonly content: PreviewContent;
  /** Id of the step's pack. */
  readonly gcId: string;
  readonly viewNo: number;
  /** Undefined where they come from this frame. */
  readonly answers: EnteredAnswers | undefined;
  /** Ids of the pages gone through. */
  readonly route: readonly string[];
  readonly scheme: "light" | "dark" | undefined;
  /** Whether texts are twice as large. */
  readonly isLarge: boolean;
}

/** What a frame says to the page around it. */
export type FrameMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "entered"; readonly answers: EnteredAnswers }
  /** Without a page where the step ends. */
  | { readonly kind: "turned"; readonly viewNo: number | undefined; readonly route: readonly string[] };
