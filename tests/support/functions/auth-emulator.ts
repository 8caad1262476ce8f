import * as z from "zod/mini";
import { testEnvironment } from "./environment.ts";

/** Calls Auth's public API. */
export function identityToolkit(method: string, body: object): Promise<unknown> {
  return ask("POST", `identitytoolkit.googleapis.com/v1/${method}?key=demo-key`, body);
}

/** Calls Auth's API as an administrator of the project. */
export function asAdministrator(method: string, body: object): Promise<unknown> {
  const { projectId } = testEnvironment();
  return ask("POST", `identitytoolkit.googleapis.com/v1/projects/${projectId}/${method}`, body);
}

const mailed = z.object({
  oobCodes: z.array(
    z.object({ email: z.string(), requestType: z.string(), oobCode: z.string(), oobLink: z.string() }),
  ),
});

/** What the emulator would have mailed to an address and is not used, the oldest first. */
export async function mailsTo(address: string): Promise<z.output<typeof mailed>["oobCodes"]> {
  const { projectId } = testEnvironment();
  const { oobCodes } = z.parse(mailed, await ask("GET", `emulator/v1/projects/${projectId}/oobCodes`));
  return oobCodes.filter(({ email }) => email === address);
}

const texted = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

/** The last code that the emulator would have sent to a telephone; undefined where there is none. */
export async function lastCodeTo(phone: string): Promise<string | undefined> {
  const { projectId } = testEnvironment();
  const path = `emulator/v1/projects/${projectId}/verificationCodes`;
  const { verificationCodes } = z.parse(texted, await ask("GET", path));
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code;
}

async function ask(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
  const isPublic = path.includes("?key=");
  const response = await fetch(`http://${testEnvironment().authHost}/${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...(!isPublic && { Authorization: "Bearer owner" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
