import type { Programme } from "@mindle/domain/catalogue/programme";

/** What the reader found: a programme, null where there is none, or why it could not be read. */
export type ProgrammeAnswer = Programme | null | Error;

/** A programme that a page shows. */
export interface ProgrammeRequest {
  readonly programId: string;
  /** A higher one reads it again after a failure. */
  readonly attempt: number;
  /** Takes the first answer and those that follow. */
  readonly answer: (answer: ProgrammeAnswer) => void;
}
