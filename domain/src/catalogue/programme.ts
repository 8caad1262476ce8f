import * as z from "zod/mini";
import { character, programmeVersion, stepId } from "../api/fields.ts";
import { localizedText } from "./localized.ts";

/** One step as the schedule shows it. */
const programmeStep = z.object({
  title: localizedText,
  /** Id of the icon (`content/{env}/icons/{icon}`). */
  icon: z.string().check(z.minLength(1)),
  /** Id of the pack that the step opens (`content/{env}/compacks/{gcId}`). */
  edrepDoc: z.string().check(z.minLength(1)),
  /** Comes some time after the others: its session is done without it. */
  later: z.optional(z.literal(true)),
});

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
});

export type Programme = z.output<typeof programme>;
