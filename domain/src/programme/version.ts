/** Id of the document of one version of a programme. The newest one is also stored under the programme's own id. */
export function programmeVersionId(programId: string, version: number): string {
  return `${programId}.v${version}`;
}

/** Id of the pack of a step in one version of its programme. */
export function packId(programId: string, stepId: string, version: number): string {
  return `${programId}.${stepId}.v${version}`;
}
