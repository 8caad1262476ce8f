import { IMAGE_TYPES } from "@mindle/domain/api/images";
import { answerId, foldedAnswers } from "@mindle/domain/content/folded-answers";
import { savedPage } from "@mindle/domain/content/page-save";
import * as z from "zod/mini";
import { findDocuments, idOf, time } from "./documents.ts";
import {
  type DocumentSection,
  dayAndTime,
  describeEach,
  type ReportContext,
  type ReportPart,
} from "./report-parts.ts";
import { opensOn } from "./report-tried.ts";

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
    ({ at, savedJson, draft, other }, path) => {
      const parts = (json: string | undefined) =>
        json === undefined ? [] : partsIn(json, idOf(path), context);
      return {
        title: dayAndTime(context, at),
        parts: [
          ...parts(savedJson),
          ...titled(t("file.written.draft"), parts(draft?.savedJson)),
          ...titled(t("file.written.other"), parts(other?.savedJson)),
        ],
      };
    },
  );
}

function titled(title: string, [first, ...others]: readonly ReportPart[]): readonly ReportPart[] {
  return first === undefined ? [] : [{ ...first, title }, ...others];
}

const change = z.object({ ...written.shape, instanceId: z.optional(z.string()) });

/** What was sent from the user's devices, also where it was changed since. */
export function changesSection(context: ReportContext): DocumentSection {
  const { t, documents } = context;
  const found = findDocuments(documents, /^users\/[^/]+\/saves\//, change);
  return describeEach(
    t("file.changes.title"),
    t("file.changes.nothing"),
    found.toSorted(([, one], [, other]) => one.savedAt - other.savedAt),
    ({ savedJson, savedAt, instanceId = "" }) => ({
      title: dayAndTime(context, savedAt),
      parts: partsIn(savedJson, instanceId, context),
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

/** The texts, numbers and choices in a page, in their order; then those that are folded away, which a press unfolds: nothing is left out. */
function partsIn(savedJson: string, instance: string, context: ReportContext): readonly ReportPart[] {
  const value = parseJson(savedJson);
  const page = savedPage.safeParse(value);
  if (!page.success) return [{ texts: valuesIn(value, context) }];
  const folded = foldedAnswers(context.tries === "unread" ? [] : context.tries);
  const answers = Object.entries(page.data).map(([model, saved]) => ({
    id: answerId({ instance, model }),
    texts: valuesIn(saved.value, context),
  }));
  const texts = answers.flatMap((answer) => (folded.has(answer.id) ? [] : answer.texts));
  const hidden = answers.filter((answer) => folded.has(answer.id) && answer.texts.length > 0);
  const [first] = hidden;
  if (first === undefined) return [{ texts }];
  const until = opensOn(context, folded.get(first.id));
  return [{ texts }, { folded: until, texts: hidden.flatMap((answer) => answer.texts) }];
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
