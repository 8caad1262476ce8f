import * as z from "zod/mini";
import { typedProblems } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { ImageUploadProps } from "./widget.ts";

/** A saved picture, with the description that screen readers read if the person wrote one. */
export interface UploadedImage {
  readonly image: string;
  readonly alt?: string | undefined;
}

/** The picture; null without one. Expressions read whether there is one. */
export const imageUpload: WidgetDefinition<ImageUploadProps, UploadedImage | null> = {
  type: "image-upload",
  value: z.nullable(z.strictObject({ image: z.string().check(z.minLength(1)), alt: z.optional(z.string()) })),
  empty: () => null,
  isAnswered: (value) => value !== null,
  check: (value, { characters }) =>
    value === null ? [{ code: "no-answer" }] : typedProblems(value.alt ?? "", { part: "alt", characters }),
  read: { type: "bool", of: (value) => value !== null },
  summary: (value, _props, language) => (value === null ? "" : value.alt?.trim() || PICTURE[language]),
  freeText: (value) => (value?.alt === undefined ? [] : [value.alt]),
};

const PICTURE = { ko: "사진 한 장", en: "A picture" } as const;
