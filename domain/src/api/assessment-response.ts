import * as z from "zod/mini";
import { ASSESSMENT_IDS, STRESS_MAX } from "../assessment/submission.ts";
import { character, responseId } from "./fields.ts";
import { operation, USER_LOAD } from "./operation.ts";

// Apart from the submission, whose schemas the result page does without.

const grade = z.number().check(z.minimum(0), z.maximum(10));

export const grades = z.object({ Riggy: grade, Pleaser: grade, Jumpy: grade, Shelly: grade, Flippy: grade });

/** A response as anyone who holds its id may see it; the e-mail address only its owner gets. */
export const assessmentResponse = z.object({
  _id: responseId,
  assessmentId: z.enum(ASSESSMENT_IDS),
  answers: z.object({
    nickname: z.object({ value: z.string() }),
    email: z.optional(z.object({ value: z.nullable(z.string()) })),
    character: z.object({ value: z.array(character) }),
    /** Optional: responses cached on a device may lack it. */
    stress: z.optional(z.object({ value: z.int().check(z.minimum(0), z.maximum(STRESS_MAX)) })),
  }),
  /** Null where no questions were asked (schema:v2_B). */
  grades: z.nullable(grades),
  /** Milliseconds since the epoch. */
  submittedAt: z.int(),
});

/** A response in a list of one's own. */
const listedResponse = z.extend(assessmentResponse, {
  answers: z.omit(assessmentResponse.shape.answers, { email: true }),
});

export type ListedResponse = z.output<typeof listedResponse>;

export type AssessmentResponse = z.output<typeof assessmentResponse>;

/** Opens a response by its id, which is what gives the right to read it. */
export const getResponse = operation({
  path: "assessment/getResponse",
  access: "anyone",
  body: z.strictObject({ responseId }),
  data: assessmentResponse,
  errors: ["not-found"],
  limit: { calls: 60, perSeconds: 60 },
});

/** Responses of one answer of `listResponses` at most. */
export const RESPONSES_PER_PAGE = 50;

/**
 * The caller's own responses, newest first. An answer of {@link RESPONSES_PER_PAGE} responses may have more after it, which
 * `after`, the id of its last one, asks for. They come without the e-mail address: a list of scores has no use for it.
 */
export const listResponses = operation({
  path: "assessment/listResponses",
  access: "signedIn",
  body: z.strictObject({ after: z.optional(responseId) }),
  data: z.array(listedResponse),
  errors: [],
  userLimit: USER_LOAD,
});

/** The caller's newest response, or null. */
export const getLatestSchemaAssessment = operation({
  path: "assessment/getLatestSchemaAssessment",
  access: "signedIn",
  body: z.strictObject({}),
  data: z.nullable(assessmentResponse),
  errors: [],
  userLimit: USER_LOAD,
});
