import * as z from "zod/mini";
import { CHOICES, QUESTION_IDS } from "../assessment/questions.ts";
import { ASSESSMENT_IDS, STRESS_MAX, SUBMITTABLE_ASSESSMENTS } from "../assessment/submission.ts";
import { character, email, nickname, responseId } from "./fields.ts";
import { CLAIM_SECRET_HEADER, IDEMPOTENCY_KEY_HEADER } from "./headers.ts";
import { operation, USER_LOAD } from "./operation.ts";

const stress = z.enum(Array.from({ length: STRESS_MAX + 1 }, (_, value) => String(value)));

/** One answer; what its value must look like depends on the question. */
const answer = z.discriminatedUnion("questionId", [
  z.strictObject({ questionId: z.literal("nickname"), value: nickname }),
  z.strictObject({ questionId: z.literal("stress"), value: stress }),
  z.strictObject({ questionId: z.literal("email"), value: z.nullable(email) }),
  z.strictObject({ questionId: z.literal("character"), value: z.array(character).check(z.minLength(1)) }),
  z.strictObject({ questionId: z.enum(QUESTION_IDS), value: z.enum(CHOICES) }),
]);

export type Answer = z.output<typeof answer>;

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
    /** Absent in responses that an earlier version of the app has stored on the device. */
    stress: z.optional(z.object({ value: z.int().check(z.minimum(0), z.maximum(STRESS_MAX)) })),
  }),
  /** Null where no questions were asked (schema:v2_B). */
  grades: z.nullable(grades),
  /** Milliseconds since the epoch. */
  submittedAt: z.int(),
});

export type AssessmentResponse = z.output<typeof assessmentResponse>;

/**
 * Stores a filled-in assessment and grades it on the server. Every question of the assessment must be answered
 * exactly once: v2_A has all 35 and no Riggy among the characters, v2_B has Riggy and no questions. The idempotency key
 * becomes the response's id; the key of another submission is `already-exists`.
 */
export const submitAssessment = operation({
  path: "assessment/submit",
  access: "anyone",
  body: z.strictObject({
    assessmentId: z.enum(SUBMITTABLE_ASSESSMENTS),
    answers: z.array(answer).check(z.maxLength(QUESTION_IDS.length + 4)),
  }),
  data: assessmentResponse,
  errors: ["already-exists"],
  headers: [CLAIM_SECRET_HEADER, IDEMPOTENCY_KEY_HEADER],
  limit: { calls: 20, perSeconds: 60 },
});

/** Opens a response by its id, which is what gives the right to read it. */
export const getResponse = operation({
  path: "assessment/getResponse",
  access: "anyone",
  body: z.strictObject({ responseId }),
  data: assessmentResponse,
  errors: ["not-found"],
  limit: { calls: 60, perSeconds: 60 },
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
