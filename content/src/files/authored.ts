import { isEmail } from "@mindle/domain/account/email";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { authoredClaim, comment, faqEntry, ORDERS } from "@mindle/domain/catalogue/documents";
import { catalogPackage } from "@mindle/domain/catalogue/package";
import { STEP_ICONS } from "@mindle/domain/catalogue/step-icons";
import { text } from "@mindle/domain/content/authored-text";
import * as z from "zod/mini";
import { pageOfStep } from "../pages/authored.ts";
import { authoredTries } from "./authored-tries.ts";

// What the YAML files below `data/` hold. Unknown keys are mistakes, so that a misspelt one is seen.

/** How many outline parts a starter package has; the complete one has all. */
export const STARTER_PARTS = 3;

const programId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected an id such as um-eng-v2s"));

/** Written in place of a step that only earlier versions have, and parsed as null, so that the others keep their numbers. */
const DROPPED_STEP = "dropped";

const offer = z.strictObject({ name: text(1), summary: text(3) });

/** One character's packages and the programme behind them (`data/packages/*.yaml`). */
export const authoredCatalogue = z.strictObject({
  character: z.enum(CHARACTERS),
  programId,
  themeColor: catalogPackage.shape.themeColor,
  beta: z.boolean(),
  starter: offer,
  complete: offer,
  /** Sold in the app alone and shown on no page; described as the complete one. */
  master: z.optional(z.strictObject({ name: text(1) })),
  /** Pages that the offers show as pictures; none as long as the programme has no steps. */
  inside: z
    .array(pageOfStep("expected a page: d1-s1/scene"))
    .check(z.maxLength(3, "expected at most three pages")),
  outline: z
    .array(z.strictObject({ title: text(1), goal: text(2) }))
    .check(z.minLength(STARTER_PARTS, `expected at least ${STARTER_PARTS} parts`)),
});

export type AuthoredCatalogue = z.output<typeof authoredCatalogue>;

const answerPlace = z.strictObject({
  page: pageOfStep("expected a page: d1-s2/seal"),
  answer: z.string(),
});

/** An answer that home speaks of, and what it says. */
const homeAnswer = z.strictObject({ ...answerPlace.shape, text: text(2) });

const homeAnswers = z.optional(z.array(homeAnswer));

const loudAct = z.strictObject({ day: text(3), night: text(3) });

/** What the loud minute has for those who are in a programme. */
const loudMinute = z.strictObject({
  chips: z.array(answerPlace),
  sentences: z.array(z.strictObject({ ...homeAnswer.shape, note: z.optional(text(2)) })),
  sentence: text(2),
  acts: z.strictObject({ low: loudAct, middle: loudAct, high: loudAct }),
});

/** What anyone may know of a programme (`data/programmes/*.yaml`). */
export const authoredProgramme = z.strictObject({
  programId,
  name: text(1),
  /** Raised by one with every other list or order of pages or steps, once it is published. */
  version: z._default(z.int().check(z.minimum(1)), 1),
  /** What home leads to from the day on that the answer's widget says. */
  waiting: homeAnswers,
  /** What the person gathers, and home shows. */
  gathered: homeAnswers,
  /** What the loud minute shows of the person's answers, and what it says where there are none. */
  loud: z.optional(loudMinute),
  /** The person's acts, which the journal lays side by side. */
  tries: z.optional(authoredTries),
  sessions: z.array(
    z.strictObject({
      goal: text(2),
      /** Days recommended for it. */
      days: z.int().check(z.minimum(1)),
      /** The session in about three minutes, for a user who returns after an absence. */
      short: z.optional(
        z.strictObject({
          paragraphs: z
            .array(text(4))
            .check(
              z.minLength(2, "expected at least two paragraphs"),
              z.maxLength(6, "expected at most six paragraphs"),
            ),
          /** One small thing to do in the week. */
          act: text(4),
        }),
      ),
      steps: z
        .array(
          z.pipe(
            z.transform((step) => (step === DROPPED_STEP ? null : step)),
            z.nullable(
              z.strictObject({
                title: text(1),
                icon: z.enum(STEP_ICONS),
                /** Comes some time after the others: its session is done without it. */
                later: z.optional(z.literal(true)),
                /** To be taken in hand again and again, once the session's other steps are finished: nothing is done by it. */
                tool: z.optional(z.literal(true)),
              }),
            ),
          ),
        )
        .check(
          z.minLength(1, "expected at least one step"),
          z.refine((steps) => {
            const fromTool = steps.slice(steps.findIndex((step) => step?.tool));
            return (
              steps.every((step) => !step?.tool) ||
              fromTool.every((step) => step?.tool ?? step?.later ?? step === null)
            );
          }, "expected tool steps last"),
        ),
    }),
  ),
});

export type AuthoredProgramme = z.output<typeof authoredProgramme>;

/** Reviews (`data/comments.yaml`). */
export const authoredComments = z.array(z.strictObject({ ...comment.shape, author: text(1), text: text(4) }));

/** What we claim (`data/claims.yaml`). */
export const authoredClaims = z.array(
  z.strictObject({ ...authoredClaim.shape, text: text(2), population: z.optional(text(2)) }),
);

/** Frequent questions (`data/faq.yaml`). */
export const authoredFaq = z.array(z.strictObject({ ...faqEntry.shape, question: text(2), answer: text(8) }));

/** The order of each list (`data/orders.yaml`). */
export const authoredOrders = z.strictObject(ORDERS);

/** Accounts of the local Auth emulator (`data/local-accounts.yaml`). */
export const authoredAccounts = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[A-Za-z0-9]{28}$/, "expected 28 letters and digits")),
    email: z.string().check(z.refine(isEmail, "expected an e-mail address")),
    password: z.string().check(z.minLength(8, "expected at least 8 characters")),
    displayName: z.string().check(z.minLength(1)),
  }),
);

export type AuthoredAccounts = z.output<typeof authoredAccounts>;
