import * as z from "zod/mini";
import { character, programmeVersion, stepId } from "../api/fields.ts";
import { localizedText } from "./localized.ts";

/** One step as the schedule shows it. */
const programmeStep = z.object({
  title: localizedText,
  /** Name of the icon, one of `STEP_ICONS`; the client draws it. */
  icon: z.string().check(z.minLength(1)),
  /** Id of the pack that the step opens (`content/{env}/compacks/{gcId}`). */
  edrepDoc: z.string().check(z.minLength(1)),
  /** Comes some time after the others: its session is done without it. */
  later: z.optional(z.literal(true)),
  /** Is taken in hand again and again once the session's other steps are finished: it is no part of how far one is. */
  tool: z.optional(z.literal(true)),
});

/** A session in about three minutes, for a user who returns after an absence. */
const shortVersion = z.object({
  /** Its idea, a paragraph at a time. */
  paragraphs: z.array(localizedText).check(z.minLength(1)),
  /** One small thing to do in the week. */
  act: localizedText,
});

const answerPlace = z.object({
  /** The step and the author's name of the page, `d1-s2/seal`. */
  page: z.string(),
  answer: z.string(),
});

export type AnswerPlace = z.output<typeof answerPlace>;

/** An answer of a page that home speaks of, and what it says. */
const homeAnswer = z.object({ ...answerPlace.shape, text: localizedText });

export type HomeAnswer = z.output<typeof homeAnswer>;

const homeAnswers = z.optional(z.array(homeAnswer));

const loudAct = z.object({ day: localizedText, night: localizedText });

/** What the loud minute has for those who are in this programme (`features/loud`). */
const loudMinute = z.object({
  /** Answers that say what is loud: their parts are offered. */
  chips: z.array(answerPlace),
  /** Answers that help in this moment, the best one first: the first that is there is shown, below its text. */
  sentences: z.array(z.object({ ...homeAnswer.shape, note: z.optional(localizedText) })),
  /** Shown where none of them is answered. */
  sentence: localizedText,
  /** What can be done in less than a minute, by how loud it is. */
  acts: z.object({ low: loudAct, middle: loudAct, high: loudAct }),
});

export type LoudMinute = z.output<typeof loudMinute>;

export type ShortVersion = z.output<typeof shortVersion>;

/**
 * Public meta data of a programme (`content/{env}/programs/{programId}`), in its newest version; each version also has a document
 * of its own (`{programId}.v{version}`).
 */
export const programme = z.object({
  version: programmeVersion,
  programName: localizedText,
  /** The child whose programme it is; absent where it is everyone's. */
  character: z.optional(character),
  /** Steps by id, `d{session}-s{step}`. */
  steps: z.record(stepId, programmeStep),
  /** Days recommended for each session, the first session first. */
  recommendedDays: z.array(z.int().check(z.minimum(1))),
  /** Goal of each session, the first session first. */
  goals: z.array(localizedText),
  /** The short version of each session, the first session first; null for a session that has none. */
  shortVersions: z.optional(z.array(z.nullable(shortVersion))),
  /** What waits for the person from some day on, by its widget's `dueOn`: home leads there then. */
  waiting: homeAnswers,
  /** What the person gathers: home shows it, and leads to where more is added. */
  gathered: homeAnswers,
  /** What the loud minute has of it. */
  loud: z.optional(loudMinute),
  /** The person's acts, which the journal lays side by side; it reads them by `authoredTry`, which home does without. */
  tries: z.optional(z.array(z.unknown())),
});

export type Programme = z.output<typeof programme>;
