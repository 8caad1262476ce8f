import { grades } from "@mindle/domain/api/assessment";
import { character, email, nickname } from "@mindle/domain/api/fields";
import { CHOICES, QUESTION_IDS } from "@mindle/domain/assessment/questions";
import { ASSESSMENT_IDS, STRESS_MAX } from "@mindle/domain/assessment/submission";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/** A submitted assessment, `assessments/{responseId}`. */
export const assessmentDocument = z
  .object({
    assessmentId: z.enum(ASSESSMENT_IDS),
    answers: z.object({
      nickname: z.object({ value: nickname }),
      /** Whole number from 0 to 10. */
      stress: z.object({ value: z.int().check(z.minimum(0), z.maximum(STRESS_MAX)) }),
      email: z.object({ value: z.nullable(email) }),
      character: z.object({ value: z.array(character).check(z.minLength(1)) }),
    }),
    /** By question id; empty for schema:v2_B. */
    questions: z.partialRecord(z.enum(QUESTION_IDS), z.enum(CHOICES)),
    grades: z.nullable(grades),
    /** Null while the response can be claimed or has no owner. */
    ownerUid: z.nullable(z.string()),
    /** Hash of the claim secret of a submission without sign-in; null once it has an owner. */
    claimHash: z._default(z.nullable(z.string()), null),
    /** The key of the link that opens it for anyone; absent where its owner has made none. */
    shareKey: z.optional(z.string()),
    /** Milliseconds since the epoch. */
    createdAt: z.int(),
    /**
     * When an ownerless response may be deleted (Firestore timestamp, required by the TTL policy). Absent with an
     * owner; optional because documents without the field exist.
     */
    expiresAt: z.optional(z.instanceof(Timestamp)),
  })
  .check(z.refine(({ ownerUid, claimHash }) => ownerUid === null || claimHash === null, "has two owners"));

export type AssessmentDocument = z.output<typeof assessmentDocument>;
