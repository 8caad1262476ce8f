import { IMAGE_TYPES } from "@mindle/domain/api/images";
import { savedPage } from "@mindle/domain/content/page-save";
import * as z from "zod/mini";
import { findDocuments, time } from "./documents.ts";
import {
  type DocumentSection,
  dayAndTime,
  describeEach,
  type ReportContext,
  type ReportPart,
} from "./report-parts.ts";

const written = z.object({ savedJson: z.string(), savedAt: time });

const instance = z.object({
  savedJson: z.optional(z.string()),
  savedAt: z.optional(time),
  draft: z.optional(written),
  other: z.optional(written),
});

/** What the user has written and chosen in programmes: finished, unfinished, and on another device. */
export function writtenSection(context: ReportContext): DocumentSection {
  const { t, documents } = context;
  const pages = findDocuments(documents, /^users\/[^/]+\/instances\//, instance).map(([path, page]) => {
    const { draft, other, savedJson, savedAt } = page;
    const at = savedAt ?? draft?.savedAt ?? 0;
    return [path, { at, savedJson, draft, other }] as const;
  });
  return describeEach(
    t("file.written.title"),
    t("file.written.nothing"),
    pages.toSorted(([, one], [, other]) => one.at - other.at),
    ({ at, savedJson, draft, other }) => ({
      title: dayAndTime(context, at),
      parts: [
        ...(savedJson === undefined ? [] : [{ texts: textsIn(savedJson, context) }]),
        ...(draft === undefined ? [] : [titled(t("file.written.draft"), draft, context)]),
        ...(other === undefined ? [] : [titled(t("file.written.other"), other, context)]),
      ],
    }),
  );
}

function titled(title: string, { savedJson }: z.output<typeof written>, context: ReportContext): ReportPart {
  return { title, texts: textsIn(savedJson, context) };
}

/** What was sent from the user's devices, also where it was changed since. */
export function changesSection(context: ReportContext): DocumentSection {
  const { t, documents } = context;
  const found = findDocuments(documents, /^users\/[^/]+\/saves\//, written);
  return describeEach(
    t("file.changes.title"),
    t("file.changes.nothing"),
    found.toSorted(([, one], [, other]) => one.savedAt - other.savedAt),
    ({ savedJson, savedAt }) => ({
      title: dayAndTime(context, savedAt),
      parts: [{ texts: textsIn(savedJson, context) }],
    }),
  );
}

const image = z.object({
  type: z.enum(IMAGE_TYPES),
  /** In base64. */
  bytes: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  savedAt: time,
});

/** The pictures of the user. */
export function imagesSection(context: ReportContext): DocumentSection {
  const { t, documents } = context;
  const found = findDocuments(documents, /^users\/[^/]+\/images\//, image);
  return describeEach(
    t("file.images.title"),
    t("file.images.nothing"),
    found.toSorted(([, one], [, other]) => one.savedAt - other.savedAt),
    ({ type, bytes, savedAt }) => {
      const date = dayAndTime(context, savedAt);
      return {
        title: date,
        parts: [{ image: `data:${type};base64,${bytes}`, alt: t("file.images.alt", { date }) }],
      };
    },
  );
}

/** The texts, numbers and choices in a page, in their order. */
function textsIn(savedJson: string, context: ReportContext): readonly string[] {
  const value = parseJson(savedJson);
  const page = savedPage.safeParse(value);
  return page.success
    ? Object.values(page.data).flatMap((model) => valuesIn(model.value, context))
    : valuesIn(value, context);
}

function valuesIn(value: unknown, context: ReportContext): readonly string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value === "number") return [`${value}`];
  if (typeof value === "boolean") return [context.t(value ? "file.yes" : "file.no")];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((part: unknown) => valuesIn(part, context));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
