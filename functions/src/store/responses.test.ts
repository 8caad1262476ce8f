import { expect, test } from "vitest";
import * as z from "zod/mini";
import { assessmentDocument } from "./responses.ts";

const STORED = {
  assessmentId: "schema:v2_B",
  answers: {
    nickname: { value: "Robin" },
    stress: { value: 3 },
    email: { value: null },
    character: { value: ["Riggy"] },
  },
  questions: {},
  grades: null,
  ownerUid: "u1",
  createdAt: 1,
};

test("a response that was stored before claim secrets is read as one that cannot be claimed", () => {
  expect(z.parse(assessmentDocument, { ...STORED, browserId: "abcdefghij0123456789" })).toMatchObject({
    claimHash: null,
    ownerUid: "u1",
  });
});
