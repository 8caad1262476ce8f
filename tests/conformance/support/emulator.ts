export interface Emulator {
  readonly host: string;
  readonly port: number;
}

/** Sends a REST request as administrator. Throws when it fails. */
export async function asAdmin(
  emulator: Emulator,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`http://${emulator.host}:${emulator.port}${path}`, {
    method,
    headers: { Authorization: "Bearer owner" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}: ${text}`);
  return JSON.parse(text);
}

export async function loadRules(emulator: Emulator, projectId: string, content: string): Promise<void> {
  const body = { rules: { files: [{ name: "security.rules", content }] } };
  await asAdmin(emulator, "PUT", `/emulator/v1/projects/${projectId}:securityRules`, body);
}

/** The REST path of a document. */
export function documentUrl(projectId: string, path: string): string {
  return `/v1/projects/${projectId}/databases/(default)/documents/${path}`;
}
