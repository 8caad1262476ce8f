import * as z from "zod/mini";
import { ASSESSMENT_IDS, STRESS_MAX } from "../assessment/submission.ts";
import { character, responseId } from "./fields.ts";
import { operation, USER_LOAD } from "./operation.ts";

// Apart from the submission, whose schemas the result page does without.

const grade = z.number().check(z.minimum(0), z.maximum(10));

export const grades = z.object({ Riggy: grade, Pleaser: grade, Jumpy: grade, Shelly: grade, Flippy: grade });

/** The key of a link that opens a response for anyone. */
const shareKey = responseId;

/** A response as a caller who may open it sees it; the e-mail address and the key of its link only its owner gets. */
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
  /** Null where no link opens it. */
  shareKey: z.optional(z.nullable(shareKey)),
});

/** A response in a list of one's own. */
const listedResponse = z.extend(assessmentResponse, {
  answers: z.omit(assessmentResponse.shape.answers, { email: true }),
});

export type ListedResponse = z.output<typeof listedResponse>;

export type AssessmentResponse = z.output<typeof assessmentResponse>;

/**
 * Opens a response. While it has no owner, its id gives the right to read it; then its owner may, and anyone with the key of the
 * link that the owner has made. `permission-denied` for all others.
 */
export const getResponse = operation({
  path: "assessment/getResponse",
  access: "anyone",
  body: z.strictObject({ responseId, shareKey: z.optional(shareKey) }),
  data: assessmentResponse,
  errors: ["not-found", "permission-denied"],
  limit: { calls: 60, perSeconds: 60 },
});

/**
 * Makes the link that opens a response of the caller for anyone, or ends it; answers the response. A link that was ended never
 * works again: the next one has another key. `not-found` where the caller has no such response.
 */
export const shareResponse = operation({
  path: "assessment/shareResponse",
  access: "signedIn",
  body: z.strictObject({ responseId, shared: z.boolean() }),
  data: assessmentResponse,
  errors: ["not-found"],
  userLimit: USER_LOAD,
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
  userLimit: USER_LOAD,
});

/** The caller's newest response, or null. */
export const getLatestSchemaAssessment = operation({
  path: "assessment/getLatestSchemaAssessment",
  access: "signedIn",
  body: z.strictObject({}),
  data: z.nullable(assessmentResponse),
  userLimit: USER_LOAD,
});
