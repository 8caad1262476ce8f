import { stepId } from "@mindle/domain/api/fields";
import { assetKey, componentMood, modelName } from "@mindle/domain/content/activity";
import { isReservedName } from "@mindle/domain/content/expression";
import { HELP_KINDS } from "@mindle/domain/safety/help-kind";
import * as z from "zod/mini";
import { authoredPanel, authoredProp, authoredScene } from "../scenes/scene.ts";

// The schemas of a step's file and a shared activity's file. The contents of `view` are parsed widget by widget
// (`components.ts`).

const pageId = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, "expected a page name of small letters, digits and hyphens"));

/** A page of a step of the same programme: `d1-s2/seal`. */
export function pageOfStep(expected: string) {
  return z.string().check(z.regex(/^d[0-9]+-s[0-9]+\/[a-z][a-z0-9-]*$/, expected));
}

/** Name of an answer, or of a recalled one, in a page's conditions and texts. */
const answerName = modelName.check(
  z.refine(
    (name) => !isReservedName(name),
    "expected another name: conditions have this word for themselves",
  ),
);

const condition = z.string().check(z.minLength(1, "expected a condition"));

/** `!` begins a tag in YAML, `"` and `'` a quoted text; what begins with one needs quotes around it. */
const view = z.array(z.unknown()).check(z.minLength(1, "expected at least one widget"));

/** An entry of a view: the widgets of a shared activity, with their parameters, among those of the page. */
export const sharedPart = z.strictObject({
  use: pageId,
  with: z.optional(z.record(z.string(), z.unknown())),
});

const authoredPage = z.strictObject({
  page: pageId,
  /** The widgets, from top to bottom. */
  view: z.optional(view),
  /** A shared activity in the view's place, with its parameters. */
  use: z.optional(pageId),
  with: z.optional(z.record(z.string(), z.unknown())),
  /** A page of an earlier step, `d1-s2/seal`, in the view's place: shown once more, with its answers. */
  again: z.optional(pageOfStep("expected a page of an earlier step: d1-s2/seal")),
  /** Answers of other pages by the name they have here: `page.model`, `d1-s2/page.model`, `um-eng-v2s/d1-s2/page.model`. */
  recall: z.optional(z.record(answerName, z.string())),
  /** Where the page leads, first condition first; else to the page after it. */
  next: z.optional(z.array(z.strictObject({ when: z.optional(condition), to: z.string() }))),
  /** Its first choice looks as that of the page before, though choices in a row are to look different. */
  sameLook: z.optional(z.literal(true)),
  /** Read-only once its step is finished. */
  once: z.optional(z.boolean()),
  /**
   * Condition under which finishing it brings the help card, and what that is about where it is not danger to one's life; with `named`
   * the page has said where help is, and only the flag is raised.
   */
  help: z.optional(
    z.union([
      condition,
      z.strictObject({ when: condition, card: z.enum(HELP_KINDS), named: z.optional(z.literal(true)) }),
    ]),
  ),
  /** Condition under which finishing it counts as a harm that the person reports: harder than before. */
  worse: z.optional(condition),
  /** After how many days the person is reminded: a number, or an expression. */
  remind: z.optional(z.union([z.int().check(z.minimum(1)), condition])),
  /**
   * Published page of the step that this one replaces: where this one has no answers, pages that recall it read those
   * of that one.
   */
  replaces: z.optional(pageId),
  /** Name of the migration that turns the answers of that page into those of this one; without it they are read as they are. */
  migrate: z.optional(z.string()),
  /** File names of pictures, sounds and films by key, or a picture that is composed or a prop. */
  assets: z.optional(z.record(assetKey, z.union([z.string(), authoredPanel, authoredProp]))),
});

export type AuthoredPage = z.output<typeof authoredPage>;

/** One step (`data/programmes/{programId}/session-{n}/step-{m}.yaml`). */
export const authoredStep = z.strictObject({
  step: stepId,
  /** Its picture; a step of a programme with a child has one. */
  scene: z.optional(authoredScene),
  pages: z.array(authoredPage).check(z.minLength(1, "expected at least one page")),
});

export type AuthoredStep = z.output<typeof authoredStep>;

/** A view that several pages use (`data/activities/{id}.yaml`). A prop that is `$name` is a parameter. */
export const authoredActivity = z.strictObject({
  activity: pageId,
  view,
});

export type AuthoredActivity = z.output<typeof authoredActivity>;

/** What every widget may have besides its own props. */
export const componentFields = z.object({
  bind: z.optional(answerName),
  optional: z.optional(z.literal(true)),
  visible: z.optional(condition),
  disabled: z.optional(condition),
  clear: z.optional(z.literal(true)),
  requiresLogin: z.optional(z.literal(true)),
  notInJournal: z.optional(z.literal(true)),
  mood: z.optional(componentMood),
});

export const COMPONENT_FIELDS: readonly string[] = Object.keys(componentFields.shape);
