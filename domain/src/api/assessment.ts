import * as z from "zod/mini";
import { CHOICES, QUESTION_IDS } from "../assessment/questions.ts";
import { STRESS_MAX, SUBMITTABLE_ASSESSMENTS } from "../assessment/submission.ts";
import { assessmentResponse } from "./assessment-response.ts";
import { character, email, nickname } from "./fields.ts";
import { operation, PUBLIC_WRITES } from "./operation.ts";
import { CLAIM_SECRET_HEADER, IDEMPOTENCY_KEY_HEADER } from "./operation-headers.ts";

export {
  type AssessmentResponse,
  assessmentResponse,
  getLatestSchemaAssessment,
  getResponse,
  grades,
  type ListedResponse,
  listResponses,
  RESPONSES_PER_PAGE,
  shareResponse,
} from "./assessment-response.ts";

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
  networkLimit: PUBLIC_WRITES,
});
