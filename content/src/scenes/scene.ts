import { SCENE_MOODS } from "@mindle/domain/catalogue/scene";
import * as z from "zod/mini";

// What an author may write under `scene` of a step. Every place and prop is a drawing in `content/drawings`.

export const PLACES = [
  "desk",
  "bed",
  "kitchen",
  "subway",
  "bus-stop",
  "hill-path",
  "cafe",
  "window",
  "grill",
] as const;

export const HOURS = ["dawn", "noon", "evening", "night"] as const;

export const PROPS = [
  "backpack",
  "battery",
  "bowl",
  "cake",
  "calendar",
  "card",
  "clock",
  "clover",
  "cushion",
  "dog",
  "eraser",
  "jar",
  "laptop",
  "letter",
  "mug",
  "notebook",
  "pencil",
  "phone",
  "plates",
  "puff",
  "radio",
  "scale",
  "scissors",
  "seedling",
  "shell",
  "shoes",
  "signpost",
  "tongs",
  "towel",
  "umbrella",
  "umbrella-open",
  "yarn",
] as const;

export type Place = (typeof PLACES)[number];
export type Hour = (typeof HOURS)[number];
export type Prop = (typeof PROPS)[number];

/** Figures of the stories, as each is drawn: a person in a mood, or a child. */
export const FIGURES = [
  "harin-calm",
  "harin-low",
  "jiwoo-low",
  "jiwoo-smile",
  "eunseo-low",
  "hyunwoo-low",
  "walker-calm",
  "walker-low",
  "walker-smile",
  "riggy-worried",
  "riggy-listening",
  "riggy-waving",
  "riggy-done",
  "pleaser-worried",
  "pleaser-listening",
  "pleaser-waving",
  "pleaser-done",
  "jumpy-worried",
  "jumpy-listening",
  "jumpy-waving",
  "jumpy-done",
] as const;

export type Figure = (typeof FIGURES)[number];

/** A place has room for so many. */
const MOST_PROPS = 3;

const props = z.array(z.enum(PROPS)).check(z.maxLength(MOST_PROPS, `expected at most ${MOST_PROPS} props`));

/** The picture of a step: above its first page, and with what changed above its last one. */
export const authoredScene = z.strictObject({
  place: z.enum(PLACES),
  hour: z.enum(HOURS),
  /** Beside the child, the nearest first. */
  props: z._default(props, []),
  mood: z.enum(SCENE_MOODS),
  /** The page between the first and the last over which the picture is spread. */
  spread: z.optional(z.string()),
  /** What is different at the end; what is left out stays. */
  end: z.optional(z.strictObject({ props: z.optional(props), mood: z.optional(z.enum(SCENE_MOODS)) })),
});

export type AuthoredScene = z.output<typeof authoredScene>;

/** A panel of a story, written in the place of a file's name under `assets` of a page. */
export const authoredPanel = z.strictObject({
  place: z.enum(PLACES),
  hour: z.enum(HOURS),
  props: z._default(props, []),
  who: z
    .array(z.enum(FIGURES))
    .check(z.minLength(1, "expected one or two figures"), z.maxLength(2, "expected one or two figures")),
});

export type AuthoredPanel = z.output<typeof authoredPanel>;

/** A prop by itself, written in the place of a file's name, too. */
export const authoredProp = z.strictObject({ prop: z.enum(PROPS) });

export type AuthoredProp = z.output<typeof authoredProp>;
