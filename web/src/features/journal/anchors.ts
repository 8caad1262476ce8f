/** Id of the first sheet of a session. */
export function sessionAnchor(session: number): string {
  return `session-${session}`;
}
