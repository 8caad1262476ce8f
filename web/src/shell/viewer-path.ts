/** Path of a step's pages. The viewer goes on from the page that was reached. */
export function viewerPath(programId: string, stepId: string): string {
  return `/program/content/viewer/${programId}/${stepId}/1`;
}
