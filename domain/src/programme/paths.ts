export function schedulePath(programId: string): string {
  return `/program/schedule/${programId}`;
}

export function journalPath(programId: string): string {
  return `/program/journal?programme=${programId}`;
}

/** A place in a step: its page from 1, where the person goes on, or its letter. */
type ViewPlace = number | "resume" | "letter";

/** All pages of steps are below it. */
export const VIEWER_PATH = "/program/content/viewer";

export function viewerPath(programId: string, stepId: string, view: ViewPlace): string {
  return `${VIEWER_PATH}/${programId}/${stepId}/${view}`;
}
