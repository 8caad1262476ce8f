import type { SubmissionDraft } from "../assessment/submission.ts";
import type { WizardState } from "../assessment/wizard.ts";
import { answersAll } from "./answers.ts";

/** A completed wizard without Riggy: every stage is valid. */
export function aWizard(parts: Partial<WizardState> = {}): WizardState {
  return {
    email: "",
    nickname: "Robin",
    characters: ["Jumpy"],
    questions: answersAll("3"),
    stress: 5,
    ...parts,
  };
}

/** The draft of that wizard. */
export function aSubmission(parts: Partial<SubmissionDraft> = {}): SubmissionDraft {
  return {
    nickname: "Robin",
    stress: 5,
    email: null,
    characters: ["Jumpy"],
    questions: answersAll("3"),
    ...parts,
  };
}
